import { describe, expect, it } from 'vitest'
import { missingMaterial } from './missing-material.ts'

describe('material that a prompt mentions', () => {
  it.each([
    ['rewrite the last one but friendlier', 'the last one', 'text'],
    ['make the previous email shorter', 'the previous email', 'email'],
    ['can you look at my paragraph', 'my paragraph', 'paragraph'],
    ['make my intro stronger', 'my intro', 'intro'],
    ['make this less wordy', 'this', 'text'],
    ['clean up this spreadsheet the dates are a mess', 'this spreadsheet', 'spreadsheet'],
    ['compare these applicants for the job', 'these applicants', 'applicants'],
    ['code my interview transcripts for themes', 'my interview transcripts', 'transcripts'],
    ['response to reviewer 2, who is wrong', 'reviewer 2', 'text'],
    ['alt text for the figures in my poster', 'the figures', 'figures'],
    ['turn these into a table', 'these', 'text'],
    ['is this grammatically correct', 'this', 'text'],
    ['feedback on my lesson plan', 'my lesson plan', 'plan'],
    ['sort these names', 'these names', 'names'],
    ['turn the transcript into minutes', 'the transcript', 'transcript'],
    ['based on the article, write a reaction', 'the article', 'article'],
    ['title for my essay', 'my essay', 'essay'],
    ['make flashcards out of my lecture notes', 'my lecture notes', 'notes'],
    ['does my argument make sense', 'my argument', 'argument'],
    ['questions on this chapter', 'this chapter', 'chapter'],
    ['translate the following to French', 'the following', 'text'],
    ['use the data in the spreadsheet', 'the data in the spreadsheet', 'spreadsheet'],
    ['I pasted my methods section below, is it ok?', 'my methods section', 'section'],
  ])('in “%s” is “%s”', (text, words, noun) => {
    expect(missingMaterial(text)).toEqual({ words, noun })
  })

  it.each([
    'improve my gpa',
    'alt text for the pictures on our welding program page',
    'press release for our new nursing program',
    'press kit for our program',
    'update my address in the system',
    'get feedback from my students',
    'feedback form for a workshop',
    'look into the economics of college sports',
    'write my essay on bees',
    'summarize the article by Jones on bees',
    'email to my professor about missing class this week',
    'sort a list in python',
    'respond to a parent',
    'write a story about an owl and make it funny',
  ])('isn’t seen in “%s”', (text) => {
    expect(missingMaterial(text)).toBeUndefined()
  })
})

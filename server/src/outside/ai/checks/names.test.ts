import { enhanceByRules } from '@prompt-library/domain/enhancer/built-in-enhancer'
import { describe, expect, it } from 'vitest'
import { readStarterPrompts } from '../../../seeds/starter-prompts.ts'
import { problemWith } from '../../../testing/answers/problem-with.ts'

const LETTER = 'Write a letter to Maria Lopez at Acme about the late delivery.'

describe('names', () => {
  it.each([
    [LETTER, 'Write a polite letter to John Smith at Initech about the late delivery.'],
    [LETTER, 'Write a polite letter to Maria Lopez at Initech about the late delivery.'],
    [LETTER, 'Write a polite letter to a supplier about the late delivery.'],
    ['Dave and Kim from Ohio like tides. Explain tides.', 'Dave from Ohio likes tides. Explain tides.'],
    ['Explain tides to my class.', 'Explain tides to Mrs. Miller’s class.'],
    ['Explain how tides work at the coast.', 'Explain how tides work at the coast near Boston.'],
    ['Compare the novels of Toni Morrison.', 'Compare the novels of Alice Walker in a table.'],
    ['Plan a trip to Lisbon with my class.', 'Plan a detailed trip to Madrid with my class.'],
    ['Summarize what Darwin’s book says.', 'Summarize in plain words what Lamarck’s book says.'],
    ['Write an email to the RA about the noise.', 'Write a short draft of an email about the noise.'],
    [
      'Write an email to HR about my leave.',
      'Write a polite email about my leave, and go through the dates.',
    ],
    ['Plan the choir trip.', 'Plan the choir trip. Everyone must sign up by March.'],
    ['Plan the choir trip.', 'Plan the choir trip. Everyone must sign up before May.'],
    ['Plan the choir trip.', 'Plan the choir trip. Everyone must sign up by Friday.'],
    ['Explain how induction works.', 'Explain how induction works, with a sentence from Faraday.'],
    ['Write a note to Sunita about the tide.', 'Write a short note about the tide and the sun.'],
    ['Write a note to Declan about the tide.', 'Write a short note about the tide (Dec).'],
    [
      'Explique o ciclo das marés no livro de Saramago',
      'Explique o ciclo das marés no livro de Pessoa, em cinco frases',
    ],
  ])('can’t be replaced or all dropped: %s', (original, rewritten) => {
    expect(problemWith(original, rewritten)).toContain('A name')
  })

  it.each([
    [
      'kept',
      LETTER,
      'You are an editor. Write a short letter to Maria Lopez at Acme about the late delivery.',
    ],
    ['possessive', 'Summarize what Darwin’s book says.', 'Summarize the book by Darwin in plain words.'],
    ['at the start', LETTER, 'Maria Lopez works at Acme. Write a letter to her about the late delivery.'],
    [
      'joined by more',
      'Explain tides to my class in Ohio.',
      'Explain tides to my class in Ohio. Answer in Markdown.',
    ],
    ['an assistant', 'Hey ChatGPT, explain how tides work.', 'Explain how tides work, in five sentences.'],
    ['after a greeting', 'Hi Sam, explain how tides work.', 'Explain how tides work, in five sentences.'],
    [
      'not one',
      'please Explain how the tides work, Thanks',
      'Describe how the tides work, in five sentences.',
    ],
    [
      'in a title',
      'Climate Change and Coastal Cities',
      'Write an essay on the effects of a warmer climate on coasts.',
    ],
    ['all in capitals', 'explain NOW what a tide is', 'Explain what a tide is.'],
    [
      'German nouns',
      'Schreib mir bitte eine kurze Zusammenfassung von diesem Text',
      'Fasse diesen Text in drei Sätzen zusammen. Schreib kurz und klar.',
    ],
    ['a first name more', 'Compare Keats and Byron.', 'Compare John Keats and George Byron in a table.'],
    ['shortened', 'Write a note: we meet on Oct 3, Fri.', 'Write a note: we meet on Friday, October 3.'],
    [
      'a key',
      'Explain arrays in my sheet.',
      'Explain arrays in my sheet, and when to confirm with Ctrl+Shift+Enter.',
    ],
    ['of a tool', 'Make flashcards on tides.', 'Make flashcards on tides for import into Anki or Quizlet.'],
    ['a day of a plan', 'Plan my week.', 'Plan my week in a table, from Monday to Sunday.'],
    ['a deadline in words', 'Plan a trip. Pay by 2026-03-15.', 'Plan a trip. Pay by March 15, 2026.'],
    ['an acronym of several', 'Ask one RA about noise in the hall.', 'Ask the RAs about noise in the hall.'],
    [
      'a German noun',
      'Erkläre die Ursachen des Krieges',
      'Erkläre den Grund der Kämpfe und nenne die wichtigsten Folgen in drei Sätzen',
    ],
    ['part of a word', 'Explain SQL joins in Postgres.', 'Explain joins in PostgreSQL, with one example.'],
  ])('can be %s', (_what, original, rewritten) => {
    expect(problemWith(original, rewritten)).toBeUndefined()
  })
})

it('accepts every starter prompt, unchanged and enhanced by the built-in rules', () => {
  const starters = readStarterPrompts().map(({ text }) => text)
  expect(starters.length).toBeGreaterThan(100)
  for (const text of starters) {
    expect(problemWith(text, text), text).toBeUndefined()
    expect(problemWith(text, enhanceByRules(text, {}).enhancedPrompt), text).toBeUndefined()
  }
})

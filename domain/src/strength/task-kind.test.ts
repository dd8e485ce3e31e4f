import { describe, expect, it } from 'vitest'
import { readPrompt } from './read-prompt.ts'
import { REQUEST_PATTERNS, TOPIC_PATTERNS } from './task-patterns.ts'

const taskOf = (text: string, goal = '') => readPrompt(text, { goal }).task

/** Prompts by the pattern that each of them needs. The last test fails for a pattern without one. */
const REQUESTS = [
  ['Is my thesis statement clear enough?', 'feedback'],
  ['Should I take the internship?', 'decision'],
  ['Which laptop is best?', 'decision'],
  ['When was the University of Bologna founded?', 'small'],
  ['Solve 3x + 5 = 20.', 'small'],
  ['List the planets in order of size.', 'small'],
  ['Give me a synonym for “important”.', 'small'],
  ['Fix the bug in my Python script', 'debugging'],
  ['my code doesn’t work', 'debugging'],
  ['Write a Python function that removes duplicates from a list', 'coding'],
  ['Translate my abstract into Spanish', 'translation'],
  ['Proofread my cover letter', 'correction'],
  ['Check my report for spelling mistakes', 'correction'],
  ['Extract all email addresses from this page.', 'extraction'],
  ['Rank these essays', 'extraction'],
  ['Turn my notes into a table', 'extraction'],
  ['Write a short story about a lighthouse', 'creative'],
  ['Quiz me on pharmacology', 'conversation'],
  ['Draft an email to my professor about missing class', 'message'],
  ['Reply to this complaint', 'message'],
  ['Invite the department to our open house', 'message'],
  ['Give me interview questions about housing', 'questions'],
  ['Create a quiz on cell biology', 'test'],
  ['Draft a syllabus for an introductory sociology course.', 'teaching'],
  ['Teach fractions to fourth graders', 'teaching'],
  ['Grade this essay', 'feedback'],
  ['Give me some feedback', 'feedback'],
  ['Summarize this report', 'summary'],
  ['Write a summary of the meeting', 'summary'],
  ['Paraphrase this for me', 'revision'],
  ['Strengthen my introduction', 'revision'],
  ['Make it sound more formal', 'revision'],
  ['Brainstorm for our club', 'ideas'],
  ['Suggest icebreaker activities', 'ideas'],
  ['Organize my semester', 'planning'],
  ['Write an agenda for a meeting', 'planning'],
  ['Write an essay about artificial intelligence', 'writing'],
  ['How do I set up a shared mailbox?', 'problem-solving'],
  ['Explain eigenvalues', 'learning'],
  ['Why did the Roman Empire fall?', 'learning'],
  ['Compare qualitative and quantitative methods.', 'research'],
  ['Find sources on microplastics', 'research'],
  ['Research the effects of caffeine on sleep', 'research'],
  ['Draft the methods part', 'writing'],
] as const

const TOPICS = [
  ['python lists', 'coding'],
  ['email to landlord about heating', 'message'],
  ['flashcards for anatomy', 'test'],
  ['lesson plan photosynthesis', 'teaching'],
  ['study schedule for finals', 'planning'],
  ['poem about autumn', 'creative'],
  ['climate change essay', 'writing'],
  ['t-test or anova', 'research'],
] as const

describe('the kind of task', () => {
  it.each<readonly [string, string]>([
    ...REQUESTS,
    ['I teach biology, make a quiz on mitosis', 'test'],
    ['Hi, can you please proofread my cover letter?', 'correction'],
    ['You are a researcher. Write a haiku about autumn.', 'creative'],
    ['An essay on a poem: write an essay about a poem by Frost', 'writing'],
    ['What is wrong here?\n\n```js\nconst add = (a, b) => a - b\n```', 'debugging'],
    ['Sail home', 'other'],
    ['Turn this abstract into a tweet', 'revision'],
    ['Look over my resume', 'feedback'],
    ['Draft minutes from these notes', 'summary'],
    ['Write a blog post about our open house', 'writing'],
    ['What are some good icebreakers?', 'ideas'],
  ])('of a request: %s', (text, kind) => {
    expect(taskOf(text)).toMatchObject({ kind })
  })

  it.each(TOPICS)('of a topic without a request: %s', (text, kind) => {
    expect(taskOf(text)).toMatchObject({ kind, asks: false })
  })

  it('is the selected goal, unless the request is more specific', () => {
    expect(taskOf('Fractions', 'learning').kind).toBe('learning')
    expect(taskOf('Translate my abstract into Spanish', 'learning').kind).toBe('translation')
  })

  it('has an example for each pattern', () => {
    const first = (text: string) => REQUEST_PATTERNS.findIndex(([, pattern]) => startsWith(pattern, text))
    expect(new Set(REQUESTS.map(([text]) => first(text))).size).toBe(REQUEST_PATTERNS.length)
    expect(new Set(TOPICS.map(([, kind]) => kind)).size).toBe(TOPIC_PATTERNS.length)
  })
})

describe('a request', () => {
  it.each(['photosynthesis', 'the effects of social media on a town', 'Help me with my essay.'])(
    'is not in: %s',
    (text) => {
      expect(taskOf(text).asks).toBe(false)
    },
  )

  it.each([
    'Thoughts on this?',
    'I need a title',
    '## Task\n\nBiology',
    'Your task: biology.',
    'Outline my talk',
    'my professor wants a reflection',
    'Sketch a floor plan',
    'Act as a skeptical reviewer and tear apart this argument',
    'Help me write my essay',
  ])('is in: %s', (text) => {
    expect(taskOf(text).asks).toBe(true)
  })
})

describe('a small task', () => {
  it.each([
    'Translate this sentence to German: I will be late tomorrow.',
    'Translate "good morning" into French.',
    'Fix the grammar: Him and me goes to class.',
    'What is the capital of France?',
    'What time zone is Boston in?',
    'What does "et al." mean?',
    'Is 17 a prime number? Answer yes or no.',
    'Extract the names from the page and return JSON only.',
    'Define entropy.',
    'Prove that the square root of 2 is irrational.',
    'Which citation manager works with Google Docs?',
    'Convert 5 miles to kilometers.',
    'Write a haiku about autumn.',
    'Sort these alphabetically: pear, apple, fig.',
    'Rewrite this sentence in the passive voice: The cat chased the mouse.',
  ])('is: %s', (text) => {
    expect(taskOf(text).small).toBe(true)
  })

  it.each([
    'Make this better: Climate change is bad.',
    'Translate my abstract into Spanish',
    'Explain entropy',
  ])('is not: %s', (text) => {
    expect(taskOf(text).small).toBe(false)
  })
})

function startsWith(sticky: RegExp, text: string): boolean {
  sticky.lastIndex = 0
  return sticky.test(text)
}

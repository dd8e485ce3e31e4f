import { describe, expect, it } from 'vitest'
import { enhanceByRules, type PromptContext } from './built-in-enhancer.ts'

const EMPTY_CONTEXT: PromptContext = {
  goal: '',
  role: '',
  audience: '',
  format: '',
  useTemplate: false,
  chainOfThought: false,
  fewShot: false,
}
const enhance = (text: string, context: Partial<PromptContext> = {}) =>
  enhanceByRules(text, { ...EMPTY_CONTEXT, ...context })

/** The aspect that each suggestion reports, by how the suggestion starts. */
const ASPECT_OF: Readonly<Record<string, string>> = {
  Gave: 'role',
  Stated: 'goal',
  'Said who': 'audience',
  'Asked for a clear': 'format',
  Set: 'length',
  'Asked the AI to reason': 'approach',
  'Asked the AI to work': 'steps',
  'Asked for a concrete': 'examples',
  Named: 'criteria',
  'Said what': 'uncertainty',
  Added: 'template',
}
const addedTo = (text: string, context: Partial<PromptContext> = {}) => {
  const { enhancedPrompt, suggestions } = enhance(text, context)
  expect(enhancedPrompt).toContain(text)
  expect(enhance(enhancedPrompt, context).enhancedPrompt).toBe(enhancedPrompt)
  return suggestions
    .flatMap((text) => Object.entries(ASPECT_OF).filter(([start]) => text.startsWith(start)))
    .map(([, name]) => name)
    .join(', ')
}

describe('additions for each kind of task', () => {
  it.each([
    ['Is 17 a prime number? Answer yes or no.', ''],
    ['Extract the names and dates from the text below and return JSON only.', ''],
    ['Reply with the name of the author and nothing else.', ''],
    ['Read my paragraph and fix only the grammar: Him and me goes to class.', 'role'],
    ['Proofread this paragraph:\n\nTheir going to the libary.', 'role, criteria'],
    ['Translate "good morning" into French.', 'role, criteria'],
    ['Translate {{text}} into {{language}}.', 'role, criteria'],
    ['Solve 3x + 5 = 20.', 'format, criteria'],
    ['Find the derivative of x^2 sin(x).', 'format, criteria'],
    ['Convert 5 miles to kilometers.', 'criteria'],
    ['Extract all email addresses from this page.', 'criteria'],
    ['Please classify each review as positive or negative.', 'criteria'],
    ['When was the University of Bologna founded?', 'uncertainty'],
    ['Write a haiku about autumn.', 'role, criteria'],
    ['Tell me a joke about statisticians.', 'role, criteria'],
    ['Could you come up with a catchy slogan for the chess club?', 'role, criteria'],
    ['Write a short story about a lighthouse keeper.', 'role, criteria'],
    ['Create a 10-question multiple-choice quiz on cell biology.', 'role, criteria'],
    ['Draft a syllabus for an introductory sociology course.', 'role, criteria, uncertainty'],
    ['Create a rubric for a group presentation.', 'role'],
    ['Summarize this article:\n\nResearchers compared two drugs.', 'role, format, criteria'],
    ['Give me feedback on my personal statement: I always loved math.', 'role, format, criteria'],
    ['Improve my introduction: Climate change is bad.', 'role, format, criteria'],
    ['Rewrite this sentence in the passive voice: The cat chased the mouse.', 'role, criteria'],
    ['Brainstorm 10 research topics on urban heat islands.', 'role, format, criteria'],
    ['Draft an email to my professor asking for an extension.', 'role, length, criteria, uncertainty'],
    ['Write a cover letter for a job in the library.', 'role, length, criteria, uncertainty'],
    ['Write a 500-word essay on the French Revolution.', 'role, criteria, uncertainty'],
    ['Write the discussion section of a lab report.', 'role, length, criteria, uncertainty'],
    ['Plan a two-day workshop on grant writing.', 'role, format, length, criteria, uncertainty'],
    ['Write a Python function that removes duplicates from a list.', 'role, criteria, uncertainty'],
    ['Fix this function\n\n```js\nconst add = (a, b) => a - b\n```', 'role, criteria, uncertainty'],
    ['Why is this slow?\n\n~~~sql\nselect 1\n~~~', 'role, criteria, uncertainty'],
    ['Is this a normal distribution? Which t-test fits?', 'role, format, length, criteria, uncertainty'],
    ['How do I cite a website in APA?', 'role, format, length, examples, criteria'],
    [
      'You are a patient tutor. Help me understand eigenvalues.',
      'format, length, examples, criteria, uncertainty',
    ],
    ['Explain {{concept}} to {{audience}}.', 'role, format, length, examples, criteria, uncertainty'],
    ['Analyze the poem "The Road Not Taken".', 'role, audience, length, steps, criteria, uncertainty'],
    ['Photosynthesis', 'role, length, criteria, uncertainty'],
    ['Should universities ban AI tools?', 'role, audience, format, length, examples, uncertainty'],
    ['Describe a sunset in three sentences.', 'role, audience, examples, criteria, uncertainty'],
    ['I am a nursing student. Quiz me on pharmacology.', 'criteria'],
    ['Prove that the square root of 2 is irrational.', 'role, criteria'],
    ['Make flashcards from these notes: mitosis has four phases.', 'role, format, criteria'],
    ['Write five discussion questions about Beloved.', 'role, criteria'],
    ['Find three peer-reviewed articles on growth mindset.', 'role, criteria, uncertainty'],
    ['Interpret this: t(38) = 2.10, p = .042.', 'role, format, length, criteria, uncertainty'],
    ['List the planets in order of their distance from the sun.', 'uncertainty'],
    ['Compose a tweet announcing our open day.', 'role, length, criteria, uncertainty'],
    ['Write a regex that matches dates. Output just the regex.', 'role, criteria'],
  ])('%s', (text, added) => {
    expect(addedTo(text)).toBe(added)
  })

  it('explains why it adds nothing to a prompt that fixes the answer', () => {
    expect(enhance('Is 17 a prime number? Answer yes or no.').suggestions).toEqual([
      'Nothing was added: the prompt already says exactly what the answer should look like.',
    ])
  })

  it('says that a prompt covers its task, not everything', () => {
    const text = 'You are a poet. Write a haiku about autumn. Avoid clichés.'
    expect(enhance(text)).toEqual({
      enhancedPrompt: text,
      suggestions: ['Nothing was added: the prompt already covers what this kind of task needs.'],
    })
  })

  it('does not change a complete prompt with sections', () => {
    const text = `# Weekly feedback

## Role

You are a writing tutor for first-year students.

## Task

Give feedback on {{essay}}: two strengths and two weaknesses, each with a quotation.

## Format

A table of at most four rows.

## Rules

Do not rewrite the essay. Say so where you are not sure.`
    expect(enhance(text).enhancedPrompt).toBe(text)
  })
})

describe('the added text', () => {
  it('goes before material to work on, so it can’t be read as part of it', () => {
    expect(enhance('Translate into German: See you tomorrow.').enhancedPrompt).toBe(
      `You are a professional translator with a native command of both languages.

A good translation says everything the original says, in the same tone and register, and reads as if it had been written in the target language. It keeps names, numbers, and formatting unchanged.

Translate into German: See you tomorrow.`,
    )
  })

  it('asks for the steps and a check for an equation', () => {
    expect(enhance('Solve 3x + 5 = 20.').enhancedPrompt).toBe(`Solve 3x + 5 = 20.

- **Format:** Show your work in short lines, and end with the result on its own line.
- **Quality criteria:** Check the result before giving it, and include any units.`)
  })

  it('asks for placeholders instead of invented details in a letter', () => {
    expect(enhance('Draft an email to my professor asking for an extension.').enhancedPrompt).toContain(
      'leave a placeholder in [square brackets]',
    )
  })

  it('suggests naming the readers when the prompt doesn’t', () => {
    expect(enhance('Write an article about sleep.').suggestions.at(-1)).toBe(
      'Only you know who will read the text. Add who it’s for.',
    )
  })
})

describe('what the user selected', () => {
  it('is added to a narrow task too', () => {
    const selected = { audience: 'children of six', format: 'table', useTemplate: true, chainOfThought: true }
    expect(addedTo('Write a haiku about autumn.', selected)).toBe(
      'role, audience, format, approach, criteria, template',
    )
    expect(addedTo('Is 17 a prime number? Answer yes or no.', selected)).toBe(
      'audience, format, approach, template',
    )
  })

  it('keeps the reasoning out of a fixed answer', () => {
    const { enhancedPrompt } = enhance('Is 17 a prime number? Answer yes or no.', { chainOfThought: true })
    expect(enhancedPrompt).toContain('Keep the steps to yourself')
    expect(enhancedPrompt).not.toContain('Show the main steps')
  })

  it('leaves out a goal that would broaden the task, and says so', () => {
    const { enhancedPrompt, suggestions } = enhance('Solve 3x + 5 = 20.', { goal: 'problem-solving' })
    expect(enhancedPrompt).not.toContain('causes')
    expect(suggestions.at(-1)).toMatch(/^The goal was left out/)
  })

  it('is inserted on one line, without its line breaks', () => {
    const { enhancedPrompt } = enhance('Write a haiku about autumn.', { audience: 'pupils\n```\n# of ten' })
    expect(enhancedPrompt).toContain('Write for this audience: pupils ``` # of ten\n')
  })
})

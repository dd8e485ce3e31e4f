import { describe, expect, it } from 'vitest'
import { checkPrompt } from './checklist.ts'

const found = (text: string) =>
  checkPrompt(text)
    .parts.filter(({ isFound }) => isFound)
    .map(({ name }) => name)
const highlight = (text: string) => checkPrompt(text).parts.flatMap((part) => part.highlight ?? [])

describe('the parts of a prompt', () => {
  it.each([
    ['photosynthesis', []],
    ['help me with my essay', []],
    ['Explain eigenvalues', ['task']],
    ['how do i cite a podcast', ['task']],
    ['Write an email to my professor about missing class', ['task', 'audience']],
    ['I’m a nursing student. Explain shock.', ['task', 'context']],
    [
      'Explain shock to beginners in 200 words, without jargon',
      ['task', 'length', 'audience', 'requirements'],
    ],
    ['Rename my files. Input: IMG_1.jpg, output: 2024-01.jpg', ['task', 'examples']],
    ['Write a short story about a lighthouse', ['task']],
    ['Summarize this:\n\nThe cat sat on the mat, and then it left.', ['task', 'context']],
    ['## Task\n\nDraft it.\n\n## Audience\n\nFirst-year students', ['task', 'audience']],
  ])('of “%s” are ticked', (text, parts) => {
    expect(found(text)).toEqual(parts)
  })

  it.each([
    'normal range for potassium in adults',
    'prepare for my faculty interview',
    'a job at the alumni office',
  ])('“%s” names no audience', (text) => {
    expect(found(text)).not.toContain('audience')
  })

  it.each([
    ['context', 'Explain compound interest like I’m 12'],
    ['context', 'Write about a time I failed'],
    ['context', 'I’m stuck on my homework'],
    ['context', 'Sort the dates. Example: 3/4/24 is 2024-03-04'],
    ['context', 'Answer in one word: is a whale a fish?'],
    ['context', 'Your task: Explain photosynthesis to nurses'],
    ['length', 'Compare these two articles'],
    ['length', 'Describe one of the problems'],
    ['length', 'Translate my 2-page letter'],
    ['length', 'Check my budget. Travel is at most 10 % of it'],
    ['examples', 'Ideas for a club. Last year, for example we had pizza'],
    ['audience', 'I’m a second-year student. Explain entropy'],
    ['audience', 'We have 6 faculty and invite speakers'],
    ['audience', 'Write a recommendation letter for my student Maria'],
    ['audience', 'Prepare me for a meeting with my dean'],
    ['audience', 'How do I talk to my advisor about dropping a class'],
    ['audience', 'Report on the housing of graduate students'],
    ['requirements', 'My PCR has no bands'],
    ['requirements', 'They are retired and never been in a study'],
    ['requirements', 'I don’t understand limits'],
    ['requirements', 'What must a syllabus include?'],
    ['requirements', 'Explain the difference between formal and informal assessment'],
    ['requirements', 'Create a table of contents'],
    ['requirements', 'Explain what the columns mean'],
  ] as const)('don’t include the %s of “%s”', (part, text) => {
    expect(found(text)).not.toContain(part)
  })

  it.each([
    ['context', 'What’s wrong with my formula =SUM(A1:A10'],
    ['context', 'Fix this: print("hi"'],
    ['context', 'I used 30 cycles and fresh primers. What should I check?'],
    ['length', 'Three posts for the food pantry'],
    ['audience', 'Explain to my grandma what I research'],
    ['audience', 'Summarize it for busy administrators'],
    ['requirements', 'Write three posts, upbeat, no hashtags'],
    ['requirements', 'Write a friendly email about parking'],
    ['requirements', 'List pros and cons in a table'],
  ] as const)('include the %s of “%s”', (part, text) => {
    expect(found(text)).toContain(part)
  })

  it('are all found once their phrases are added', () => {
    const text = 'Explain eigenvalues.'
    const phrases = checkPrompt(text).parts.map(({ phrase }) => phrase)
    expect(found([text, ...phrases].join('\n\n'))).toHaveLength(6)
  })

  it('aren’t checked in an empty text or another language', () => {
    expect(checkPrompt(' \n').kind).toBe('empty')
    expect(checkPrompt('Schreibe eine E-Mail an meine Professorin').kind).toBe('other-language')
  })

  it('are checked in short English with names', () => {
    expect(checkPrompt('brief Tinker v. Des Moines').kind).toBe('checked')
    expect(checkPrompt('case brief palsgraf').kind).toBe('checked')
  })
})

describe('the highlight', () => {
  it.each([
    ['proofread my draft', 'my draft'],
    ['make flashcards from these notes', 'these notes'],
    ['Analyze my survey results and tell me what’s significant', 'my survey results'],
    ['my code keeps crashing', 'my code'],
    ['summarize the reading for tomorrow', 'the reading'],
    ['translate to Spanish', 'the text'],
    ['Make flashcards from my notes\n\nI’m a first-year nursing student.', 'my notes'],
    ['## Task\n\nShorten my abstract\n\n## Context\n\nIt’s for a conference on bees.', 'my abstract'],
  ])('of “%s” is what it mentions and doesn’t include', (text, words) => {
    expect(highlight(text)).toEqual([expect.stringContaining(`“${words}”`)])
    expect(found(text)).not.toContain('context')
  })

  it.each([
    'Proofread my draft: The cats was sitting on the mat.',
    'Make flashcards from {{notes}}',
    'Summarize the attached report in five points',
    'Fix my code\n\n```js\nlet a =\n```',
    'compare Rawls and Nozick for my paper',
    'convert our paper travel reimbursement to something online',
    'summarize the French Revolution',
    'analyze netflix with swot',
    'Write a cover letter for my internship at the museum',
  ])('doesn’t claim that “%s” lacks material', (text) => {
    expect(highlight(text).join()).not.toContain('mentions')
  })

  it('is on the situation if a short request says nothing of it', () => {
    expect(highlight('Write an essay about bees')).toEqual([expect.stringContaining('short request')])
    expect(highlight('Write an essay about bees for my biology class')).toEqual([])
    expect(highlight('What is the capital of Peru?')).toEqual([])
  })
})

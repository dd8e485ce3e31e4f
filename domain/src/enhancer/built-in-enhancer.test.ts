import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cpuMilliseconds } from '../../testing/cpu-milliseconds.ts'
import { EMPTY_BUILDER_FORM, FORMATS, GOALS, ROLES } from '../builder/builder-form.ts'
import type { PromptChoices } from '../builder/choice-phrases.ts'
import { composeBasicPrompt, composeClearPrompt } from '../builder/compose-prompt.ts'
import { CONTENT_MAX } from '../limits.ts'
import { closeFences } from '../text/code-fences.ts'
import { enhanceByRules } from './built-in-enhancer.ts'
import { FACTS } from './facts.ts'
import KIND_EXAMPLES from './kind-examples.json' with { type: 'json' }
import { FORMS, TASKS } from './kinds.ts'

const enhance = (text: string, choices: PromptChoices = {}, kind?: string) =>
  enhanceByRules(text, choices, kind)

describe('what a prompt lacks', () => {
  it('is added below the text, with a suggestion and a reason for each addition', () => {
    expect(enhance('make flashcards from my notes')).toEqual({
      kind: 'flashcards',
      enhancedPrompt: `make flashcards from my notes

Details:
- Course and level: {{course_and_level}}
- Number of cards: {{number_of_cards}}

Put a question or term on the front and a short answer on the back, with one idea per card. Ask why and how as well as what.

Notes:

{{notes}}`,
      suggestions: [
        'Added blanks for what only you know: course and level; number of cards.',
        'Said what makes the answer good.',
        'Added a place for the material itself.',
      ],
      changes: [
        {
          before: '',
          after: 'Details:\n- Course and level: {{course_and_level}}\n- Number of cards: {{number_of_cards}}',
          reason: 'Cards help if they cover your course.',
          suggestion: 'Added blanks for what only you know: course and level; number of cards.',
        },
        expect.anything(),
        expect.anything(),
        {
          before: '',
          after: 'Notes:\n\n{{notes}}',
          reason: 'The AI can only work on what it sees.',
          suggestion: 'Added a place for the material itself.',
        },
      ],
    })
  })

  it.each([
    ['make a quiz from my notes for BIO 110, I teach it to nurses, 10 questions, no trivia', '{{notes}}'],
    ['Summarize this report for my boss. I’m new on the team, so keep it to one page.', '{{report}}'],
    ['run a t test on my data', '{{data}}'],
  ])('is a place for the material, whatever else “%s” says', (text, field) => {
    expect(enhance(text).enhancedPrompt).toMatch(new RegExp(`\\n\\n${field}$`))
  })

  it('is only what fits any task if neither the kind nor the form is likely', () => {
    const { enhancedPrompt, kind } = enhance('write something about spring')
    expect(kind).toBeUndefined()
    expect(enhancedPrompt).toBe(`write something about spring

Details:
- The situation, with the facts, names, and dates that matter: {{situation}}
- Who reads or uses it, and what for: {{readers_and_purpose}}
- Form and length, and what to include or leave out: {{form_and_length}}

If something is missing that would change the result, ask me first.`)
  })

  it.each([
    ['name for our robotics club', '{{associations_and_words_to_avoid}}'],
    ['excel formula to count cells that say yes', '{{columns_and_rows}}'],
    ['let the department know that Professor Lin passed away', '{{what_i_may_share}}'],
    ['interview questions for a lab manager', '{{what_i_want_to_find_out}}'],
  ])('fits the form of “%s” without naming a kind', (text, wanted) => {
    const { enhancedPrompt, kind } = enhance(text)
    expect(kind).toBeUndefined()
    expect(enhancedPrompt).toContain(wanted)
    expect(enhancedPrompt).not.toContain('{{form_and_length}}')
  })

  it.each([
    ['update cv', 'CV:\n\n{{cv}}', 'Cv:'],
    ['explain quantum entanglement', '{{what_i_already_know}}', '{{form_and_length}}'],
    ['rubric for lab reports, 20 points', '{{what_students_should_show}}', '{{points_and_levels}}'],
    ['how do i get more students into office hours', '{{situation}}', '{{form_and_length}}'],
    ['quiz on mitosis for bio 110, 10 questions', 'Test understanding', '{{'],
    ['compare these two quotes for a printer', '{{quotes}}', '{{situation}}'],
    ['grant proposal on river dams, 2 pages', '{{what_it_must_say}}', '{{facts_and_points}}'],
    [
      'rewrite the late policy so it is kinder. Now: "No late work at all, no exceptions."',
      'Keep my meaning',
      '{{users_and_occasion}}',
    ],
    ['job ad for a lab technician', '{{duties_requirements_and_offer}}', '{{what_it_must_include}}'],
    ['why is this wrong\n\nfor x in rows:\n  print(x', '{{error_and_expected_result}}', '{{code}}'],
  ])('fits what “%s” says', (text, wanted, unwanted) => {
    const { enhancedPrompt } = enhance(text)
    expect(enhancedPrompt).toContain(wanted)
    expect(enhancedPrompt).not.toContain(unwanted)
  })

  it('is only the material in a longer text', () => {
    const text =
      'Proofread my essay for my ethics class about whether hospitals should use facial recognition for visitors at the main entrance, in the parking garage, and in the emergency room, where people wait for hours and don’t know that they’re filmed at all.'
    expect(enhance(text).enhancedPrompt).toBe(`${text}\n\nEssay:\n\n{{essay}}`)
  })

  it('goes before material to work on, so it can’t be read as part of it', () => {
    expect(enhance('Summarize:\n\nThe cat sat on the mat.').enhancedPrompt).toMatch(
      /^Details:\n[\s\S]+\n\nSummarize:\n\nThe cat sat on the mat\.$/,
    )
  })

  it('is added as sections when the text has sections, one level below a title', () => {
    const section = '\n\n## Details\n\n- '
    expect(enhance('You are a cook.\n\n## Task\n\nBoil the eggs').enhancedPrompt).toContain(section)
    const { enhancedPrompt, changes } = enhance('# Eggs\n\nMake a quiz about eggs')
    expect(enhancedPrompt).toContain(section)
    expect(changes.map(({ after }) => after)).toEqual([
      expect.stringMatching(/^## Details\n\n- Course/),
      expect.stringMatching(/^## Requirements\n\nTest/),
      expect.stringMatching(/^Make wrong/),
      expect.stringMatching(/^Put the answers/),
    ])
    expect(enhance('# Eggs\n\n### Task\n\nExplain how to boil eggs').enhancedPrompt).toContain(
      `\n\n#${section.trim()}`,
    )
  })

  it('is not added inside an open code block', () => {
    expect(enhance('Why does this fail?\n```\na()').enhancedPrompt).toContain('a()\n```\n\n')
  })
})

it.each([
  'rewrite this paragraph for a newsletter\n\nWe show that old forests near rivers keep more carbon in their soil than young ones.',
  'group these complaints by topic\n- the gym is cold\n- no bus after nine',
])('takes what is below “%s” for the material', (text) => {
  expect(enhance(text).enhancedPrompt).not.toMatch(/\{\{(?:paragraph|complaints)\}\}/)
})

describe('the kind', () => {
  it.each([
    ['make me a quiz for bio 110 chapter 6', 'quiz'],
    ['email prof abt missing the midterm, flu', 'email'],
    ['letter of rec for a student applying to med school', 'recommendation letter'],
    ['why does my python script raise a KeyError', 'debugging'],
    ['how do i study for the mcat in 3 months', 'study plan'],
  ] as const)('of “%s” is recognized by its examples', (text, kind) => {
    expect(enhance(text).kind).toBe(kind)
  })

  it.each([
    'what should i major in',
    'convert my notes into cornell format',
    'roommate keeps eating my food',
    'poster for research day',
    'constructor',
  ])('of “%s” isn’t guessed', (text) => {
    expect(enhance(text).kind).toBeUndefined()
  })

  it('of a prompt from the builder is the one of its task, which isn’t material', () => {
    const form = {
      ...EMPTY_BUILDER_FORM,
      role: 'teacher',
      task: 'Make a quiz on cell biology',
      audience: 'nurses',
    }
    for (const compose of [composeBasicPrompt, composeClearPrompt]) {
      const text = compose(form)
      const { enhancedPrompt, kind } = enhance(text, { role: 'teacher' })
      expect(kind).toBe('quiz')
      expect(enhancedPrompt.startsWith(text)).toBe(true)
    }
  })

  it.each([
    [
      'Turn my lecture notes into flashcards',
      'BIO 101, first-year students. Chapter 4, cell division.',
      'notes',
    ],
    ['Compare these two articles', 'For a seminar on labor history. Both are on the syllabus.', 'articles'],
    [
      'Extract action items from the transcript',
      'The meeting was about moving. Dates matter most.',
      'transcript',
    ],
    ['Categorize these survey comments', 'End-of-term survey. The chair will read it.', 'comments'],
  ])('of “%s” from the builder needs the material, whatever the context says', (task, context, field) => {
    const text = composeClearPrompt({ ...EMPTY_BUILDER_FORM, task, context, constraints: 'No jargon.' })
    expect(enhance(text).enhancedPrompt).toMatch(new RegExp(`\\n\\n\\{\\{${field}\\}\\}$`))
    const lines = Array.from({ length: 5 }, (_, index) => `Line ${index} of what was pasted here.`).join('\n')
    const whole = composeClearPrompt({ ...EMPTY_BUILDER_FORM, task, context: lines })
    expect(enhance(whole).enhancedPrompt).not.toContain(`{{${field}}}`)
  })

  it.each([
    'rewrite my bio for the program so it sounds less like a resume',
    'translate the attached consent form into plain English',
    'make the minutes of the last meeting sound less like a fight',
  ])('of “%s” is a revision', (text) => {
    expect(enhance(text).kind).toBe('revision')
  })

  it('can be chosen, and so can none', () => {
    const text = 'make me a quiz for bio 110 chapter 6'
    const chosen = enhance(text, {}, 'flashcards')
    expect(chosen.kind).toBe('flashcards')
    expect(chosen.enhancedPrompt).toContain('{{number_of_cards}}')
    for (const name of ['other', 'constructor']) {
      const none = enhance('make me a quiz', {}, name)
      expect(none.kind).toBe('other')
      expect(none.enhancedPrompt).toContain('{{situation}}')
      expect(none.enhancedPrompt).not.toContain('{{number_and_type}}')
    }
  })
})

describe('what stays as it is', () => {
  it.each([
    'my advisee is failing 3 classes and he comes in at 2, what do i even say',
    'why is my p value 0.051, can i still call the result significant',
  ])('“%s”, which says its situation', (text) => {
    expect(enhance(text).enhancedPrompt).toBe(text)
  })
})

describe('the data', () => {
  const facts = Object.values(TASKS)
    .flatMap(({ blanks, rules }) => [...Object.values(blanks), ...Object.values(rules)])
    .flatMap((names) => names.split(/, | and /))
  const examples = Object.values(FORMS).flatMap(({ of }) => of.split(', '))

  it.each([...new Set(facts)].filter((name) => name !== ''))('has the fact “%s”, which is known', (name) => {
    expect(['material', ...Object.keys(FACTS)]).toContain(name)
  })

  it.each(examples.filter((name) => name !== ''))('has the examples “%s” once', (name) => {
    expect(Object.keys(KIND_EXAMPLES)).toContain(name)
    expect(examples.filter((other) => other === name)).toHaveLength(1)
  })

  it.each(Object.entries(TASKS))('has at most four blanks for “%s”', (_, { blanks }) => {
    expect(Object.keys(blanks).length).toBeLessThanOrEqual(4)
    for (const line of Object.keys(blanks)) expect(line).toMatch(/^[^{}]+: \{\{[a-z_]+\}\}(?: minutes)?$/)
  })
})

describe('nothing is added', () => {
  it.each([
    ['Is 17 a prime number? Answer yes or no.', 'says exactly what the answer should look like'],
    ['What is the capital of France?', 'a question like this works as it is'],
    [
      'I’m a biology major. Explain photosynthesis to first-year students in a list of at most 300 words, with an example such as a fern.',
      'says a lot already',
    ],
    ['Escribe un resumen del texto para los estudiantes.', 'doesn’t seem to be in English'],
    ['Andika barua fupi', 'doesn’t seem to be in English'],
  ])('to “%s”, and the suggestion says why', (text, why) => {
    const { enhancedPrompt, suggestions, changes } = enhance(text)
    expect(enhancedPrompt).toBe(text.trim())
    expect(suggestions[0]).toContain(why)
    expect(changes).toEqual([])
  })
})

it('adds nothing that would exceed the limit for a prompt', () => {
  const text = 'the '.repeat(CONTENT_MAX / 4 - 10).trim()
  expect(enhance(text, { role: 'teacher' })).toEqual({
    enhancedPrompt: text,
    suggestions: [expect.stringContaining('would be over 30,000 characters')],
    changes: [],
    kind: undefined,
  })
})

describe('what the user selected', () => {
  it('is added, to a small task too', () => {
    const { enhancedPrompt, suggestions, changes } = enhance('What is the capital of France?', {
      goal: 'learning',
      role: 'grant_reviewer',
      audience: 'pupils of ten',
      format: 'table',
      chainOfThought: true,
      useTemplate: true,
    })
    expect(enhancedPrompt).toMatch(/^You are an experienced grant reviewer/)
    expect(enhancedPrompt).toContain(
      '\n\nWrite for this audience: pupils of ten\n\nPresent the answer as a table',
    )
    expect(enhancedPrompt).toContain('\n\nWork through this step by step')
    expect(enhancedPrompt).toContain('1. **Learning objective:** [')
    expect(suggestions).toHaveLength(5)
    expect(new Set(changes.map(({ reason }) => reason))).toEqual(
      new Set(['You selected this in the builder.']),
    )
  })

  it('is used word for word when it isn’t an option, without its line breaks', () => {
    const { enhancedPrompt } = enhance('Sail home', {
      role: 'a pirate',
      format: 'sea shanty',
      audience: 'a\n# b',
    })
    expect(enhancedPrompt).toMatch(/^Take on the role of: a pirate\n/)
    expect(enhancedPrompt).toContain('\n\nGive the answer in this format: sea shanty')
    expect(enhancedPrompt).toContain('Write for this audience: a # b\n')
  })

  it.each([
    ['art', 'Start an art club', true],
    ['men', 'Explain the amendment', true],
    ['first-year students', 'Explain entropy to first-year students', false],
  ])('is added unless the text names the audience “%s”: %s', (audience, text, isAdded) => {
    expect(enhance(text, { audience }).enhancedPrompt.includes('Write for this audience')).toBe(isAdded)
  })

  it.each([
    ['Seat ten guests around one table', true],
    ['Compare the two in a table', false],
  ])('is added unless the text asks for the format: %s', (text, isAdded) => {
    const { enhancedPrompt } = enhance(text, { format: 'table' })
    expect(enhancedPrompt.includes('Present the answer as a table')).toBe(isAdded)
  })

  it('keeps the reasoning out of a fixed answer', () => {
    const { enhancedPrompt } = enhance('Is 17 a prime number? Answer yes or no.', { chainOfThought: true })
    expect(enhancedPrompt).toContain('Keep the steps to yourself')
  })

  it('asks for examples when few-shot is on and there are none', () => {
    expect(enhance('Explain entropy', { fewShot: true }).enhancedPrompt).toContain('{{example}}')
    expect(enhance('Explain entropy. Example: 1 → 2', { fewShot: true }).enhancedPrompt).not.toContain(
      '{{example}}',
    )
  })
})

const WEAK_PROMPTS = [
  'Analyze my survey results',
  'climate change essay',
  'Help me with my personal statement',
  'Draft an email to my professor about missing class',
  'Translate my abstract into Spanish',
  'my code doesn’t work',
  'Create a quiz on cell biology',
  'lesson plan photosynthesis',
  'Summarize this report',
  'Plan my week',
  'photosynthesis',
  'Which statistical test is best?',
]

describe('any text', () => {
  const option = (options: readonly { value: string }[]) =>
    fc.constantFrom('', ...options.map(({ value }) => value))
  const choices = fc.record<Required<PromptChoices>>({
    goal: option(GOALS),
    role: fc.oneof(option(ROLES), fc.string()),
    audience: fc.string(),
    format: fc.oneof(option(FORMATS), fc.string()),
    useTemplate: fc.boolean(),
    chainOfThought: fc.boolean(),
    fewShot: fc.boolean(),
  })
  const pieces = fc.constantFrom(
    ...[
      'You are',
      'the',
      'table',
      'list',
      '## Task',
      '# A',
      '\n',
      '\n\n',
      ' ',
      '```',
      '~~~',
      '\n```\n',
      '\n~~~\n',
    ],
    ...[
      'Translate it',
      'Solve 3x',
      'Write a haiku',
      'yes or no',
      'Who was it?',
      'and fix the function',
      '{{name}}',
    ],
    ...[
      'for students',
      'e.g. x',
      'must',
      'sources',
      '200 words',
      'und',
      'ж',
      '😀',
      '- a',
      '.',
      'As a cook, boil',
    ],
    ...WEAK_PROMPTS,
  )
  const texts = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 20 }).map((words) => words.join(' ')),
  )

  it('is kept word for word, and enhancing it twice adds nothing', () => {
    fc.assert(
      fc.property(texts, choices, (text, context) => {
        const { enhancedPrompt, suggestions, changes } = enhanceByRules(text, context)
        expect(enhancedPrompt).toContain(text.trim())
        expect(enhanceByRules(enhancedPrompt, context).enhancedPrompt).toBe(enhancedPrompt)
        expect(suggestions.length).toBeGreaterThan(0)
        for (const { after } of changes) expect(enhancedPrompt).toContain(after)
      }),
      { numRuns: 1_000 },
    )
  })

  it('is the original plus its changes', () => {
    fc.assert(
      fc.property(texts, choices, (text, context) => {
        const { enhancedPrompt, changes } = enhanceByRules(text, context)
        const rest = changes.reduce((left, { after }) => left.replace(after, () => ''), enhancedPrompt)
        expect([text.trim(), closeFences(text.trim())]).toContain(rest.trim())
      }),
      { numRuns: 300 },
    )
  })

  it('from the builder is enhanced only once', () => {
    const form = fc.record({
      role: option(ROLES),
      goal: option(GOALS),
      format: option(FORMATS),
      task: fc.string(),
    })
    fc.assert(
      fc.property(form, choices, (fields, context) => {
        for (const compose of [composeBasicPrompt, composeClearPrompt]) {
          const once = enhanceByRules(compose({ ...EMPTY_BUILDER_FORM, ...fields }), context).enhancedPrompt
          expect(enhanceByRules(once, context).enhancedPrompt).toBe(once)
        }
      }),
    )
  })

  it.each(['```\n', '# a\n', 'You are ', 'Your task: {{what_to_do}}.'])(
    'is enhanced within a second when it repeats “%s”',
    (piece) => {
      const text = piece.repeat(CONTENT_MAX / piece.length - 1)
      expect(cpuMilliseconds(() => enhance(text))).toBeLessThan(1_000)
    },
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_BUILDER_FORM, FORMATS, GOALS, ROLES } from '../builder/builder-form.ts'
import { composeBasicPrompt, composeClearPrompt } from '../builder/compose-prompt.ts'
import { GOAL_PHRASES, ROLE_PHRASES } from '../builder/prompt-phrases.ts'
import { CONTENT_MAX } from '../limits.ts'
import { enhanceByRules, type PromptContext } from './built-in-enhancer.ts'
import { ASPECTS, ROLE } from './prompt-aspects.ts'

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

/** Covers everything that the enhancer looks for. */
const COMPLETE =
  'You are a biologist. Explain photosynthesis to first-year students in a list of at most 300 words, step by step, with an example. Avoid jargon, and say so where you are not sure.'

describe('what a prompt leaves out', () => {
  it('is added around the text and reported', () => {
    const { enhancedPrompt, suggestions } = enhance('What is photosynthesis?')
    expect(
      enhancedPrompt,
    ).toBe(`You are an experienced teacher who makes difficult ideas clear and meets learners where they are.

What is photosynthesis?

- **Audience:** Unless the request calls for another audience, write for an informed general reader and explain technical terms when they first come up.
- **Format:** Use short sections with headings, and end with a short list of the points to remember.
- **Length:** Make the answer as long as the task needs and no longer. Leave out filler and repetition, but nothing the reader needs.
- **Examples:** Where an example would make a point clearer, give a short, concrete one.
- **Quality criteria:** A good answer meets these criteria: it starts from what the learner is likely to know, takes one idea at a time, and clears up common misunderstandings.
- **Uncertainty:** Where something is uncertain or disputed, say so. Do not make up facts, figures, or sources.`)
    expect(suggestions).toHaveLength(7)
  })

  it('suits the topic of the text', () => {
    expect(enhance('Draft a reply to Kim').enhancedPrompt).toMatch(/^You are a skilled writer/)
    expect(enhance('Debug this loop').enhancedPrompt).toMatch(/^You are an experienced programmer/)
  })

  it('comes from the context when the context has it', () => {
    const { enhancedPrompt } = enhance('Fractions', {
      goal: 'learning',
      role: 'grant_reviewer',
      audience: 'pupils of ten',
      format: 'table',
      chainOfThought: true,
      useTemplate: true,
    })
    expect(enhancedPrompt).toMatch(/^You are an experienced grant reviewer/)
    expect(enhancedPrompt).toContain('Write for this audience: pupils of ten')
    expect(enhancedPrompt).toContain('Present the answer as a table')
    expect(enhancedPrompt).toContain('The goal is to support learning')
    expect(enhancedPrompt).toContain('step by step')
    expect(enhancedPrompt).toContain('**Answer template:**\n\nStructure')
    expect(enhancedPrompt).toContain('1. **Learning objective:** [')
  })

  it('uses context values that are not options word for word', () => {
    const { enhancedPrompt } = enhance('Sail home', { role: 'a pirate', format: 'sea shanty' })
    expect(enhancedPrompt).toMatch(/^Take on the role of: a pirate\n/)
    expect(enhancedPrompt).toContain('Give the answer in this format: sea shanty')
  })

  it('is added as sections when the text has sections, one level below a title', () => {
    expect(enhance('You are a cook.\n\n## Task\n\nBoil eggs').enhancedPrompt).toContain(
      '\n\n## Length\n\nMake',
    )
    expect(enhance('# Eggs\n\nBoil eggs').enhancedPrompt).toContain('\n\n## Length\n\nMake')
    expect(enhance('# Eggs\n\n### Task\n\nBoil eggs').enhancedPrompt).toContain('\n\n### Length\n\nMake')
  })

  it('is not added inside an open code block', () => {
    expect(enhance('Why does this fail?\n```\na()').enhancedPrompt).toContain('a()\n```\n\n- **')
  })

  it('does not mistake a comment in code for a heading', () => {
    const script = 'What is wrong here?\n\n```bash\n# install things\napt install curl\n```'
    expect(enhance(script).enhancedPrompt).not.toMatch(/^# [A-Z]/m)
    expect(enhance(script.replaceAll('```', '~~~')).enhancedPrompt).not.toMatch(/^# [A-Z]/m)
  })

  it.each([
    ['art', 'Start a garden club'],
    ['art', 'Start an art club'],
    ['men', 'Explain the amendment'],
  ])('is added when the audience "%s" is only part of a word or topic in "%s"', (audience, text) => {
    const { enhancedPrompt, suggestions } = enhance(text, { audience })
    expect(enhancedPrompt).toContain(`Write for this audience: ${audience}`)
    expect(suggestions).toContain('Said who the answer is for.')
  })

  it.each([
    ['first-year students', 'Explain entropy to first-year students'],
    ['donors', 'Write a letter for our donors'],
  ])('is not repeated: the audience "%s" in "%s"', (audience, text) => {
    expect(enhance(text, { audience }).enhancedPrompt).not.toContain('Write for this audience')
  })

  it('asks for the selected table format when the text mentions another kind of table', () => {
    const seating = (text: string) => enhance(text, { format: 'table' }).enhancedPrompt
    expect(seating('Seat ten guests around one table')).toContain('Present the answer as a table')
    expect(seating('Compare the two in a table')).not.toContain('Present the answer as a table')
  })

  it('suggests adding examples when few-shot is on', () => {
    expect(enhance(COMPLETE, { fewShot: true }).suggestions.at(-1)).toContain('Add one or two pairs')
    expect(enhance(`${COMPLETE}\nExamples: 1 → 2`, { fewShot: true }).suggestions).toHaveLength(1)
  })
})

describe('what a prompt already covers', () => {
  it('is not changed, and the suggestion says so', () => {
    const { enhancedPrompt, suggestions } = enhance(COMPLETE)
    expect(enhancedPrompt).toBe(COMPLETE)
    expect(suggestions).toEqual([expect.stringMatching(/^Nothing was added/)])
  })

  it.each([
    'Act as a lawyer. Go.',
    "You're a chef. Cook.",
    'As a historian, describe Rome',
    'Look at this. As an editor, cut it.',
    '## Role\nCook',
    'Imagine you run a shop',
    'Your role: coach',
  ])('is detected: a role in "%s"', (text) => {
    expect(ROLE.found(text, EMPTY_CONTEXT)).toBe(true)
  })

  it('adds no examples to a request for a piece of writing, and does not mistake a missed class for a missing fact', () => {
    const { enhancedPrompt } = enhance('Draft an email to my professor about missing class')
    expect(enhancedPrompt).not.toMatch(/Audience|Examples/)
    expect(enhancedPrompt).toContain('**Uncertainty:**')
  })

  it('is not detected when the user describes themselves', () => {
    expect(ROLE.found('As a student, I need a plan', EMPTY_CONTEXT)).toBe(false)
  })

  it.each([
    ['Audience', 'a talk for my first year students'],
    ['Audience', '## Audience\nparents'],
    ['Audience', 'explain it to a child'],
    ['Audience', 'an email to Kim'],
    ['Format', 'as a Markdown table'],
    ['Length', 'in 200 words'],
    ['Length', 'two paragraphs'],
    ['Length', 'a 5-page overview'],
    ['Steps', 'go step-by-step'],
    ['Examples', 'e.g. rust'],
    ['Quality criteria', 'you must not use jargon'],
    ['Uncertainty', 'cite your sources'],
  ])('is detected: %s in "%s"', (name, text) => {
    expect(ASPECTS.find((aspect) => aspect.name === name)?.found(text, EMPTY_CONTEXT)).toBe(true)
  })

  it.each([...Object.values(ROLE_PHRASES), ...Object.values(GOAL_PHRASES)])(
    'is not detected in the built-in phrase "%s"',
    (phrase) => {
      const found = ASPECTS.filter(({ name }) => name !== 'Goal').filter((aspect) =>
        aspect.found(phrase, EMPTY_CONTEXT),
      )
      expect(found.map(({ name }) => name)).toEqual([])
    },
  )
})

describe('another language', () => {
  it.each([
    ['German', 'Schreibe eine Zusammenfassung der wichtigsten Punkte für die Studierenden.'],
    ['Spanish', 'Escribe un resumen del texto para los estudiantes de primer año.'],
    ['French', 'Rédige une lettre pour les parents.'],
    ['Russian', 'Напиши краткое резюме статьи'],
    ['Chinese', '请总结这篇文章的要点'],
    ['Arabic', 'لخص هذا المقال'],
    ['Indonesian', 'Buat ringkasan artikel ini untuk mahasiswa'],
    ['Turkish', 'Bu makaleyi özetle ve ana fikirlerini açıkla'],
    ['Spanish without accents or articles', 'Escribe ensayo sobre fotosintesis'],
    ['Polish', 'Napisz esej o fotosyntezie'],
    ['Italian', 'Scrivi poesia sulla primavera'],
    ['Portuguese', 'Escreva resumo sobre fotossintese'],
    ['Dutch', 'Schrijf samenvatting over fotosynthese'],
    ['Swedish', 'Skriv uppsats om fotosyntes'],
    ['Czech', 'Napis esej o fotosynteze'],
    ['a language whose words are not known', 'Kirjutage kokkuvote fotosunteesist'],
  ])('is left unchanged, and the suggestion says why: %s', (_language, text) => {
    const { enhancedPrompt, suggestions } = enhance(text, { role: 'teacher', useTemplate: true })
    expect(enhancedPrompt).toBe(text)
    expect(suggestions[0]).toContain('seem to be in English')
  })

  it.each([
    'Summarize photosynthesis',
    'Photosynthesis stages inputs outputs chlorophyll exam revision notes',
    'SELECT name FROM users: why slow?',
    'Climate change impacts agriculture',
    'Résumé tips',
    'Translate "Ich bin müde und gehe nach Hause" into English.',
    'Correct my Spanish: "Yo soy ir a la casa de mi amigo con los perros."',
    'Compare non-normal samples with a per-group test',
  ])('is not detected in English: %s', (text) => {
    expect(enhance(text).suggestions[0]).not.toContain('English')
  })

  it('is accepted in a prompt from the builder, whose frame is English', () => {
    const form = { ...EMPTY_BUILDER_FORM, role: 'teacher', goal: 'learning', task: 'Explica las fracciones' }
    expect(enhance(composeClearPrompt(form)).suggestions[0]).not.toContain('English')
  })
})

describe('any text', () => {
  const option = (options: readonly { value: string }[]) =>
    fc.constantFrom('', ...options.map(({ value }) => value))
  const contexts = fc.record<PromptContext>({
    goal: option(GOALS),
    role: fc.oneof(option(ROLES), fc.string()).map((text) => text.trim()),
    audience: fc.string().map((text) => text.trim()),
    format: fc.oneof(option(FORMATS), fc.string()).map((text) => text.trim()),
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
      'Translate it',
      'Solve 3x',
      'Write a haiku',
      'yes or no',
      'Who was it?',
      'and fix the function',
      '{{name}}',
      'step by step',
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
      'template',
      '.',
      'As a cook, boil',
    ],
  )
  const texts = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 20 }).map((words) => words.join(' ')),
  )

  it('is kept word for word, and enhancing twice adds nothing', () => {
    fc.assert(
      fc.property(texts, contexts, (text, context) => {
        const once = enhanceByRules(text, context)
        expect(once.enhancedPrompt).toContain(text.trim())
        expect(enhanceByRules(once.enhancedPrompt, context).enhancedPrompt).toBe(once.enhancedPrompt)
        expect(once.suggestions.length).toBeGreaterThan(0)
      }),
      { numRuns: 1_000 },
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
      fc.property(form, contexts, (fields, context) => {
        for (const compose of [composeBasicPrompt, composeClearPrompt]) {
          const once = enhanceByRules(compose({ ...EMPTY_BUILDER_FORM, ...fields }), context).enhancedPrompt
          expect(enhanceByRules(once, context).enhancedPrompt).toBe(once)
        }
      }),
    )
  })

  it('never exceeds the limit for a prompt', () => {
    const text = 'the '.repeat(CONTENT_MAX / 4 - 50)
    expect(enhance(text).suggestions).toEqual([expect.stringContaining('over 100,000 characters')])
  })

  it.each([
    '1,',
    '1 ',
    ' ',
    '\n',
    'a. ',
    'for ',
    'as a ',
    '#',
    '`',
    '{',
    'you ',
    '# a\n',
    '.',
    'x\n',
    'and a ',
    'how do i ',
  ])('is read within a second when it repeats "%s"', (piece) => {
    const text = `x${piece.repeat(CONTENT_MAX / piece.length - 1)}x`
    const start = performance.now()
    enhance(text)
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})

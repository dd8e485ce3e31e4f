import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_BUILDER_FORM, FORMATS, GOALS, ROLES } from './builder-form.ts'
import { enhanceByRules, type PromptSituation } from './built-in-enhancer.ts'
import { composeBasicPrompt, composeClearPrompt } from './compose-prompt.ts'
import { CONTENT_MAX } from './limits.ts'
import { ASPECTS, ROLE } from './prompt-aspects.ts'
import { GOAL_PHRASES, ROLE_PHRASES } from './prompt-phrases.ts'

const NOTHING_KNOWN: PromptSituation = {
  goal: '',
  role: '',
  audience: '',
  format: '',
  useTemplate: false,
  chainOfThought: false,
  fewShot: false,
}
const enhance = (text: string, situation: Partial<PromptSituation> = {}) =>
  enhanceByRules(text, { ...NOTHING_KNOWN, ...situation })

/** Says everything that the enhancer looks for. */
const COMPLETE =
  'You are a biologist. Explain photosynthesis to first-year students in a list of at most 300 words, step by step, with an example. Avoid jargon, and say so where you are not sure.'

describe('what a prompt lacks', () => {
  it('is added around the text, and told', () => {
    const { enhancedPrompt, suggestions } = enhance('What is photosynthesis?')
    expect(
      enhancedPrompt,
    ).toBe(`You are a recognized expert in the subject of this task, with both deep knowledge and practical experience.

What is photosynthesis?

- **Audience:** Unless the request makes another audience clear, write for an informed general reader: explain special terms when they first come up.
- **Format:** Lead with the direct answer, then give the details in short sections with clear headings.
- **Length:** Make the answer as long as the task needs and no longer: leave out filler and repetition, but no step that the reader needs.
- **Steps:** Work in steps: make sure what is being asked, gather what bears on it, draft the answer, and check the draft against the request before giving it.
- **Examples:** Where an example makes a point clearer, give one that is short and concrete.
- **Quality criteria:** A good answer meets these criteria: it is correct, complete and specific to this request, and says plainly what follows from it.
- **Uncertainty:** If something is missing or you are not sure, say so and name your assumptions. Do not make up facts, figures or sources; ask first if the answer would depend on what is missing.`)
    expect(suggestions).toHaveLength(8)
  })

  it('is fitted to what the text is about', () => {
    expect(enhance('Draft a reply to Kim').enhancedPrompt).toMatch(/^You are a skilled writer/)
    expect(enhance('Debug this loop').enhancedPrompt).toMatch(/^You are a sharp analyst/)
  })

  it('is taken from the context where that says it', () => {
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

  it('takes the words of a context that is no option of ours', () => {
    const { enhancedPrompt } = enhance('Sail home', { role: 'a pirate', format: 'sea shanty' })
    expect(enhancedPrompt).toMatch(/^Take on the role of: a pirate\n/)
    expect(enhancedPrompt).toContain('Give the answer in this format: sea shanty')
  })

  it('comes in sections where the text has some, one level below a title', () => {
    expect(enhance('You are a cook.\n\n## Task\n\nBoil eggs').enhancedPrompt).toContain(
      '\n\n## Length\n\nMake',
    )
    expect(enhance('# Eggs\n\nBoil eggs').enhancedPrompt).toContain('\n\n## Length\n\nMake')
    expect(enhance('# Eggs\n\n### Task\n\nBoil eggs').enhancedPrompt).toContain('\n\n### Length\n\nMake')
  })

  it('does not end up in a code block that was left open', () => {
    expect(enhance('Why does this fail?\n```\na()').enhancedPrompt).toContain('a()\n```\n\n- **')
  })

  it('tells that few-shot needs examples of the person', () => {
    expect(enhance(COMPLETE, { fewShot: true }).suggestions.at(-1)).toContain('add one or two pairs')
    expect(enhance(`${COMPLETE}\nExamples: 1 → 2`, { fewShot: true }).suggestions).toHaveLength(1)
  })
})

describe('what is there already', () => {
  it('is left alone, and the person is told that nothing was lacking', () => {
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
  ])('is seen: a role in "%s"', (text) => {
    expect(ROLE.found(text, NOTHING_KNOWN)).toBe(true)
  })

  it('asks for no examples where a piece of writing is wanted, and takes no missed class for a missing fact', () => {
    const { enhancedPrompt } = enhance('Draft an email to my professor about missing class')
    expect(enhancedPrompt).not.toMatch(/Audience|Examples/)
    expect(enhancedPrompt).toContain('**Uncertainty:**')
  })

  it('is not seen where the person speaks of themselves', () => {
    expect(ROLE.found('As a student, I need a plan', NOTHING_KNOWN)).toBe(false)
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
  ])('is seen: %s in "%s"', (name, text) => {
    expect(ASPECTS.find((aspect) => aspect.name === name)?.found(text, NOTHING_KNOWN)).toBe(true)
  })

  it.each([...Object.values(ROLE_PHRASES), ...Object.values(GOAL_PHRASES)])(
    'is not mistaken in words of our own: "%s"',
    (phrase) => {
      const found = ASPECTS.filter(({ name }) => name !== 'Goal').filter((aspect) =>
        aspect.found(phrase, NOTHING_KNOWN),
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
  ])('is left as it is, and the person is told why: %s', (_language, text) => {
    const { enhancedPrompt, suggestions } = enhance(text, { role: 'teacher', useTemplate: true })
    expect(enhancedPrompt).toBe(text)
    expect(suggestions[0]).toContain('not seem to be in English')
  })

  it.each([
    'Summarize photosynthesis',
    'Photosynthesis stages inputs outputs chlorophyll exam revision notes',
    'SELECT name FROM users: why slow?',
  ])('is not suspected in English: %s', (text) => {
    expect(enhance(text).suggestions[0]).not.toContain('English')
  })

  it('does not hide in a prompt of the builder, whose frame is English', () => {
    const form = { ...EMPTY_BUILDER_FORM, role: 'teacher', goal: 'learning', task: 'Explica las fracciones' }
    expect(enhance(composeClearPrompt(form)).suggestions[0]).not.toContain('English')
  })
})

describe('any text', () => {
  const option = (options: readonly { value: string }[]) =>
    fc.constantFrom('', ...options.map(({ value }) => value))
  const situations = fc.record<PromptSituation>({
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

  it('stays in it word for word, and enhancing twice adds nothing', () => {
    fc.assert(
      fc.property(texts, situations, (text, situation) => {
        const once = enhanceByRules(text, situation)
        expect(once.enhancedPrompt).toContain(text.trim())
        expect(enhanceByRules(once.enhancedPrompt, situation).enhancedPrompt).toBe(once.enhancedPrompt)
        expect(once.suggestions.length).toBeGreaterThan(0)
      }),
      { numRuns: 1_000 },
    )
  })

  it('that the builder composes is enhanced once', () => {
    const form = fc.record({
      role: option(ROLES),
      goal: option(GOALS),
      format: option(FORMATS),
      task: fc.string(),
    })
    fc.assert(
      fc.property(form, situations, (fields, situation) => {
        for (const compose of [composeBasicPrompt, composeClearPrompt]) {
          const once = enhanceByRules(compose({ ...EMPTY_BUILDER_FORM, ...fields }), situation).enhancedPrompt
          expect(enhanceByRules(once, situation).enhancedPrompt).toBe(once)
        }
      }),
    )
  })

  it('never grows beyond what a prompt can hold', () => {
    const text = 'the '.repeat(CONTENT_MAX / 4 - 50)
    expect(enhance(text).suggestions).toEqual([expect.stringContaining('longer than a prompt can be')])
  })

  it.each(['1,', '1 ', ' ', '\n', 'a. ', 'for ', 'as a ', '#', '`', '{', 'you ', '# a\n', '.'])(
    'is read in no time, however it repeats "%s"',
    (piece) => {
      const text = `x${piece.repeat(CONTENT_MAX / piece.length - 1)}x`
      const begun = performance.now()
      enhance(text)
      expect(performance.now() - begun).toBeLessThan(1_000)
    },
  )
})

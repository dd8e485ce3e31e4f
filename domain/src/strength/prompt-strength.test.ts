import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldNameProblem } from '../fields/field-name.ts'
import { findFields, replaceFields } from '../fields/find-fields.ts'
import { CONTENT_MAX } from '../limits.ts'
import { cpuMilliseconds } from '../text/cpu-milliseconds.ts'
import { type AspectName, GENERAL_ADVICE, LABELS } from './general-advice.ts'
import { KIND_ADVICE } from './kind-advice.ts'
import { promptStrength } from './prompt-strength.ts'
import { readPrompt } from './read-prompt.ts'
import { WEAK_PROMPTS } from './weak-prompts.ts'

const missing = (text: string) =>
  promptStrength(text)
    .checks.filter(({ status }) => status === 'missing')
    .map(({ name }) => name)
const statusOf = (name: AspectName, text: string) =>
  promptStrength(text).checks.find((check) => check.name === name)?.status

const KINDS = [...new Set(WEAK_PROMPTS.map(([, text]) => readPrompt(text, {}).task.kind))]

describe('a weak prompt', () => {
  it.each(WEAK_PROMPTS)('in %s sees what matters most first: %s', (_category, text, first) => {
    expect(first).toContain(missing(text)[0])
  })

  it('gets two remarks at most for a short question', () => {
    expect(missing('What’s the difference between a simile and a metaphor?')).toEqual([
      'audience',
      'examples',
    ])
  })

  it('is checked when it asks in English about a text in another language', () => {
    expect(promptStrength('translate to english: ich komme morgen, fangt bitte ohne mich an').kind).toBe(
      'checked',
    )
  })

  it('gets six remarks at most', () => {
    for (const [, text] of WEAK_PROMPTS) expect(missing(text).length).toBeLessThanOrEqual(6)
  })
})

describe('a complete prompt', () => {
  it.each([
    'Translate this sentence to German: I will be late tomorrow.',
    'What is the capital of France?',
    'Fix the grammar: Him and me goes to class.',
    'Is 17 a prime number? Answer yes or no.',
    'Tell me a joke about statisticians.',
    'You are a biologist. Explain photosynthesis to first-year students in a list of at most 300 words, with an example.',
    'Write a 600-word essay for my first-year seminar arguing that phones belong in class because they are tools. Avoid clichés, and cite only sources you are sure of.',
    'Draft a short email to my professor: I missed class on Monday because I was ill. Leave gaps for details you do not know. Ask me if something is missing.',
  ])('gets no remarks: %s', (text) => {
    expect(missing(text)).toEqual([])
  })
})

describe('each aspect', () => {
  it.each<[AspectName, string]>([
    ['role', 'Act as a lawyer. Go.'],
    ['role', 'You’re a chef. Cook.'],
    ['role', 'As a historian, describe Rome'],
    ['role', '## Role\n\nCook'],
    ['role', 'You have graded exams for years. Go.'],
    ['context', 'I have a labeled data set. Go.'],
    ['context', 'I teach biology. Go.'],
    ['context', '## Background\n\nRome'],
    ['context', 'Use this: {{notes}}'],
    ['audience', 'a talk for my first year students'],
    ['audience', 'explain it to a child'],
    ['audience', 'an email to Kim'],
    ['audience', 'a talk for local farmers'],
    ['audience', 'I am a nursing major. Explain entropy'],
    ['audience', 'Explain entropy at {{student_level}}'],
    ['format', 'as a Markdown table'],
    ['format', 'Report:\n\n1. The cause\n2. The fix\n'],
    ['length', 'in 200 words'],
    ['length', 'a 5-page overview'],
    ['length', 'keep it brief'],
    ['length', 'Report:\n\n- The cause\n- The fix\n'],
    ['examples', 'for instance, rust'],
    ['examples', '[3, 3] → [3]'],
    ['criteria', 'you must not use jargon'],
    ['criteria', 'Suggest titles. No puns.'],
    ['uncertainty', 'cite your sources'],
  ])('is said: %s in “%s”', (name, text) => {
    expect(statusOf(name, text)).toBe('said')
  })

  it.each<[AspectName, string]>([
    ['role', 'As a student, I need a plan'],
    ['role', 'Tell me if you are not sure'],
    ['role', 'Can you help me write a plan?'],
    ['audience', 'Explain why children learn languages fast'],
    ['context', 'I have to write a paper'],
    ['context', 'Write an essay about {{topic}}'],
    ['format', 'Improve this paragraph'],
  ])('is not said: %s in “%s”', (name, text) => {
    expect(statusOf(name, text)).not.toBe('said')
  })

  it.each(Object.keys(LABELS) as AspectName[])(
    'has a reason and a phrase for every kind of task: %s',
    (name) => {
      for (const advice of Object.values(KIND_ADVICE)) {
        const { why, phrase } = advice?.[name] ?? GENERAL_ADVICE[name]
        expect(why).toMatch(/^[^\n]{20,100}\.$/)
        expect(phrase).toMatch(/^[A-Z].*\.$/)
        for (const field of findFields(phrase)) expect(fieldNameProblem(field.name, [])).toBeUndefined()
      }
    },
  )

  it('has a separate reason wherever a kind of task needs it', () => {
    const whys = Object.entries(KIND_ADVICE)
      .filter(([kind]) => kind !== 'other')
      .flatMap(([, advice]) => Object.values(advice ?? {}).map(({ why }) => why))
    expect(new Set(whys).size).toBe(whys.length)
  })
})

describe('the phrases', () => {
  const bases = WEAK_PROMPTS.map(([, text]) => text)

  it('cover every kind of task in the weak prompts', () => {
    const small = ['small', 'correction', 'problem-solving', 'other']
    expect([...new Set([...KINDS, ...small])].sort()).toEqual(Object.keys(KIND_ADVICE).sort())
  })

  it('say what they add, empty or filled in, alone and all together', () => {
    const fill = fc.stringMatching(/^[A-Z]?[a-z]{2,9}( [a-z]{2,9}){0,3}$/)
    fc.assert(
      fc.property(fc.constantFrom(...bases), fc.option(fill), (text, filled) => {
        const open = promptStrength(text).checks.filter(({ status }) => status === 'missing')
        // Once a topic says what to do, it can be another kind of task, which needs other things.
        const value = open.some(({ name }) => name === 'task') ? undefined : (filled ?? undefined)
        const finished = (phrase: string) =>
          replaceFields(phrase, (name) => (name.startsWith('number') && value ? '12' : value))
        for (const { name, phrase } of open) {
          expect(statusOf(name, `${text}\n\n${finished(phrase)}`), `${name} in ${text}`).toBe('said')
          expect(statusOf(name, `${text}. ${finished(phrase)}`), `${name} in ${text}`).toBe('said')
        }
        expect(missing([text, ...open.map(({ phrase }) => finished(phrase))].join('\n\n'))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('say nothing else, so inserting one leaves the others open', () => {
    const wrong: string[] = []
    for (const text of bases) {
      const open = promptStrength(text).checks.filter(({ status }) => status === 'missing')
      for (const { name, phrase } of open) {
        const left = open.map((check) => check.name).filter((other) => other !== name)
        const now = missing(`${text}\n\n${phrase}`)
        if (now.join() !== left.join())
          wrong.push(`${text} + ${phrase}: ${now.join()} instead of ${left.join()}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('any text', () => {
  it('has each aspect once, missing ones first', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { kind, checks } = promptStrength(text)
        expect(checks.map(({ name }) => name).sort()).toEqual(
          kind === 'checked' ? Object.keys(LABELS).sort() : [],
        )
        expect(checks.map(({ status }) => status).join()).toMatch(/^(missing,?)*(said,?)*(unneeded,?)*$/)
      }),
    )
  })

  it('is not checked when it’s empty or in another language', () => {
    expect(promptStrength(' \n ')).toEqual({ kind: 'empty', checks: [] })
    expect(promptStrength('Escribe un resumen del texto para los estudiantes.')).toEqual({
      kind: 'other-language',
      checks: [],
    })
  })

  it.each([
    ...[
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
      '{{a}} ',
      'you ',
      '# a\n',
      '.',
      '"',
      ': ',
    ],
    ...[
      'x\n',
      'and a ',
      'how do i ',
      '- a\n',
      'write a ',
      'help me with ',
      'is my ',
      'what is the ',
      'i need ',
      'if you ',
    ],
  ])('is read within half a second when it repeats “%s”', (piece) => {
    const text = `x${piece.repeat(CONTENT_MAX / piece.length - 1)}x`
    promptStrength(text)
    expect(cpuMilliseconds(() => promptStrength(text))).toBeLessThan(500)
  })
})

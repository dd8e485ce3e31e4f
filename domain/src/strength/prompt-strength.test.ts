import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldNameProblem } from '../fields/field-name.ts'
import { findFields, replaceFields } from '../fields/find-fields.ts'
import { CONTENT_MAX } from '../limits.ts'
import { cpuMilliseconds } from '../text/cpu-milliseconds.ts'
import { type AspectName, LABELS } from './kind.ts'
import { KINDS } from './kinds/kinds.ts'
import { promptStrength } from './prompt-strength.ts'
import { WEAK_PROMPTS } from './weak-prompts.ts'

const missing = (text: string) =>
  promptStrength(text)
    .checks.filter(({ status }) => status === 'missing')
    .map(({ name }) => name)
const statusOf = (name: AspectName, text: string) =>
  promptStrength(text).checks.find((check) => check.name === name)?.status

describe('a weak prompt', () => {
  it.each(WEAK_PROMPTS)('in %s sees what matters most first: %s', (_category, text, first) => {
    expect(first).toContain(missing(text)[0])
  })

  it('gets one remark for a question whose answer depends on who asks, and none for any other', () => {
    expect(missing('How should our band pay for its trips?')).toHaveLength(1)
    expect(missing('Why did the Roman Empire fall?')).toEqual([])
    expect(missing('What’s the difference between a simile and a metaphor?')).toEqual([])
  })

  it.each(['flashcards krebs cycle', 'exit ticket photosynthesis', 'rubric lab notebooks'])(
    'is checked when it’s a few English words: %s',
    (text) => {
      expect(promptStrength(text).kind).toBe('checked')
    },
  )

  it.each([
    ['analyze my data', 'Data:\n\n{{data}}'],
    ['summarize this', 'Text:\n\n{{text}}'],
    ['fix my code', 'Code:\n\n{{code}}'],
    ['reply to this email', 'Email:\n\n{{email}}'],
    ['make flashcards from my notes', 'Notes:\n\n{{notes}}'],
    ['explain this graph', 'Graph:\n\n{{graph}}'],
    ['rephrase more politely', 'Text:\n\n{{text}}'],
    ['a post on the findings of our study', 'Findings:\n\n{{findings}}'],
    ['make a quiz on chapter 4', 'Chapter:\n\n{{chapter}}'],
    ['discussion questions on chapter 3 of our textbook', 'Chapter:\n\n{{chapter}}'],
    ['is this a fair question', 'Question:\n\n{{question}}'],
    ['summarize the results of our poll', 'Results:\n\n{{results}}'],
    ['proofread abstract', 'Abstract:\n\n{{abstract}}'],
    ['improve campus flyer', 'Flyer:\n\n{{flyer}}'],
    ['Rewrite our visitor center’s page so that it’s friendlier', 'Page:\n\n{{page}}'],
    ['draft the limitations section', 'Paper:\n\n{{paper}}'],
    ['answer a rude letter from a tenant', 'Letter:\n\n{{letter}}'],
    ['SQL query that lists overdue loans', 'Tables:\n\n{{tables}}'],
    ['make sense of our auditor’s comments', 'Comments:\n\n{{comments}}'],
  ])('is told which material is missing: %s', (text, phrase) => {
    expect(promptStrength(text).checks[0]).toMatchObject({ name: 'material', status: 'missing', phrase })
  })

  it.each([
    'Summarize the French Revolution',
    'Summarize the attached report in 50 words',
    'Summarize this: The cat sat on the mat all day.',
    'Summarize this report: {{report}}',
    'Fix my code:\n\n```\na()\n```',
    'Make flashcards for anatomy',
    'French version please [paste notice]',
    'Write two exam questions on tides, and mark the right answer to each',
    'newsletter item about our new study hall',
    'Summarize the arguments for a carbon tax',
    'discussion questions on chapter 3 of Walden',
    'How short can a conference abstract be?',
    'caption for our bake sale photo, keep it under 20 words',
    'poster abstract, 100 words, copper and snails',
    'critique my idea that dorms need quiet floors because sleep decides how well people learn',
    'Write a reply to a vendor that declines the offer but keeps the door open for next year',
    'Explain the results of the Milgram experiment',
    'explain tides so that a child gets it',
    'improve class discussion',
    'automate our monthly report',
  ])('isn’t told that material is missing when it’s there or not needed: %s', (text) => {
    expect(missing(text)).not.toContain('material')
  })

  it.each(['Write a statement on the flood', 'slides on tides', 'summary of Walden'])(
    'isn’t asked who it’s for unless all depends on it: %s',
    (text) => {
      expect(missing(text)).not.toContain('audience')
    },
  )

  it.each([
    ['lesson plan on knots for a class of 12', true],
    ['lesson plan on knots for a class of first graders', false],
  ])('is asked for the level, which a number of people doesn’t say: %s', (text, isAsked) => {
    expect(missing(text).includes('audience')).toBe(isAsked)
  })

  it.each([
    ['I have to tell my coach that I’m quitting the team', true],
    ['our choir needs a new name', false],
  ])('is asked what to do if it only tells about a situation: %s', (text, isAsked) => {
    expect(missing(text).includes('task')).toBe(isAsked)
  })

  it('isn’t asked for the length while its material or task is missing', () => {
    expect(missing('story about a ferry')).toContain('length')
    expect(missing('make a quiz from my notes')).not.toContain('length')
  })

  it('is asked for files and samples only if its code works on some', () => {
    expect(missing('Write a Python script that merges files')).toEqual(['context', 'examples'])
    expect(missing('Write a Python script that prints a chessboard')).toEqual([])
  })

  it('gets useful remarks on a rubric', () => {
    expect(missing('Make a rubric')).toEqual(['context', 'length'])
  })

  it.each<[string, AspectName[]]>([
    ['is it better to rent or to buy', ['context']],
    ['scanner on the second floor not working', ['context']],
    ['write an email to the dean', ['context']],
    ['write an email to the dean about parking', ['context']],
    ['literature on remote work', ['context', 'uncertainty']],
  ])('is told what a question, a problem, or a message leaves open: %s', (text, names) => {
    expect(missing(text)).toEqual(names)
  })

  it('gets one remark when its kind isn’t known', () => {
    expect(missing('Sketch a floor plan')).toEqual(['context'])
  })

  it('is checked when it asks in English about a text in another language', () => {
    expect(promptStrength('translate to english: ich komme morgen, fangt bitte ohne mich an').kind).toBe(
      'checked',
    )
  })

  it('gets four remarks at most', () => {
    for (const [, text] of WEAK_PROMPTS) expect(missing(text).length).toBeLessThanOrEqual(4)
  })
})

describe('a complete prompt', () => {
  it.each([
    'Translate this sentence to German: I will be late tomorrow.',
    'What is the capital of France?',
    'Fix the grammar: Him and me goes to class.',
    'Is 17 a prime number? Answer yes or no.',
    'Tell me a joke about statisticians.',
    'Rewrite this sentence in the passive voice: The cat chased the mouse.',
    'You are a biologist. Explain photosynthesis to first-year students in a list of at most 300 words, with an example.',
    'Write a 600-word essay for my first-year seminar arguing that phones belong in class because they are tools. Avoid clichés, and cite only sources you are sure of.',
    'Rewrite: “Bikes may not be parked here” in a friendly tone.',
    'make this kinder: “Late work gets zero points and no excuses.”',
    'Write a scene with two sisters on a ferry, 300 words, present tense, no dialogue',
    'LaTeX for a three by three identity matrix',
    'how do i freeze the top row in excel',
    'normal range for blood sodium',
    'explain this message: the index was out of range in line four',
    'python: reverse a list of words',
    'Write a Java method that checks whether a year is a leap year',
    'card game about bones for nursing freshmen, 20 minutes, as a numbered list',
    'Notice: the pool is closed on May 3 and 4, for all members, in three sentences.',
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
    ['context', 'I teach biology. Sketch a floor plan.'],
    ['context', '## Background\n\nRome'],
    ['context', 'Explain it with this: {{notes}}'],
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
    ['uncertainty', 'Explain entropy. Cite your sources.'],
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

  it.each(Object.entries(KINDS))(
    'has a reason and a phrase for this kind of task: %s',
    (_name, { needs }) => {
      for (const [name, [add, why]] of Object.entries(needs)) {
        expect(why).toMatch(/^[^\n]{20,100}\.$/)
        if (name === 'material') expect(add).toMatch(/^[a-z ]{4,20}$/)
        else
          for (const line of add.split('\n')) expect(line).toMatch(/^[A-Z].*(?:\.|: .*\{\{\w+\}\}(?: \w+)?)$/)
        for (const field of findFields(add)) expect(fieldNameProblem(field.name, [])).toBeUndefined()
      }
    },
  )
})

describe('the phrases', () => {
  const bases = WEAK_PROMPTS.map(([, text]) => text)

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
      { numRuns: 300, examples: [['Explain eigenvalues', 'vs ab']] },
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

  it.each(
    `1,|1 | |\n|a. |for |as a |#|\`|{|{{a}} |you |# a\n|.|"|: |x\n|and a |how do i |- a\n|write a |help me with |is my |what is the |i need |if you |explain a |[paste |on our new `.split(
      '|',
    ),
  )('is read within half a second when it repeats “%s”', (piece) => {
    const text = `x${piece.repeat(CONTENT_MAX / piece.length - 1)}x`
    promptStrength(text)
    expect(cpuMilliseconds(() => promptStrength(text))).toBeLessThan(500)
  })
})

import { answerTemplate } from './answer-template.ts'
import { CHAIN_OF_THOUGHT, FORMAT_PHRASES, GOAL_PHRASES, lookUp, ROLE_PHRASES } from './prompt-phrases.ts'
import { SIGNS } from './prompt-signs.ts'

/** What is known of a prompt beside its text. What is not known is empty or false. */
export interface PromptSituation {
  goal: string
  role: string
  audience: string
  format: string
  useTemplate: boolean
  chainOfThought: boolean
  fewShot: boolean
}

/** One thing that a good prompt says. */
interface Aspect {
  /** Its heading or label. */
  name: string
  /** Whether a text says it already. It must find `words` too, or enhancing twice would add them twice. */
  found: (text: string, situation: PromptSituation) => boolean
  /** Whether it has its place in this situation; always, unless said. */
  wanted?: (situation: PromptSituation) => boolean
  /** `kind` is the goal, or what the text itself seems to be about. */
  words: (situation: PromptSituation & { kind: string }) => string
  /** What the person is told when it was added. */
  told: string
}

/** Comes before the text; all others after it. */
export const ROLE: Aspect = {
  name: 'Role',
  found: (text) => SIGNS.role.test(text),
  words: ({ role, kind }) => {
    const asked = role === '' ? (lookUp(ROLE_OF_KIND, kind) ?? 'expert') : role
    const phrase = lookUp(ROLE_PHRASES, asked)
    return phrase === undefined ? `Take on the role of: ${asked}` : `You are ${phrase}.`
  },
  told: 'Gave the AI a role to answer from.',
}

const ROLE_OF_KIND: Readonly<Record<string, string>> = {
  research: 'researcher',
  writing: 'writer',
  learning: 'teacher',
  planning: 'consultant',
  creative: 'writer',
  'problem-solving': 'analyst',
}

/** In the order in which they are added. */
export const ASPECTS: readonly Aspect[] = [
  {
    name: 'Goal',
    found: (text) => SIGNS.goal.test(text),
    wanted: ({ goal }) => lookUp(GOAL_PHRASES, goal) !== undefined,
    words: ({ goal }) => `The goal is ${lookUp(GOAL_PHRASES, goal)}.`,
    told: 'Stated the goal, so that the AI can weigh what matters.',
  },
  {
    name: 'Audience',
    found: (text, { audience }) => (audience === '' ? SIGNS.audience.test(text) : text.includes(audience)),
    words: ({ audience }) =>
      audience === ''
        ? 'Unless the request makes another audience clear, write for an informed general reader: explain special terms when they first come up.'
        : `Write for this audience: ${audience}`,
    told: 'Said whom the answer is for.',
  },
  {
    name: 'Format',
    found: (text, { format }) => {
      if (format === '') return SIGNS.format.test(text)
      return lookUp(FORMAT_PHRASES, format) === undefined
        ? text.includes(format)
        : new RegExp(`\\b${format}s?\\b`, 'i').test(text)
    },
    words: ({ format, kind }) => {
      if (format !== '') return lookUp(FORMAT_PHRASES, format) ?? `Give the answer in this format: ${format}`
      return (
        lookUp(FORMAT_OF_KIND, kind) ??
        'Lead with the direct answer, then give the details in short sections with clear headings.'
      )
    },
    told: 'Asked for a clear format of the answer.',
  },
  {
    name: 'Length',
    found: (text) => SIGNS.length.test(text),
    words: () =>
      'Make the answer as long as the task needs and no longer: leave out filler and repetition, but no step that the reader needs.',
    told: 'Set the length: as long as needed, without filler.',
  },
  {
    name: 'Approach',
    found: (text) => SIGNS.reasoning.test(text),
    wanted: ({ chainOfThought }) => chainOfThought,
    words: () => CHAIN_OF_THOUGHT,
    told: 'Asked the AI to reason step by step before it answers.',
  },
  {
    name: 'Steps',
    found: (text) => SIGNS.steps.test(text),
    wanted: ({ chainOfThought }) => !chainOfThought,
    words: () =>
      'Work in steps: make sure what is being asked, gather what bears on it, draft the answer, and check the draft against the request before giving it.',
    told: 'Asked the AI to work in steps and to check its draft.',
  },
  {
    name: 'Examples',
    found: (text) => SIGNS.examples.test(text) || SIGNS.piece.test(text),
    words: () => 'Where an example makes a point clearer, give one that is short and concrete.',
    told: 'Asked for a concrete example where it helps.',
  },
  {
    name: 'Quality criteria',
    found: (text) => SIGNS.criteria.test(text),
    words: ({ kind }) =>
      `A good answer meets these criteria: ${lookUp(CRITERIA_OF_KIND, kind) ?? 'it is correct, complete and specific to this request, and says plainly what follows from it'}.`,
    told: 'Named the criteria that a good answer meets.',
  },
  {
    name: 'Uncertainty',
    found: (text) => SIGNS.uncertainty.test(text),
    words: () =>
      'If something is missing or you are not sure, say so and name your assumptions. Do not make up facts, figures or sources; ask first if the answer would depend on what is missing.',
    told: 'Said what to do when information is missing or uncertain.',
  },
  {
    name: 'Answer template',
    found: (text) => SIGNS.template.test(text),
    wanted: ({ useTemplate }) => useTemplate,
    words: ({ kind, format }) => answerTemplate({ goal: kind, format }),
    told: 'Added a template for the parts of the answer.',
  },
]

const FORMAT_OF_KIND: Readonly<Record<string, string>> = {
  research:
    'Open with the main finding in two or three sentences, then give one short section with a heading for each point.',
  writing:
    'Give the finished text first, in paragraphs, and notes on it, if any, in a separate section after it.',
  learning: 'Use short sections with headings, and end with a short list of the points to remember.',
  planning: 'Give the plan as a numbered list, each item with who does it and by when.',
  creative:
    'Give the piece first, in the form that suits it best, and notes on it, if any, in a section after it.',
  'problem-solving':
    'Open with the recommended solution, then give causes and alternatives in short sections.',
}

const CRITERIA_OF_KIND: Readonly<Record<string, string>> = {
  research: 'every claim is backed, evidence is weighed and not just listed, and other views get their due',
  writing: 'it has one clear message, its order is easy to follow, and no sentence could be cut without loss',
  learning:
    'it builds on what the learner knows, leaves nothing out, and lets the learner check what was understood',
  planning: 'it can be done with the means at hand, its priorities are clear, and progress can be measured',
  creative: 'it is original, holds together, and does not settle for the first idea that comes to mind',
  'problem-solving':
    'it treats causes and not just symptoms, names the trade-offs, and can be put into practice',
}

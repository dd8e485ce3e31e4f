import { answerTemplate } from '../builder/answer-template.ts'
import {
  CHAIN_OF_THOUGHT,
  FORMAT_PHRASES,
  GOAL_PHRASES,
  lookUp,
  REASONED_FIXED_ANSWER,
  ROLE_PHRASES,
} from '../builder/prompt-phrases.ts'
import { asksForFormat, namesAudience } from '../text/words-in-text.ts'
import { SIGNS } from './prompt-signs.ts'
import { adviceFor, isNarrow } from './task-advice.ts'
import type { Task } from './task-kind.ts'

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
export interface Aspect {
  /** Its heading or label. */
  name: string
  /** Whether a text says it already. */
  found: (text: string, situation: PromptSituation) => boolean
  /** Empty where it has no place. What the situation asks for always has one; else the task decides. */
  words: (situation: PromptSituation, task: Task) => string
  /** What the person is told when it was added. */
  told: string
}

/** Comes before the text. */
export const ROLE: Aspect = {
  name: 'Role',
  found: (text) => SIGNS.role.test(text),
  words: ({ role }, task) => {
    if (role !== '') {
      const phrase = lookUp(ROLE_PHRASES, role)
      return phrase === undefined ? `Take on the role of: ${role}` : `You are ${phrase}.`
    }
    const { role: fitting } = unasked(task)
    return fitting === undefined ? '' : `You are ${lookUp(ROLE_PHRASES, fitting) ?? fitting}.`
  },
  told: 'Gave the AI a role to answer from.',
}

/** In the order in which they are added. */
export const ASPECTS: readonly Aspect[] = [
  {
    name: 'Goal',
    found: (text) => SIGNS.goal.test(text),
    words: ({ goal }, task) => {
      const phrase = lookUp(GOAL_PHRASES, goal)
      // "Solve 3x = 6" wants no causes of a problem
      return phrase === undefined || isNarrow(task) ? '' : `The goal is ${phrase}.`
    },
    told: 'Stated the goal, so that the AI can weigh what matters.',
  },
  {
    name: 'Audience',
    found: (text, { audience }) =>
      audience === '' ? SIGNS.audience.test(text) || PEOPLE.test(text) : namesAudience(text, audience),
    words: ({ audience }, task) =>
      audience === ''
        ? also(
            task,
            'Audience',
            'Unless the request makes another audience clear, write for an informed general reader: explain special terms when they first come up.',
          )
        : `Write for this audience: ${audience}`,
    told: 'Said whom the answer is for.',
  },
  {
    name: 'Format',
    found: (text, { format }) =>
      format === '' ? SIGNS.format.test(text) || SHORT.test(text) : asksForFormat(text, format),
    words: ({ format }, task) => {
      if (format !== '') return lookUp(FORMAT_PHRASES, format) ?? `Give the answer in this format: ${format}`
      return task.fixed ? '' : (unasked(task).format ?? '')
    },
    told: 'Asked for a clear format of the answer.',
  },
  {
    name: 'Length',
    found: (text) => SIGNS.length.test(text),
    words: (_situation, task) =>
      also(
        task,
        'Length',
        'Make the answer as long as the task needs and no longer: leave out filler and repetition, but nothing that the reader needs.',
      ),
    told: 'Set the length: as long as needed, without filler.',
  },
  {
    name: 'Approach',
    found: (text) => SIGNS.reasoning.test(text),
    words: ({ chainOfThought }, { fixed }) => {
      if (!chainOfThought) return ''
      return fixed ? REASONED_FIXED_ANSWER : CHAIN_OF_THOUGHT
    },
    told: 'Asked the AI to reason step by step before it answers.',
  },
  {
    name: 'Steps',
    found: (text) => SIGNS.steps.test(text),
    words: ({ chainOfThought }, task) =>
      chainOfThought
        ? ''
        : also(
            task,
            'Steps',
            'Work in steps: make sure what is being asked, gather what bears on it, draft the answer, and check the draft against the request before giving it.',
          ),
    told: 'Asked the AI to work in steps and to check its draft.',
  },
  {
    name: 'Examples',
    found: (text) => SIGNS.examples.test(text) || SIGNS.piece.test(text),
    words: (_situation, task) =>
      also(task, 'Examples', 'Where an example makes a point clearer, give one that is short and concrete.'),
    told: 'Asked for a concrete example where it helps.',
  },
  {
    name: 'Quality criteria',
    found: (text) => SIGNS.criteria.test(text),
    words: (_situation, task) => unasked(task).criteria ?? '',
    told: 'Named the criteria that a good answer meets.',
  },
  {
    name: 'Uncertainty',
    found: (text) => SIGNS.uncertainty.test(text),
    words: (_situation, task) => (task.fixed ? '' : (unasked(task).uncertainty ?? '')),
    told: 'Said what to do when information is missing or uncertain.',
  },
  {
    name: 'Answer template',
    found: (text) => SIGNS.template.test(text),
    words: ({ useTemplate, goal, format }, { kind }) =>
      useTemplate ? answerTemplate({ goal: goal || kind, format }) : '',
    told: 'Added a template for the parts of the answer.',
  },
]

/** Those that a prompt speaks of are likely to be those it is for: another audience could be the wrong one. */
const PEOPLE =
  /\b(?:students?|pupils?|children|kids|patients?|clients?|customers?|colleagues|beginners?|undergraduates?|(?:help|prepare|teach|ask|quiz) (?:me|us))\b/i

/** An answer of a few sentences has no sections. */
const SHORT =
  /\b(?:one|two|three|four|five|\d{1,2})[- ](?:sentences?|words?|lines?)\b|\b(?:one|single|short) (?:paragraph|answer)\b|\bbriefly\b/i

/** What fits the task without having been asked for. */
function unasked({ kind, fixed }: Task): ReturnType<typeof adviceFor> {
  const advice = adviceFor(kind)
  return fixed && !advice.fitsFixedAnswer ? {} : advice
}

function also(task: Task, name: 'Audience' | 'Length' | 'Steps' | 'Examples', words: string): string {
  return unasked(task).also?.includes(name) ? words : ''
}

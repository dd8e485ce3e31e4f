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
import { ASPECT_PATTERNS } from './aspect-patterns.ts'
import { adviceFor, isNarrow } from './task-advice.ts'
import type { Task } from './task-kind.ts'

/** What the user selected in the builder. Anything not selected is empty or false. */
export interface PromptContext {
  goal: string
  role: string
  audience: string
  format: string
  useTemplate: boolean
  chainOfThought: boolean
  fewShot: boolean
}

/** One thing that a good prompt specifies. */
export interface Aspect {
  /** Its heading or label. */
  name: string
  /** Whether a text already specifies it. */
  found: (text: string, context: PromptContext) => boolean
  /** The text to add, or empty if it doesn't suit the task. What the user selected is always added. */
  words: (context: PromptContext, task: Task) => string
  /** Tells the user what was added. */
  suggestion: string
}

/** Added before the text. */
export const ROLE: Aspect = {
  name: 'Role',
  found: (text) => ASPECT_PATTERNS.role.test(text),
  words: ({ role }, task) => {
    if (role !== '') {
      const phrase = lookUp(ROLE_PHRASES, role)
      return phrase === undefined ? `Take on the role of: ${role}` : `You are ${phrase}.`
    }
    const { role: suggested } = applicableAdvice(task)
    return suggested === undefined ? '' : `You are ${lookUp(ROLE_PHRASES, suggested) ?? suggested}.`
  },
  suggestion: 'Gave the AI a role.',
}

/** In the order in which they are added. */
export const ASPECTS: readonly Aspect[] = [
  {
    name: 'Goal',
    found: (text) => ASPECT_PATTERNS.goal.test(text),
    words: ({ goal }, task) => {
      const phrase = lookUp(GOAL_PHRASES, goal)
      // "Solve 3x = 6" doesn't call for the causes of a problem.
      return phrase === undefined || isNarrow(task) ? '' : `The goal is ${phrase}.`
    },
    suggestion: 'Stated the goal so the AI knows what matters.',
  },
  {
    name: 'Audience',
    found: (text, { audience }) =>
      audience === ''
        ? ASPECT_PATTERNS.audience.test(text) || PEOPLE.test(text)
        : namesAudience(text, audience),
    words: ({ audience }, task) =>
      audience === ''
        ? optional(
            task,
            'Audience',
            'Unless the request calls for another audience, write for an informed general reader and explain technical terms when they first come up.',
          )
        : `Write for this audience: ${audience}`,
    suggestion: 'Said who the answer is for.',
  },
  {
    name: 'Format',
    found: (text, { format }) =>
      format === '' ? ASPECT_PATTERNS.format.test(text) || SHORT.test(text) : asksForFormat(text, format),
    words: ({ format }, task) => {
      if (format !== '') return lookUp(FORMAT_PHRASES, format) ?? `Give the answer in this format: ${format}`
      return task.fixed ? '' : (applicableAdvice(task).format ?? '')
    },
    suggestion: 'Asked for a clear answer format.',
  },
  {
    name: 'Length',
    found: (text) => ASPECT_PATTERNS.length.test(text),
    words: (_context, task) =>
      optional(
        task,
        'Length',
        'Make the answer as long as the task needs and no longer. Leave out filler and repetition, but nothing the reader needs.',
      ),
    suggestion: 'Set the length: as long as needed, without filler.',
  },
  {
    name: 'Approach',
    found: (text) => ASPECT_PATTERNS.reasoning.test(text),
    words: ({ chainOfThought }, { fixed }) => {
      if (!chainOfThought) return ''
      return fixed ? REASONED_FIXED_ANSWER : CHAIN_OF_THOUGHT
    },
    suggestion: 'Asked the AI to reason step by step before answering.',
  },
  {
    name: 'Steps',
    found: (text) => ASPECT_PATTERNS.steps.test(text),
    words: ({ chainOfThought }, task) =>
      chainOfThought
        ? ''
        : optional(
            task,
            'Steps',
            'Work in steps: identify what is being asked, gather what is relevant, draft the answer, and check the draft against the request before giving it.',
          ),
    suggestion: 'Asked the AI to work in steps and check its draft.',
  },
  {
    name: 'Examples',
    found: (text) => ASPECT_PATTERNS.examples.test(text) || ASPECT_PATTERNS.piece.test(text),
    words: (_context, task) =>
      optional(task, 'Examples', 'Where an example would make a point clearer, give a short, concrete one.'),
    suggestion: 'Asked for a concrete example where it helps.',
  },
  {
    name: 'Quality criteria',
    found: (text) => ASPECT_PATTERNS.criteria.test(text),
    words: (_context, task) => applicableAdvice(task).criteria ?? '',
    suggestion: 'Named the criteria for a good answer.',
  },
  {
    name: 'Uncertainty',
    found: (text) => ASPECT_PATTERNS.uncertainty.test(text),
    words: (_context, task) => (task.fixed ? '' : (applicableAdvice(task).uncertainty ?? '')),
    suggestion: 'Said what to do when information is missing or uncertain.',
  },
  {
    name: 'Answer template',
    found: (text) => ASPECT_PATTERNS.template.test(text),
    words: ({ useTemplate, goal, format }, { kind }) =>
      useTemplate ? answerTemplate({ goal: goal || kind, format }) : '',
    suggestion: 'Added a template for the answer.',
  },
]

/** People mentioned in a prompt are probably its audience, so adding another audience could be wrong. */
const PEOPLE =
  /\b(?:students?|pupils?|children|kids|patients?|clients?|customers?|colleagues|beginners?|undergraduates?|(?:help|prepare|teach|ask|quiz) (?:me|us))\b/i

/** A request for a short answer, which needs no sections. */
const SHORT =
  /\b(?:one|two|three|four|five|\d{1,2})[- ](?:sentences?|words?|lines?)\b|\b(?:one|single|short) (?:paragraph|answer)\b|\bbriefly\b/i

/** The advice for a task, or none if the prompt fixes the answer and the advice doesn't suit that. */
function applicableAdvice({ kind, fixed }: Task): ReturnType<typeof adviceFor> {
  const advice = adviceFor(kind)
  return fixed && !advice.fitsFixedAnswer ? {} : advice
}

function optional(task: Task, name: 'Audience' | 'Length' | 'Steps' | 'Examples', words: string): string {
  return applicableAdvice(task).optional?.includes(name) ? words : ''
}

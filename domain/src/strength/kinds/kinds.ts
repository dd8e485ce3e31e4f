import { ASPECT_PATTERNS } from '../aspect-patterns.ts'
import type { Kind, Kinds, Need } from '../kind.ts'
import { ADVICE } from './advice.ts'
import { ANALYSES } from './analyses.ts'
import { COURSEWORK } from './coursework.ts'
import { ESSAYS } from './essays.ts'
import { GUIDES } from './guides.ts'
import { MAKING } from './making.ts'
import { MEDIA } from './media.ts'
import { MESSAGES } from './messages.ts'
import { OFFICE } from './office.ts'
import { PLANS } from './plans.ts'
import { RESEARCH } from './research.ts'
import { SCHEDULES } from './schedules.ts'
import { QUESTIONS_FIRST } from './shared.ts'
import { STUDY } from './study.ts'
import { TEACHING } from './teaching.ts'
import { TEXTS } from './texts.ts'
import { WRITING } from './writing.ts'

/** For a topic without a request. */
export const TASK: Need = [
  'What I want you to do (explain, draft, or give feedback): {{what_to_do}}',
  'Without a task, the AI has to guess whether you want an explanation, a draft, or feedback.',
]

const FOR_WHOM = /\bfor (?!(?:me|us|this|it|that)\b)\w/i

/** A request that names no kind. Only its background is worth a remark. */
const OTHER: Kind = {
  needs: {
    context: [
      'What it’s for, and for whom: {{purpose_and_people}}\nWhat I have so far, and what it has to include: {{what_i_have_and_contents}}',
      'The AI knows only what you tell it, so background makes the answer fit your case.',
      [
        { test: (text) => FOR_WHOM.test(text) || ASPECT_PATTERNS.context.test(text) },
        ASPECT_PATTERNS.context,
      ],
    ],
    format: [
      'Kind of result (explanation, list, outline, draft, or something else) and its length: {{kind_of_result_and_length}}',
      'Without this, you can get a page of text when you need a list.',
    ],
    uncertainty: [
      QUESTIONS_FIRST,
      'A few questions show you what’s missing before the AI fills the gaps with guesses.',
    ],
    criteria: [
      'Use only my answers and facts you’re sure of. Below the result, list what you assumed and what I should check or decide.',
      'You’ll see right away what’s still up to you.',
    ],
  },
}

/** A topic, such as "kirchhoff loop with two batteries": mostly something to learn or a problem to solve. */
const TOPIC: Kind = {
  broad: true,
  needs: {
    task: [
      'What I want (an explanation, a solution, a draft, a list, or something else): {{what_i_want}}',
      'Without a task, the AI has to guess whether you want an explanation, a solution, or a draft.',
    ],
    context: [
      'The question, problem, or text, word for word, with its figures: {{question_problem_or_text}}\nWhat I know about it, or have tried: {{what_i_know_or_tried}}',
      'The AI knows only what you tell it, so details make the answer fit your case.',
      [ASPECT_PATTERNS.context, ASPECT_PATTERNS.context],
    ],
    audience: [
      'Course or readers, and level: {{course_or_readers_and_level}}',
      'The right depth depends on who it’s for.',
    ],
    format: [
      'Start with what matters most in plain words. Then go step by step, with an example, and with units where needed, and name the most common mistake.',
      'Steps are easy to follow and check.',
    ],
    uncertainty: [
      'Ask me first if the answer depends on something I left out, and say where you aren’t sure.',
      'One wrong step spoils the rest.',
    ],
  },
}

/** A request that names no kind and works on something: "annotate this poem". */
const WORK: Kind = {
  needs: {
    material: ['material', 'The AI can only work on what it sees.'],
    context: [
      'What it’s for, and who reads or uses it: {{purpose_and_readers}}',
      'What matters depends on the purpose.',
      /\b(?:for (?:my|an?|the|our) \w|because|so that|to (?:use|send|submit|publish|show))\b/i,
    ],
    criteria: [
      'What bothers me, or what should be different afterward: {{what_should_be_different}}',
      'Otherwise, the AI decides what to look at.',
      /\b(?:turn|put|convert|transform|change|make)\b[^.\n]{1,60} (?:in)?to \w/i,
    ],
    format: [
      'Say first what matters most for this purpose, and propose what I haven’t thought of. Then give the result, complete and ready to use, and list what you changed or noticed, each with the part it’s about.',
      'You can’t check a point if you don’t know which part it’s about.',
    ],
    uncertainty: [
      'Keep my facts and my meaning, say where you aren’t sure, and ask me if something is unclear.',
      'Without this, you can’t tell a guess from a fact.',
    ],
  },
}

/** A question that names no kind. */
const QUESTION: Kind = {
  helps: true,
  needs: {
    context: [
      'What I need the answer for: {{purpose}}\nWhat it depends on, such as figures, place, or what I already know: {{figures_place_or_what_i_know}}',
      'The right answer depends on your situation, which the AI doesn’t know.',
    ],
    format: [
      'Give the answer first, in one or two plain sentences. Then give the reasons or the steps, with units where needed.',
      'With the answer first, you’ll see right away whether the rest is worth reading.',
    ],
    uncertainty: [
      'If it depends on something I left out, say on what, and name what I should check and where.',
      'The usual answer might not fit your case.',
    ],
  },
}

/** Something that doesn't work or went wrong: "projector shows no picture". */
const PROBLEM: Kind = {
  helps: true,
  needs: {
    context: [
      'My setup, with materials, versions, and settings: {{setup}}\nWhat exactly happens, and since when: {{what_happens_and_since_when}}\nWhat I’ve tried so far: {{what_i_tried}}',
      'The cause depends on your setup and on what you’ve already tried.',
      /\b(?:tried|already|so far|restarted|reinstalled)\b/i,
    ],
    format: [
      'Start with the likeliest cause and why. Then give numbered steps, the easiest first, and say after each how I can tell whether it helped.',
      'You can stop at the step that helps.',
    ],
    uncertainty: [
      'Ask me if the cause depends on something I left out, and say when I should turn to someone else.',
      'The usual answer might not fit your case.',
    ],
  },
}

/** The neutral kinds that ask for what these need too. They take over when it isn't sure which of them it is. */
const NEUTRAL: Readonly<Record<string, readonly string[]>> = {
  writing: [WRITING, ESSAYS, MESSAGES, OFFICE].flatMap(Object.keys),
  work: Object.keys(TEXTS),
  research: [...Object.keys(ANALYSES), 'literature', 'comparison'],
  learning: ['explaining'],
  planning: ['study plan', 'event', 'trip', 'budget', 'schedule', 'training plan'],
  'problem-solving': ['decision', ...Object.keys(ADVICE)],
  problem: [],
}

export function neutralOf(kind: string): string {
  if (kind in NEUTRAL) return kind
  return Object.keys(NEUTRAL).find((neutral) => NEUTRAL[neutral]?.includes(kind)) ?? 'other'
}

/** All kinds of tasks, and what a request of no known kind needs. */
export const KINDS: Kinds = {
  ...MAKING,
  ...MEDIA,
  ...COURSEWORK,
  ...ANALYSES,
  ...GUIDES,
  ...TEACHING,
  ...TEXTS,
  ...STUDY,
  ...RESEARCH,
  ...WRITING,
  ...ESSAYS,
  ...MESSAGES,
  ...OFFICE,
  ...PLANS,
  ...SCHEDULES,
  ...ADVICE,
  // Complete as it is.
  small: { needs: {} },
  work: WORK,
  question: QUESTION,
  problem: PROBLEM,
  topic: TOPIC,
  other: OTHER,
}

const MADE: ReadonlySet<string> = new Set(
  [
    MAKING,
    MEDIA,
    COURSEWORK,
    GUIDES,
    TEACHING,
    STUDY,
    RESEARCH,
    WRITING,
    ESSAYS,
    OFFICE,
    PLANS,
    SCHEDULES,
  ].flatMap(Object.keys),
)

/** Makes something. A kind in `TEXTS` works on what is there, and a message goes to someone. */
export function isMade(kind: string): boolean {
  return MADE.has(kind) && !KINDS[kind]?.helps && KINDS[kind]?.needs.material === undefined
}

/** The kind of this name. Names can come from requests, and every object has a "constructor". */
export function kindNamed(name: string): Kind {
  return (Object.hasOwn(KINDS, name) && KINDS[name]) || OTHER
}

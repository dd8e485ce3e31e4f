import { ASPECT_PATTERNS } from '../aspect-patterns.ts'
import type { Kind, Kinds, Need } from '../kind.ts'
import { ANALYSES } from './analyses.ts'
import { COURSEWORK } from './coursework.ts'
import { ESSAYS } from './essays.ts'
import { GUIDES } from './guides.ts'
import { MAKING } from './making.ts'
import { MESSAGES } from './messages.ts'
import { OFFICE } from './office.ts'
import { PLANS } from './plans.ts'
import { RESEARCH } from './research.ts'
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

/** A request that names no kind. Too little is known about it to remark on more than the background. */
const OTHER: Kind = {
  remarks: 1,
  needs: {
    context: [
      'What it’s for, and for whom: {{purpose_and_people}}\nWhat it has to include or take into account: {{contents_and_limits}}',
      'The AI knows only what you tell it, so background makes the answer fit your case.',
      [
        { test: (text) => FOR_WHOM.test(text) || ASPECT_PATTERNS.context.test(text) },
        ASPECT_PATTERNS.context,
      ],
    ],
    length: [
      'Form and length: {{form_and_length}}',
      'Without a length, you can get a page when you need a paragraph.',
    ],
    format: [
      'Give me a complete result that I can use right away. Below it, list what I should check or decide.',
      'You see at once what’s still up to you.',
    ],
    uncertainty: [
      'If something important is missing, ask me before you start, and don’t make up facts.',
      'If you ask it to, the AI is more likely to admit a gap than to fill it with a guess.',
    ],
  },
}

/** A request that names no kind and works on something: "annotate this poem". */
const WORK: Kind = {
  remarks: 2,
  needs: {
    material: ['material', 'The AI can work only on what it sees.'],
    context: [
      'What I need it for: {{purpose}}',
      'The purpose decides what matters.',
      /\b(?:for (?:my|an?|the|our) \w|because|so that|to (?:use|send|submit|publish|show))\b/i,
    ],
    criteria: ['What to pay attention to: {{points_to_watch}}', 'Otherwise, the AI decides what to look at.'],
    format: [
      'Name the part that each of your points is about, and keep what’s mine apart from what you add.',
      'You can check a point only if you know where it belongs.',
    ],
    uncertainty: [
      'Say where you aren’t sure, and ask me if something is unclear.',
      'Guesses look just like findings.',
    ],
  },
}

/** What a kind asks for when it isn't sure enough: the neutral kind of its group. */
const GROUPS: readonly (readonly [neutral: string, kinds: Kinds])[] = [
  ['other', MAKING],
  ['other', COURSEWORK],
  ['research', ANALYSES],
  ['writing', GUIDES],
  ['other', TEACHING],
  ['work', TEXTS],
  ['learning', STUDY],
  ['research', RESEARCH],
  ['writing', WRITING],
  ['writing', ESSAYS],
  ['writing', MESSAGES],
  ['writing', OFFICE],
  ['planning', PLANS],
]

export const NEUTRAL_KINDS: ReadonlyMap<string, string> = new Map(
  GROUPS.flatMap(([neutral, kinds]) => Object.keys(kinds).map((name) => [name, neutral] as const)),
)

/** All kinds of tasks, and what a request of no known kind needs. */
export const KINDS: Kinds = {
  ...Object.assign({}, ...GROUPS.map(([, kinds]) => kinds)),
  // Complete as it is.
  small: { needs: {} },
  work: WORK,
  other: OTHER,
}

/** The kind of this name. Names can come from requests, and every object has a "constructor". */
export function kindNamed(name: string): Kind {
  return (Object.hasOwn(KINDS, name) && KINDS[name]) || OTHER
}

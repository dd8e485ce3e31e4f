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

/** A request that names no kind. Too little is known about it to remark on more than the background. */
const OTHER: Kind = {
  remarks: 1,
  needs: {
    context: [
      'What it’s for, and for whom: {{purpose_and_people}}\nFacts, wishes, and limits to consider: {{facts_wishes_and_limits}}',
      'The AI knows only what you tell it, so background makes the answer fit your case.',
    ],
    length: [
      'Form and length of the answer: {{form_and_length}}',
      'Without a length, you can get a page when you need a paragraph.',
    ],
    uncertainty: [
      'If something important is missing, ask me before you start, and don’t make up facts.',
      'If you ask it to, the AI is more likely to admit a gap than to fill it with a guess.',
    ],
  },
}

/** All kinds of tasks. Where two could match a request, the first one wins, and broad ones come last. */
export const KINDS: Kinds = {
  ...MAKING,
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
  // Complete as it is.
  small: { needs: {} },
  other: OTHER,
}

/** The kind of this name. Names can come from requests, and every object has a "constructor". */
export function kindNamed(name: string): Kind {
  return (Object.hasOwn(KINDS, name) && KINDS[name]) || OTHER
}

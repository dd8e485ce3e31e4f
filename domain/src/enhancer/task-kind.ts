import { lookUp } from '../builder/prompt-phrases.ts'
import { hasFencedCode } from '../text/code-fences.ts'
import {
  FIXED_ANSWER,
  REQUEST_LEAD,
  REQUEST_PATTERNS,
  REQUEST_START,
  TOPIC_PATTERNS,
} from './task-patterns.ts'

/** What a prompt asks for, judging by its words. */
export interface Task {
  /** The kind of task, or empty if unknown. */
  kind: string
  /** The prompt defines the exact form of the answer ("yes or no", "JSON only"), so little can be added. */
  fixed: boolean
}

export function readTask(text: string, { goal, original }: { goal: string; original: string }): Task {
  // The role says little about the task: a researcher can be asked for a haiku.
  const request = text.replace(ROLE_SENTENCE, '')
  const requested = kindOfRequest(request)
  const kind = hasFencedCode(original) ? (lookUp(KINDS_WITH_CODE, requested) ?? requested) : requested
  const specific = BROAD_KINDS.includes(kind) ? goal || kind : kind
  return { kind: specific || kindOfTopic(request), fixed: FIXED_ANSWER.test(text) }
}

const ROLE_SENTENCE = /\b(?:you are|you['’]re|act as|imagine (?:that )?you)\b[^.!?\n]{0,300}[.!?]?/gi

/** What a broad request means when the prompt includes a code block. */
const KINDS_WITH_CODE = {
  '': 'coding',
  'problem-solving': 'coding',
  research: 'code reading',
  learning: 'code reading',
}

/** The selected goal overrides these kinds, but not specific ones such as translation. */
const BROAD_KINDS = ['', 'research', 'writing', 'learning', 'how-to', 'planning', 'ideas', 'problem-solving']

/** The request comes early. The rest of a long prompt is mostly material to work on. */
const REQUESTS_MAX = 200

/** The kind of the first request that matches a pattern. */
function kindOfRequest(text: string): string {
  for (const { 0: start, index } of text.matchAll(REQUEST_START).take(REQUESTS_MAX)) {
    const begin = index + start.length
    const lead = matchAt(REQUEST_LEAD, text, begin)
    const places = lead === undefined ? [begin] : [begin, begin + lead.length]
    const match = REQUEST_PATTERNS.find(([, pattern]) =>
      places.some((at) => matchAt(pattern, text, at) !== undefined),
    )
    if (match) return match[0]
  }
  return ''
}

/** The kind whose topic words occur first. */
function kindOfTopic(text: string): string {
  const matches = TOPIC_PATTERNS.map(([kind, pattern]) => ({ kind, at: text.search(pattern) })).filter(
    ({ at }) => at >= 0,
  )
  return matches.sort((one, other) => one.at - other.at)[0]?.kind ?? ''
}

function matchAt(sticky: RegExp, text: string, at: number): string | undefined {
  sticky.lastIndex = at
  return sticky.exec(text)?.[0]
}

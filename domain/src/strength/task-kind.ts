import { lookUp } from '../builder/prompt-phrases.ts'
import { hasFencedCode } from '../text/code-fences.ts'
import {
  FIXED_ANSWER,
  LATER_REQUEST_START,
  OTHER_REQUEST,
  REQUEST_LEAD,
  REQUEST_PATTERNS,
  REQUEST_START,
  SHORT_PIECE,
  TOPIC_PATTERNS,
  VAGUE_REQUEST,
} from './task-patterns.ts'

/** What a prompt asks for, judging by its words. */
export interface Task {
  /** A key of `KIND_ADVICE`, or `other`. */
  kind: string
  /** Says what to do, not just what it's about. */
  asks: boolean
  /** Defines the exact form of the answer: "yes or no", "JSON only". */
  fixed: boolean
  /** So small or so precise that the prompt is complete as it is. */
  small: boolean
}

/** These prompts often end with a text to work on, and what follows it could be read as part of it. */
export const WITH_MATERIAL = ['translation', 'correction', 'revision', 'feedback', 'summary', 'extraction']

/** `text` is the prompt without code blocks, `goal` what the user selected in the builder. */
export function readTask(text: string, { goal, original }: { goal: string; original: string }): Task {
  const request = text.replace(ROLE_SENTENCE, '\n').replace(VAGUE_REQUEST, '')
  const requested = kindOfRequest(request, REQUEST_START) || kindOfRequest(request, LATER_REQUEST_START)
  const withCode = hasFencedCode(original) ? lookUp(KINDS_WITH_CODE, requested) : undefined
  const broad = BROAD_KINDS.includes(requested)
  const kind = withCode ?? ((broad && goal) || (requested === 'other' ? '' : requested) || kindOfTopic(text))
  const fixed = FIXED_ANSWER.test(text)
  return {
    kind: kind || 'other',
    asks: requested !== '' || TASK_LABEL.test(text) || wordCount(request) >= LONG,
    fixed,
    small: fixed || isSmall(kind, request),
  }
}

/** The role says little about the task: a researcher can be asked for a haiku. */
const ROLE_SENTENCE =
  /\bact as [^.!?,\n]{0,80}?(?:[.!?,]| and |$)|\b(?:you are|you['’]re|take (?:on )?th(?:e|is) role)\b[^.!?\n]{0,300}[.!?]?/gim

/** What a request means when the prompt includes a code block. */
const KINDS_WITH_CODE = {
  '': 'debugging',
  other: 'debugging',
  'problem-solving': 'debugging',
  learning: 'debugging',
  research: 'debugging',
}

/** The selected goal overrides these kinds, but not specific ones such as translation. */
const BROAD_KINDS = ['', 'other', 'research', 'writing', 'learning', 'planning', 'problem-solving']

const TASK_LABEL = /\byour task\b|\?|^#{1,6} {1,4}(?:task|instructions?)\b|^(?:task|goal):/im

/** A text of this many words says what to do somewhere. */
export const LONG = 40

/** The request comes early. The rest of a long prompt is mostly material to work on. */
const REQUESTS_MAX = 200

/** The kind of the first request that matches a pattern, `other` if there are only unknown ones, or empty. */
function kindOfRequest(text: string, start: RegExp): string {
  let found = ''
  for (const { 0: mark, index } of text.matchAll(start).take(REQUESTS_MAX)) {
    const begin = index + mark.length
    const lead = matchAt(REQUEST_LEAD, text, begin)
    const places = lead === undefined ? [begin] : [begin, begin + lead.length]
    const starts = (pattern: RegExp) => places.some((at) => matchAt(pattern, text, at) !== undefined)
    const match = REQUEST_PATTERNS.find(([, pattern]) => starts(pattern))
    if (match) return match[0]
    if (starts(OTHER_REQUEST)) found = 'other'
  }
  return found
}

/** The kind whose topic words occur first. */
function kindOfTopic(text: string): string {
  const matches = TOPIC_PATTERNS.map(([kind, pattern]) => ({ kind, at: text.search(pattern) })).filter(
    ({ at }) => at >= 0,
  )
  return matches.sort((one, other) => one.at - other.at)[0]?.kind ?? ''
}

function isSmall(kind: string, request: string): boolean {
  if (kind === 'small') return true
  if (kind === 'creative') return SHORT_PIECE.test(request)
  return lookUp(SHORT_MATERIAL, kind)?.test(request) === true && wordCount(request) < LONG
}

const NAMED = /\b(?:sentence|word|phrase|line|title|heading)s?\b|["“]/i
const INCLUDED = /\b(?:sentence|word|phrase|line|title|heading)s?\b|["“:\n]/i

/** A sentence or two to work on. "Make this better: …" is still too vague, however short the text is. */
const SHORT_MATERIAL = { translation: INCLUDED, correction: INCLUDED, extraction: INCLUDED, revision: NAMED }

export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

function matchAt(sticky: RegExp, text: string, at: number): string | undefined {
  sticky.lastIndex = at
  return sticky.exec(text)?.[0]
}

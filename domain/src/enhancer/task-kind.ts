import { lookUp } from '../builder/prompt-phrases.ts'
import { hasFencedCode } from '../text/code-fences.ts'
import { FIXED_ANSWER, IMPERATIVES, REQUEST_LEAD, REQUEST_START, TELLING_WORDS } from './task-signs.ts'

/** What a prompt asks for, as far as its words tell. */
export interface Task {
  /** What is to be done, by its first telling word; empty when there is none. */
  kind: string
  /** The prompt says exactly what the answer looks like ("yes or no", "JSON only"): there is no room for more. */
  fixed: boolean
}

export function readTask(text: string, { goal, original }: { goal: string; original: string }): Task {
  // who answers tells little of what is asked: a researcher can be asked for a haiku
  const request = text.replace(ROLE_SENTENCE, '')
  const asked = requested(request)
  const kind = hasFencedCode(original) ? (lookUp(KINDS_WITH_CODE, asked) ?? asked) : asked
  const own = BROAD_KINDS.includes(kind) ? goal || kind : kind
  return { kind: own || mentioned(request), fixed: FIXED_ANSWER.test(text) }
}

const ROLE_SENTENCE = /\b(?:you are|you['’]re|act as|imagine (?:that )?you)\b[^.!?\n]{0,300}[.!?]?/gi

/** What a broad request means beside a block of code. */
const KINDS_WITH_CODE = {
  '': 'coding',
  'problem-solving': 'coding',
  research: 'code reading',
  learning: 'code reading',
}

/** A goal that was chosen says more than these; a translation stays one, whatever the goal. */
const BROAD_KINDS = ['', 'research', 'writing', 'learning', 'how-to', 'planning', 'ideas', 'problem-solving']

/** What is asked for comes early; a text of a thousand sentences is mostly something to work on. */
const REQUESTS_READ = 200

/** By the first request whose words are known. */
function requested(text: string): string {
  for (const { 0: start, index } of text.matchAll(REQUEST_START).take(REQUESTS_READ)) {
    const begin = index + start.length
    const lead = matchAt(REQUEST_LEAD, text, begin)
    const places = lead === undefined ? [begin] : [begin, begin + lead.length]
    const found = IMPERATIVES.find(([, sign]) => places.some((at) => matchAt(sign, text, at) !== undefined))
    if (found) return found[0]
  }
  return ''
}

/** By the first word that tells. */
function mentioned(text: string): string {
  const found = TELLING_WORDS.map(([kind, sign]) => ({ kind, at: text.search(sign) })).filter(
    ({ at }) => at >= 0,
  )
  return found.sort((one, other) => one.at - other.at)[0]?.kind ?? ''
}

function matchAt(sticky: RegExp, text: string, at: number): string | undefined {
  sticky.lastIndex = at
  return sticky.exec(text)?.[0]
}

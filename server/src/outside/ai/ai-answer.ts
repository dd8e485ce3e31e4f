import { hasFencedCode } from '@prompt-library/domain/text/code-fences'
import { jsonrepair } from 'jsonrepair'
import type { Change } from '../enhancer.ts'
import { toChanges } from './ai-changes.ts'

/** What a model answered, before its changes are checked. */
export interface AiAnswer {
  enhancedPrompt: string
  changes: Change[]
}

/**
 * Parses the model's answer. Not every server has a JSON mode, and models add code fences, greetings, or their reasoning. The last
 * object with a rewritten prompt counts, because earlier ones are drafts. The changes are last and optional, so an answer that is
 * broken or cut off there can still be used.
 */
export function readAiAnswer(text: string): AiAnswer | undefined {
  const start = [...text.matchAll(/\{\s{0,100}["'](?:enhanced_?prompt|changes)["']/gi)].at(-1)?.index
  if (start === undefined) return undefined
  const json = objectAt(text, start) ?? withoutChanges(text.slice(start))
  return toAnswer(parse(json)) ?? toAnswer(repair(json)) ?? toAnswer(parse(withoutChanges(json)))
}

function withoutChanges(json: string): string {
  const end = [...json.matchAll(/,\s{0,100}["']changes["']\s{0,100}:/gi)].at(-1)?.index
  return end === undefined ? '' : `${json.slice(0, end)}}`
}

/** The object that starts here, found by counting braces outside strings. */
function objectAt(text: string, start: number): string | undefined {
  let depth = 0
  for (const { 0: token, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\[\s\S])*"?|[{}]/g)) {
    if (token === '{') depth += 1
    else if (token === '}') depth -= 1
    if (depth === 0) return text.slice(start, start + index + 1)
  }
  return undefined
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const FIELDS = ['enhanced_prompt', 'enhancedPrompt', 'changes']
const REPAIR_LENGTH_MAX = 20_000
/** `jsonrepair` can scan to the end from every quote. Without a limit, 10,000 characters can take seconds. */
const REPAIR_WORK_MAX = 1_000_000

/** Small models leave line breaks and quotes unescaped, and add trailing commas. */
function repair(json: string): unknown {
  const quotes = json.match(/["'`´‘-‟&]/g)?.length ?? 0
  if (json.length > REPAIR_LENGTH_MAX || json.length * quotes > REPAIR_WORK_MAX) return undefined
  try {
    const value = JSON.parse(jsonrepair(json))
    // If a string ends too early, the rest of its text becomes extra fields.
    return Object.keys(value).every((field) => FIELDS.includes(field)) ? value : undefined
  } catch {
    // It can't be repaired, or deep nesting caused a stack overflow.
    return undefined
  }
}

function toAnswer(value: unknown): AiAnswer | undefined {
  const fields = (value ?? {}) as Record<string, unknown>
  const prompt = fields['enhanced_prompt'] ?? fields['enhancedPrompt']
  if (typeof prompt !== 'string') return undefined
  return { enhancedPrompt: withoutFence(prompt), changes: toChanges(fields['changes']) }
}

/** Some models put a code fence around it all. */
function withoutFence(prompt: string): string {
  const text = prompt.trim()
  const [, inside] =
    /^(?:```|~~~)(?:markdown|md|text|txt|prompt)?[ \t]*\n([\s\S]*)\n(?:```|~~~)$/i.exec(text) ?? []
  return inside === undefined || hasFencedCode(inside) ? text : inside.trim()
}

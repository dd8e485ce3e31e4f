import { CONTENT_MAX } from '@prompt-library/domain/limits'
import { hasFencedCode } from '@prompt-library/domain/text/code-fences'
import { jsonrepair } from 'jsonrepair'
import type { Change } from '../enhancer.ts'
import { reasonsOf, toChanges } from './ai-changes.ts'

export interface AiAnswer {
  enhancedPrompt: string
  suggestions: string[]
  changes?: Change[]
}

export const SUGGESTIONS_MAX = 10
const SUGGESTION_LENGTH_MAX = 300
/** Three times the longest prompt, because JSON escapes and quotes add characters. */
const TEXT_MAX = 3 * CONTENT_MAX
/** The total number of characters to process, including repeats, so that a hostile answer can't block the process. */
const WORK_MAX = 2_000_000

/**
 * Parses the model's answer. Not every server has a JSON mode, and models add code fences, greetings, or their reasoning.
 * The last object with a rewritten prompt is used, because earlier ones are drafts.
 */
export function readAiAnswer(text: string): AiAnswer | undefined {
  return readLastAnswer(text) ?? readLastAnswer(withoutChanges(text))
}

/** The changes are last and optional, so an answer that is broken or cut off there can still be used. */
function withoutChanges(text: string): string {
  const start = [...text.matchAll(/,\s{0,100}["']changes["']\s{0,100}:/gi)].at(-1)?.index
  return start === undefined ? '' : `${text.slice(0, start)}}`
}

function readLastAnswer(text: string): AiAnswer | undefined {
  if (text.length > TEXT_MAX) return undefined
  let found: AiAnswer | undefined
  let from = 0
  let work = WORK_MAX
  for (const { index } of text.matchAll(/\{\s{0,100}["']/g)) {
    if (index < from) continue
    const end = endOfObject(text, index)
    work -= (end ?? text.length) - index
    if (work < 0) break
    if (end === undefined) continue
    const json = text.slice(index, end)
    let value = parse(json)
    if (value === undefined && workToRepair(json) <= work) {
      work -= workToRepair(json)
      value = repair(json)
    }
    const answer = toAnswer(value)
    if (!answer) continue
    found = answer
    from = end
  }
  return found
}

/** The end of the object that starts at `start`, found by counting braces outside strings. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0
  for (const { 0: token, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\[\s\S])*"?|[{}]/g)) {
    if (token === '{') depth += 1
    else if (token === '}') depth -= 1
    if (depth === 0) return start + index + 1
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

/** `jsonrepair` can scan to the end from every quote. Without a limit, 10,000 characters can take seconds. */
const REPAIR_LENGTH_MAX = 20_000

function workToRepair(json: string): number {
  if (json.length > REPAIR_LENGTH_MAX || !/enhanced_?prompt/i.test(json)) return Number.POSITIVE_INFINITY
  return json.length * (json.match(/["'`´‘-‟&]/g)?.length ?? 0)
}

const FIELDS = ['enhanced_prompt', 'enhancedPrompt', 'suggestions', 'changes']

/** Small models leave line breaks and quotes unescaped, and add trailing commas. */
function repair(json: string): unknown {
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
  if (typeof value !== 'object' || value === null) return undefined
  const fields = value as Record<string, unknown>
  const prompt = fields['enhanced_prompt'] ?? fields['enhancedPrompt']
  if (typeof prompt !== 'string') return undefined
  // Some models put the whole JSON into its first field.
  if (/^\s{0,20}\{\s{0,20}"enhanced_?prompt"/i.test(prompt)) return toAnswer(parse(prompt))
  const suggestions = toSuggestions(fields['suggestions'])
  const changes = toChanges(fields['changes'])
  return {
    enhancedPrompt: withoutWrapping(prompt),
    suggestions: suggestions.length > 0 ? suggestions : toSuggestions(reasonsOf(fields['changes'])),
    ...(changes.length > 0 && { changes }),
  }
}

/** Some models add an introductory line such as "Here is the improved prompt:", a heading, or a code fence around it all. */
export function withoutWrapping(prompt: string): string {
  const text = prompt.trim().replace(PREAMBLE, '')
  const [, inside] =
    /^(?:```|~~~)(?:markdown|md|text|txt|prompt)?[ \t]*\n([\s\S]*)\n(?:```|~~~)$/i.exec(text) ?? []
  return inside === undefined || hasFencedCode(inside) ? text : inside.trim()
}

const PREAMBLE =
  /^(?:(?:(?:sure|certainly|of course|absolutely)[,!.]? *)?(?:here(?:'s|’s| is| are)|below is)\b[^\n]{0,80}\b(?:prompts?|version)\b[^\n]{0,40}: *|(?:#{1,6} +|\*\*)?(?:enhanced|improved|rewritten|revised|refined|optimized) (?:prompt|version)(?:\*\*:?|:\*\*|:)) *\n+(?=\S)/i

function toSuggestions(value: unknown): string[] {
  const items = typeof value === 'string' ? value.split('\n') : Array.isArray(value) ? value : []
  return items
    .map((item) => (typeof item === 'string' ? item : firstText(item)))
    .map((text) => text.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '').trim())
    .filter((text) => text !== '')
    .map((text) =>
      text.length > SUGGESTION_LENGTH_MAX ? `${text.slice(0, SUGGESTION_LENGTH_MAX).trimEnd()}…` : text,
    )
    .slice(0, SUGGESTIONS_MAX)
}

/** Some models return objects such as {"change": "…"}. */
function firstText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return ''
  return Object.values(item).find((value) => typeof value === 'string') ?? ''
}

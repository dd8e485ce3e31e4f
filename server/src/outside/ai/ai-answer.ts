import { hasFencedCode } from '@prompt-library/domain/text/code-fences'
import { jsonrepair } from 'jsonrepair'
import type { Change } from '../enhancer.ts'
import { toChanges } from './ai-changes.ts'

/** What a model answered, before its changes are checked. */
export interface AiAnswer {
  enhancedPrompt: string
  changes: Change[]
}

/** The last objects with a rewritten prompt are tried, because earlier ones are drafts. */
const TRIED_MAX = 5

/** Parses the model's answer. Not every server has a JSON mode, and models add code fences, greetings, or their reasoning. */
export function readAiAnswer(text: string): AiAnswer | undefined {
  return readLastAnswer(text) ?? readLastAnswer(withoutChanges(text))
}

/** The changes are last and optional, so an answer that is broken or cut off there can still be used. */
function withoutChanges(text: string): string {
  const start = [...text.matchAll(/,\s{0,100}["']changes["']\s{0,100}:/gi)].at(-1)?.index
  return start === undefined ? '' : `${text.slice(0, start)}}`
}

function readLastAnswer(text: string): AiAnswer | undefined {
  const starts = [...text.matchAll(/\{\s{0,100}["'](?:enhanced_?prompt|changes)["']/gi)].slice(-TRIED_MAX)
  for (const { index } of starts.toReversed()) {
    const json = objectAt(text, index)
    const answer = json === undefined ? undefined : (toAnswer(parse(json)) ?? toAnswer(repair(json)))
    if (answer) return answer
  }
  return undefined
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
  return { enhancedPrompt: withoutWrapping(prompt), changes: toChanges(fields['changes']) }
}

/** Some models add an introductory line such as "Here is the improved prompt:", a heading, or a code fence around it all. */
export function withoutWrapping(prompt: string): string {
  const text = prompt.trim().replace(PREAMBLE, '')
  const [, inside] =
    /^(?:```|~~~)(?:markdown|md|text|txt|prompt)?[ \t]*\n([\s\S]*)\n(?:```|~~~)$/i.exec(text) ?? []
  return inside === undefined || hasFencedCode(inside) ? text : inside.trim()
}

const POLITE = '(?:(?:sure|certainly|of course|absolutely)[,!.]? *)?'
const HERE = "(?:here(?:'s|’s| is| are)|below is)"
/** "Sure, here is the improved version of your prompt:" */
const SENTENCE = `${POLITE}${HERE}\\b[^\\n]{0,80}\\b(?:prompts?|version)\\b[^\\n]{0,40}: *`
const BETTER = '(?:enhanced|improved|rewritten|revised|refined|optimized)'
/** "## Enhanced prompt:", "**Improved version**" */
const HEADING = `(?:#{1,6} +|\\*\\*)?${BETTER} (?:prompt|version)(?:\\*\\*:?|:\\*\\*|:)`
const PREAMBLE = new RegExp(`^(?:${SENTENCE}|${HEADING}) *\\n+(?=\\S)`, 'i')

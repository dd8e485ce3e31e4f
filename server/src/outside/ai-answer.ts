import { CONTENT_MAX } from '@prompt-library/domain/limits'

export interface AiAnswer {
  enhancedPrompt: string
  suggestions: string[]
}

const SUGGESTIONS_MAX = 10
const SUGGESTION_LENGTH_MAX = 300
/** Twice of what is kept, escapes and all. */
const TEXT_MAX = 2 * CONTENT_MAX
/** How many places that look like the start of an object are tried; a text of nothing but braces has many. */
const STARTS_MAX = 50
const THOUGHTS_MAX = 5

/**
 * Reads what a model said. Not every server has a JSON mode, and models put code fences, greetings or their thoughts
 * around what they were asked for; so the last object that has a rewritten prompt counts, wherever it stands.
 */
export function readAiAnswer(text: string): AiAnswer | undefined {
  if (text.length > TEXT_MAX) return undefined
  const whole = toAnswer(parse(text.trim()))
  if (whole) return whole
  // what a model thinks aloud may hold drafts; what it says afterwards counts
  const thoughts = [...text.matchAll(/<\/(?:think|thinking|thought|reasoning)>/gi)].slice(-THOUGHTS_MAX)
  for (const { index } of thoughts.reverse()) {
    const said = lastAnswer(text.slice(index))
    if (said) return said
  }
  return lastAnswer(text)
}

function lastAnswer(text: string): AiAnswer | undefined {
  let found: AiAnswer | undefined
  let from = 0
  for (const { index } of [...text.matchAll(/\{\s{0,100}"/g)].slice(0, STARTS_MAX)) {
    if (index < from) continue
    const end = endOfObject(text, index)
    if (end === undefined) continue
    const answer = toAnswer(parse(text.slice(index, end)))
    if (!answer) continue
    found = answer
    from = end
  }
  return found
}

/** Where the object that begins at `start` ends, by counting braces outside of its strings. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at += 1) {
    const character = text[at]
    if (quoted) {
      if (character === '\\') at += 1
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return undefined
}

function parse(text: string): unknown {
  for (const attempt of [text, mended(text)]) {
    try {
      return JSON.parse(attempt)
    } catch {
      // tried once more, mended
    }
  }
  return undefined
}

/** Small models write line breaks into strings as they are, escape what needs no escape, and leave a comma at the end. */
function mended(json: string): string {
  return json.replace(/"(?:[^"\\]|\\[\s\S])*"|,(?=\s*[}\]])/g, (part) => {
    if (part === ',') return ''
    return part
      .replace(/\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})([\s\S])/g, '$1')
      .replace(/[\n\r\t]/g, (character) => ({ '\n': '\\n', '\r': '', '\t': '\\t' })[character] ?? '')
  })
}

function toAnswer(value: unknown): AiAnswer | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fields = value as Record<string, unknown>
  const prompt = fields['enhanced_prompt'] ?? fields['enhancedPrompt']
  if (typeof prompt !== 'string') return undefined
  return { enhancedPrompt: withoutPreamble(prompt), suggestions: toSuggestions(fields['suggestions']) }
}

/** Some models can't help introducing what they wrote, on a line of its own. */
function withoutPreamble(prompt: string): string {
  return prompt.trim().replace(PREAMBLE, '')
}

const PREAMBLE =
  /^(?:(?:sure|certainly|of course|absolutely)[,!.]? *)?here(?:'s|’s| is| are)\b[^\n]{0,80}\bprompts?\b[^\n]{0,40}: *\n+(?=\S)/i

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

/** Some models give objects such as {"change": "…"}. */
function firstText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return ''
  return Object.values(item).find((value) => typeof value === 'string') ?? ''
}

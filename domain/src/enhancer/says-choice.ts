// Whether a text says what the user selected in the builder: an audience or a format.
import { FORMAT_PHRASES, lookUp } from '../builder/prompt-phrases.ts'
import { hasPart } from '../strength/checklist-patterns.ts'

/** Whether a text names the audience as its readers. "Start" and "an art club" don't name the audience "art". */
export function namesAudience(text: string, audience: string): boolean {
  const places = audience === '' ? [] : wholeWords(text, audience)
  if (places.length === 0) return false
  return (
    hasPart('audience', text) || places.some((at) => WRITTEN_FOR.test(text.slice(Math.max(0, at - 60), at)))
  )
}

const WRITTEN_FOR = /\b(?:for|to|with|at) (?:[\w-]{1,12} ){0,3}$/i

/** Whether a text asks for a format. "Around a table" doesn't ask for a table. */
export function asksForFormat(text: string, format: string): boolean {
  const places = format === '' ? [] : wholeWords(text, format)
  if (format === '') return false
  if (lookUp(FORMAT_PHRASES, format) === undefined) return places.length > 0
  return [...places, ...wholeWords(text, `${format}s`)].some((at) =>
    REQUESTED_AS.test(text.slice(Math.max(0, at - 80), at)),
  )
}

const REQUESTED_AS =
  /\b(?:as|in|into|write|draft|create|make|give|present|prepare|produce|format(?:ted)?:?(?:\*\*)?)\s{1,3}(?:[\w-]{1,15} ){0,4}$/i

/** Positions of these words, not counting matches inside longer words. */
function wholeWords(text: string, words: string): number[] {
  const inText = text.toLowerCase()
  const sought = words.toLowerCase()
  const places: number[] = []
  for (let at = inText.indexOf(sought); at >= 0; at = inText.indexOf(sought, at + sought.length)) {
    const around = [inText.charAt(at - 1), inText.charAt(at + sought.length)]
    if (!around.some((character) => /[\p{L}\p{N}]/u.test(character))) places.push(at)
  }
  return places
}

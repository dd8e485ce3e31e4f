// How a prompt is split for the checks: without code, fields, and quotes, into sentences.
import { withoutFencedCode } from '@prompt-library/domain/text/code-fences'

/** Anything in double braces, including names that the library doesn't accept for its own fields. */
export const FIELD = /\{\{[^{}\n]{0,200}\}\}/g

/** A text without code blocks and fields, which are compared on their own. */
export function proseOf(text: string): string {
  return withoutFencedCode(text).replace(FIELD, ' ')
}

/** A quoted text, which can be an example or in another language. */
export const QUOTED = /[“"][^“”"\n]{1,120}[”"]/g

/** Sentences and lines, without the marks of lists. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.replace(LIST_MARK, '').replace(ABBREVIATION, '$1').split(SENTENCE_END))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

const LIST_MARK =
  /^[ \t]{0,20}(?:[-*•>] {1,3})?(?:(?:\*\*)?(?:(?:step|question|part) )?\(?\d{1,3}[.):](?:\*\*)? )?/i
const SENTENCE_END = /(?<=[.!?。！？]["”’)*]{0,3})\s+|(?<=[。！？])/u
/** Their periods don't end a sentence. */
const ABBREVIATION = /\b(Dr|Prof|Mr|Mrs|Ms|St|vs|etc|e\.g|i\.e|No|approx|Inc|U\.S)\./g

/** Repeats the line before a list in each of its items: "Avoid:" and "- jargon" become "Avoid: jargon". */
export function withIntroductions(text: string): string {
  let introduction = ''
  return text
    .split('\n')
    .map((line) => {
      if (/^\s{0,20}(?:[-*•]|\(?\d{1,3}[.)])\s/.test(line)) return introduction + line.replace(LIST_MARK, ' ')
      const isIntroduction = /[:：][*_\s]{0,4}$|^\s{0,3}(?:#|\*\*)/.test(line)
      if (line.trim() !== '')
        introduction = isIntroduction ? (sentencesOf(line).at(-1) ?? '').slice(0, 200) : ''
      return line
    })
    .join('\n')
}

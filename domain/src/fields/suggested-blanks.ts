// What an author probably meant as a blank: `[course]`, or braces that only a space, hyphen, accent, or the like keeps
// from being a field, such as `{{Lab topic}}`.
import { type FieldDescription, fieldLabel } from './field.ts'
import { toFieldName } from './field-name.ts'
import { FIELD_NAME } from './find-fields.ts'

/** Not `list[index]`, `[1]`, `[x]`, or the text of a link in Markdown. */
const BRACKETS = /(?<![\p{L}\p{N}\]!])\[(\p{L}[^[\]{}<>&\n]{1,59})\](?![([:])/u
const BRACES = /\{\{([\p{L}\p{N}][\p{L}\p{M}\p{N} _'’?-]{0,59})\}\}/u
const SUGGESTED = new RegExp(`${BRACKETS.source}|${BRACES.source}`, 'gu')

const TAG = /(<[^<>]*>)/
const CODE_TAG = /^<(\/?)(?:pre|code)\b/
/** What people write in brackets about a text. */
const REMARKS = new Set([
  'sic',
  'et al.',
  'emphasis added',
  'citation needed',
  'redacted',
  'illegible',
  'square brackets',
])

export interface SuggestedBlank {
  /** As it's in the text, with its brackets or braces. */
  text: string
  name: string
  /** The words of the author. */
  label: string
}

/** What could be a blank in a prompt's HTML, each name once. What formatting splits isn't found. */
export function suggestedBlanks(html: string): SuggestedBlank[] {
  const found = prosePieces(html).flatMap(({ text, isProse }) => (isProse ? suggestedIn(text) : []))
  return [...new Map(found.toReversed().map(({ blank }) => [blank.name, blank])).values()].toReversed()
}

/** The HTML with these as fields, and the descriptions of those whose label the name doesn't give. */
export function makeBlanks(html: string): { html: string; fields: FieldDescription[] } {
  const fields = suggestedBlanks(html)
    .filter(({ name, label }) => fieldLabel(name) !== label)
    .map(({ name, label }) => ({ name, label }))
  const pieces = prosePieces(html).map(({ text, isProse }) => (isProse ? withFields(text) : text))
  return { html: pieces.join(''), fields }
}

/** What could be a blank in a text, in order, repeated ones too. */
export function suggestedIn(text: string): { blank: SuggestedBlank; start: number }[] {
  return Array.from(text.matchAll(SUGGESTED)).flatMap(([match, ...words], index, all) => {
    const blank = blankOf(match, words)
    return blank ? [{ blank, start: all[index]?.index ?? 0 }] : []
  })
}

function withFields(text: string): string {
  return text.replace(SUGGESTED, (match, bracketed, braced) => {
    const blank = blankOf(match, [bracketed, braced])
    return blank ? `{{${blank.name}}}` : match
  })
}

function blankOf(text: string, [bracketed, braced = '']: (string | undefined)[]): SuggestedBlank | undefined {
  const words = (bracketed ?? braced).trim()
  const name = toFieldName(words)
  const isBlank = bracketed === undefined ? !FIELD_NAME.test(words) : !REMARKS.has(words.toLowerCase())
  if (!isBlank || name === '') return undefined
  return { text, name, label: words.charAt(0).toUpperCase() + words.slice(1) }
}

/** Tags, and the text between them. Code has other uses for brackets. */
function prosePieces(html: string): { text: string; isProse: boolean }[] {
  let codeTags = 0
  return html.split(TAG).map((text) => {
    const [isCode, closes] = CODE_TAG.exec(text) ?? []
    if (isCode) codeTags += closes ? -1 : 1
    return { text, isProse: codeTags <= 0 && !text.startsWith('<') }
  })
}

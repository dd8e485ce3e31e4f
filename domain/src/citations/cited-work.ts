// What a citation says about a prompt (author, date, version, site), as text and as HTML, without doubled periods.
import { escapeHtml } from '../text/escape-html.ts'
import { oneLine } from '../text/visible-text.ts'
import { type AuthorName, readAuthorName } from './author-name.ts'

/** What a citation says about one revision of a prompt. */
export interface CitedWork {
  promptId: number
  /** The display name. Null if the account was deleted. */
  author: string | null
  title: string
  revision: number
  /** When the revision was saved. The day is the one in the viewer's time zone, as in the history. */
  savedAt: Date
  site: string
  url: string
}

/** The library's own account is a group, whatever the library is called. */
export function authorOf(work: CitedWork): AuthorName | undefined {
  return isBySite(work) ? { whole: work.site } : readAuthorName(work.author)
}

export function isBySite({ author, site }: CitedWork): boolean {
  return oneLine(author ?? '') === site
}

/** A part of a citation. User-written parts are isolated, so that right-to-left text doesn't reorder the others. */
export interface CitationPart {
  text: string
  italic?: boolean
  isolated?: boolean
  href?: string
}

export function citationText(parts: readonly CitationPart[]): string {
  return parts.map(({ text }) => text).join('')
}

/** For the clipboard, so that italics arrive in a document. */
export function citationHtml(parts: readonly CitationPart[]): string {
  return `<p>${parts.map(partHtml).join('')}</p>`
}

function partHtml({ text, italic, isolated, href }: CitationPart): string {
  const escaped = escapeHtml(text)
  const inner = isolated ? `<bdi>${escaped}</bdi>` : escaped
  if (href !== undefined) return `<a href="${escapeHtml(href)}">${inner}</a>`
  return italic ? `<i>${inner}</i>` : inner
}

/** Ends a part with a period, unless it already ends a sentence. */
export function withPeriod(text: string): string {
  return ENDS_SENTENCE.test(text) ? text : `${text}.`
}

/**
 * For a part that doesn't end its sentence. The periods of an ellipsis and after a single letter, as in U.K., belong to the
 * words.
 */
export function withoutPeriod(text: string): string {
  return text.replace(LAST_PERIOD, '')
}

// Also full stops, question marks, and quotation marks of other scripts.
const FULL_STOPS = '.。．｡۔।'
const AT_THE_END = `(?=[”“’‘"'»«›‹」』)\\]]*$)`
const ENDS_SENTENCE = new RegExp(`[${FULL_STOPS}!?…‽！？؟]${AT_THE_END}`, 'u')
const LAST_PERIOD = new RegExp(`(?<![.]|(?<!\\p{L})\\p{L})[${FULL_STOPS}]${AT_THE_END}`, 'u')

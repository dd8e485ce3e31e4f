import { SPELLED_OUT } from '../text/spelled-out.ts'
import { oneLine } from '../text/visible-text.ts'
import { type AuthorName, fullName } from './author-name.ts'
import { authorOf, type CitedWork, isBySite } from './cited-work.ts'

/**
 * A BibTeX entry. `@misc` is known to every style, unlike `@online`. Letters stay as they are: BibTeX with a current LaTeX,
 * and Biber, read UTF-8.
 */
export function citeInBibtex(work: CitedWork): string {
  const author = authorOf(work)
  const fields = [
    ['author', author && `{${bibtexName(author)}}`],
    // The inner braces keep the title's case.
    ['title', `{{${escapeLatex(oneLine(work.title))}}}`],
    ['year', `{${work.savedAt.getFullYear()}}`],
    // A macro, so that each style can translate and abbreviate it.
    ['month', MONTH_MACROS[work.savedAt.getMonth()]],
    ['howpublished', isBySite(work) ? undefined : `{${escapeLatex(work.site)}}`],
    // The classic styles, such as plain, don't print `url`.
    ['note', `{AI prompt, version ${work.revision}, \\url{${bibtexUrl(work.url)}}}`],
    ['url', `{${bibtexUrl(work.url)}}`],
  ]
  const lines = fields.flatMap(([name = '', value]) => (value ? [`  ${name.padEnd(12)} = ${value}`] : []))
  return `@misc{${citationKey(work, author)},\n${lines.join(',\n')}\n}`
}

const MONTH_MACROS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Braces keep a whole name together, and one with an "and", which would make it two authors. */
function bibtexName(author: AuthorName): string {
  const name = escapeLatex(fullName(author))
  return 'whole' in author || /\band\b/i.test(name) ? `{${name}}` : name
}

/**
 * Escapes what LaTeX would run. BibTeX counts braces even after a backslash, so they become commands: otherwise a title
 * could end its own value.
 */
function escapeLatex(text: string): string {
  return text.replace(/[\\{}~^%$&#_]/g, (character) => LATEX[character] ?? `\\${character}`)
}

const LATEX: Readonly<Record<string, string>> = {
  '\\': '{\\textbackslash}',
  '{': '{\\textbraceleft}',
  '}': '{\\textbraceright}',
  '~': '{\\textasciitilde}',
  '^': '{\\textasciicircum}',
}

/** Styles print addresses verbatim, so only what would end the value is encoded. */
function bibtexUrl(url: string): string {
  return url.replace(/[\\{}\s]/g, encodeURIComponent)
}

/** For example `lovelace2026explain`, in ASCII. */
function citationKey({ promptId, title, savedAt }: CitedWork, author: AuthorName | undefined): string {
  const fallback = `prompt${promptId}`
  const year = savedAt.getFullYear()
  const name = asciiLetters(author ? ('whole' in author ? author.whole : author.family) : '')
  const word =
    oneLine(title)
      .split(/[^\p{L}\p{N}\p{M}'’]+/u)
      .map(asciiLetters)
      .find((found) => found !== '') ?? ''
  if (name !== '') return `${name}${year}${word || fallback}`
  return word === '' ? fallback : `${word}${year}`
}

const KEY_PART_MAX = 30

function asciiLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => SPELLED_OUT[letter] ?? '')
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '')
    .slice(0, KEY_PART_MAX)
}

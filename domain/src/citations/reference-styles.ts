// What a citation looks like in APA, MLA, and Chicago.
import { oneLine } from '../text/visible-text.ts'
import { fullName, nameWithInitials } from './author-name.ts'
import {
  authorOf,
  type CitationPart,
  type CitedWork,
  isBySite,
  withoutPeriod,
  withPeriod,
} from './cited-work.ts'

// Titles keep the case their author gave them. Changing it automatically would break names and abbreviations.

/** APA, 7th edition: Lovelace, A. (2026, March 1). *Title* (Version 3) [AI prompt]. Site. URL */
export function citeInApa(work: CitedWork): CitationPart[] {
  const author = authorOf(work)
  const { day, month, year } = dayOf(work)
  const date = ` (${year}, ${MONTHS[month]} ${day}).`
  const title: CitationPart[] = [
    { text: withoutPeriod(oneLine(work.title)), italic: true, isolated: true },
    { text: ` (Version ${work.revision}) [AI prompt].` },
  ]
  return [
    ...(author
      ? [authorPart(nameWithInitials(author)), { text: `${date} ` }, ...title]
      : [...title, { text: date }]),
    { text: isBySite(work) ? ' ' : ` ${withPeriod(work.site)} ` },
    { text: work.url, href: work.url },
  ]
}

/** MLA, 9th edition: Lovelace, Ada. “Title.” *Site*, version 3, 1 Mar. 2026, host/path. */
export function citeInMla(work: CitedWork): CitationPart[] {
  const author = authorOf(work)
  const { day, month, year } = dayOf(work)
  return [
    // A site that is its own author is named only as the site.
    ...(author && !isBySite(work) ? [authorPart(fullName(author)), { text: ' ' }] : []),
    ...quotedTitle(work.title),
    { text: ' ' },
    { text: work.site, italic: true },
    { text: `, version ${work.revision}, ${day} ${SHORT_MONTHS[month]} ${year}, ` },
    { text: work.url.replace(/^https?:\/\//, ''), href: work.url },
    { text: '.' },
  ]
}

/** Chicago, 17th and 18th edition, as in a bibliography: Lovelace, Ada. “Title.” Version 3. Site. March 1, 2026. URL. */
export function citeInChicago(work: CitedWork): CitationPart[] {
  const author = authorOf(work)
  const { day, month, year } = dayOf(work)
  const site = isBySite(work) ? '' : `${withPeriod(work.site)} `
  return [
    ...(author ? [authorPart(fullName(author)), { text: ' ' }] : []),
    ...quotedTitle(work.title),
    { text: ` Version ${work.revision}. ${site}${MONTHS[month]} ${day}, ${year}. ` },
    { text: work.url, href: work.url },
    { text: '.' },
  ]
}

function authorPart(name: string): CitationPart {
  return { text: withPeriod(name), isolated: true }
}

/** The title in double quotation marks. Its own become single ones, and the period goes inside all of them. */
function quotedTitle(title: string): CitationPart[] {
  const text = oneLine(title)
  const inner = withSingleQuotes(text)
  // Unlike an apostrophe at the end, which is no quotation mark.
  const endsInQuotation = inner.endsWith('’') && !text.endsWith('’')
  const ended = endsInQuotation ? `${withPeriod(inner.slice(0, -1))}’` : withPeriod(inner)
  return [{ text: '“' }, { text: ended, isolated: true }, { text: '”' }]
}

/** A straight mark that closes nothing stays, as in 12". */
function withSingleQuotes(title: string): string {
  let isOpen = false
  return title.replace(/["“”]/g, (mark, at: number) => {
    const opens = mark === '“' || (mark === '"' && !isOpen && OPENING_PLACE.test(title.charAt(at - 1)))
    if (mark === '"' && !opens && !isOpen) return mark
    isOpen = opens
    return opens ? '‘' : '’'
  })
}

/** Before an opening mark: the start, a space, a bracket, or a dash. */
const OPENING_PLACE = /^$|[\s([{<—–\-/]/

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** MLA abbreviates months of more than four letters. */
const SHORT_MONTHS = [
  'Jan.',
  'Feb.',
  'Mar.',
  'Apr.',
  'May',
  'June',
  'July',
  'Aug.',
  'Sept.',
  'Oct.',
  'Nov.',
  'Dec.',
] as const

function dayOf({ savedAt }: CitedWork) {
  return { day: savedAt.getDate(), month: savedAt.getMonth(), year: savedAt.getFullYear() }
}

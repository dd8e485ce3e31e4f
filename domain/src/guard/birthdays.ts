// Birth dates without a label: a whole date after a name ("Ana Prado, 2008-01-30, …"), and lines of texts about birthdays ("Ilse 7/14/88").
import type { AboutWhom } from './about-whom.ts'
import type { Match, Span } from './finding.ts'
import type { Reading } from './read-text.ts'
import { overlapsAny, spanOfMatch, spanOfValue } from './spans.ts'

/** A day on which students and staff are born. */
const YEAR = String.raw`(?:19[3-9]\d|200\d|201[0-2])`
const WHOLE = String.raw`(?<![\d/.-])(?:${YEAR}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]${YEAR})(?![\d/.-])`
const SHORT = String.raw`(?<![\d/.-])\d{1,2}[-/.]\d{1,2}[-/.](?:0\d|1[0-2]|[3-9]\d)(?![\d/.-])`
const DATE = new RegExp(WHOLE, 'g')
/** Between the name and the date, where an ID can be, too. */
const BETWEEN = /^["'*]{0,2}\s?[,;|\t(–—]\s{0,3}(?:[A-Za-z]{0,4}-?\d{4,12}\s?[,;|\t)–—]{1,2}\s{0,3})?$/
const AFTER = /^["'*]{0,2}\s?(?:[,;|\t)–—\n:]|\.?$|\.\s|- )/
const ABOUT_BIRTHDAYS = /\b(?:dobs?|d\.o\.b|birth ?(?:days?|dates?)|b-?days?|dates? of birth)\b/i
const LINE = new RegExp(
  String.raw`^[\s*•\d.)-]{0,8}?\p{Lu}[\p{L}.'’]{0,20}(?: [\p{L}.'’-]{1,20}){0,3}[ ,:\t–—-]{1,4}(?<value>${WHOLE}|${SHORT})(?=[ \t]{0,4}$)`,
  'gmu',
)

export function findBirthdays({ text, cells }: Reading, about: AboutWhom): Match[] {
  const isAfterName = (span: Span) => {
    const sentence = about.sentenceAt(span.start)
    const people = sentence ? about.peopleOf(sentence) : []
    return people.some(
      ({ end, isId }) => !isId && end < span.start && BETWEEN.test(text.slice(end, span.start)),
    )
  }
  const beside = Array.from(text.matchAll(DATE), spanOfMatch).filter(
    (span) =>
      !overlapsAny(cells, span) && AFTER.test(text.slice(span.end, span.end + 4)) && isAfterName(span),
  )
  const inLines = Array.from(ABOUT_BIRTHDAYS.test(text) ? text.matchAll(LINE) : [], spanOfValue)
  return [...beside, ...inLines].map((span) => ({ ...span, masked: '••/••/••••' }))
}

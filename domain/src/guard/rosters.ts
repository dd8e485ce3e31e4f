// Lists of people with their grades and no header: "Lopez, Maria – 87", "Wei Zhang 88 91 B+", "A01234567: 92%".
import type { Span } from './finding.ts'
import { GRADE_CUE, GRADE_FORM, isGame, numberOf } from './grade-words.ts'
import { isAnonymous, isPersonLabel, knowsName } from './is-name.ts'
import { type Reading, textAround } from './read-text.ts'
import { overlapsAny } from './spans.ts'
import { wordsOf } from './words.ts'

/** A line of nothing but a person and grades. */
interface Row {
  name: string
  /** Where the name or the ID is. */
  who: Span
  hasId: boolean
  values: readonly (Span & { text: string })[]
}

const GAP = String.raw`(?:\s?[,;:|=&→–—-]{1,2}>?\s?|[ \t]{1,20}| ?\.{2,20} )`
const VALUES = `${GRADE_FORM}(?:${GAP}${GRADE_FORM}){0,9}`
const ROW = new RegExp(
  String.raw`^[ \t>*•#–-]{0,6}(?:\d{1,3}[.)] )?(?<who>[^\s:][^\r\n\u2028\u2029:]{1,59}?)${GAP}(?<values>${VALUES})[ \t.*\\)]{0,5}$`,
  'gimu',
)
const VALUE = new RegExp(`${GRADE_FORM}(?![\\p{L}\\d])`, 'giu')

/** The grades in lists, and the names beside them. */
export function findRosters(reading: Reading, ids: readonly Span[]): { grades: Span[]; names: Span[] } {
  const { text } = reading
  const all = Array.from(text.matchAll(ROW)).flatMap((match) => rowOf(match, ids))
  const areScores = all.length > 1 && areScoresOf(text, all)
  const rows = all.filter(({ who, values }) => {
    // A table's headers say which of its cells are grades.
    if (overlapsAny(reading.cells, who)) return false
    const areGrades = values.some(({ text }) => /^[A-DF]|[%/]|^\d{1,2}\.\d/.test(text))
    const around = textAround(reading, who.start)
    return (areGrades || areScores || GRADE_CUE.test(around)) && !isGame(around)
  })
  return {
    grades: rows.flatMap(({ values }) => values),
    names: rows.filter(({ hasId }) => !hasId).map(({ who }) => who),
  }
}

function rowOf({ index, 0: line, groups }: RegExpExecArray, ids: readonly Span[]): Row[] {
  const { who = '', values = '' } = groups ?? {}
  const name = who.replace(/["*_]/g, '').trim()
  const from = index + line.indexOf(who)
  const span = { start: from, end: from + who.length }
  const hasId = overlapsAny(ids, span)
  if (/[=\]]|,.*,/.test(name) || (!hasId && (!isPersonLabel(name) || isAnonymous(name)))) return []
  // A course: "TA, CHEM 121". Amounts: "41,200.00".
  if ((/\p{Lu}{3,5}$/u.test(name) && !knowsName(name) && !hasId) || /\d,\d{3}|^[a-d]{2}\b/.test(values))
    return []
  const first = span.end + line.slice(span.end - index).indexOf(values)
  return [
    {
      name,
      who: span,
      hasId,
      values: Array.from(values.matchAll(VALUE), ({ 0: value, index: at }) => ({
        start: first + at,
        end: first + at + value.trimEnd().length,
        text: value,
      })),
    },
  ]
}

/** What the numbers after names can be, other than scores. */
const OTHER_NUMBERS =
  wordsOf(`votes?,ballots?,poll,election,goals?,runs,laps?,pages?,rooms?,ext,extensions?,seats?,ages?,years? old,heights?,weights?,prices?,costs?,minutes,hours
  miles,km,wins,losses,bib,jersey,tickets?,shifts?,copies,orders?,quantity,qty,population,citations,episodes?,characters?,players?,stats,donat\\w{1,4},raised
  guests?,party of,lockers?,slots?,badges?,temperatures?,sizes?,days,credits,units,slides?,rubric,criteri(?:a|on),points possible,versions?,models?,rates?`)
const AROUND = 150

/** Whether the numbers of a list are scores, although nothing says so: those of people, of whom we know some, and not small or in order. */
function areScoresOf(text: string, rows: readonly Row[]): boolean {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return false
  const around = text.slice(Math.max(0, first.who.start - AROUND), first.who.start)
  if (OTHER_NUMBERS.test(around) || OTHER_NUMBERS.test(text.slice(last.who.end, last.who.end + AROUND)))
    return false
  if (rows.filter(({ name }) => knowsName(name)).length * 5 < rows.length) return false
  const numbers = rows.flatMap(({ values }) => values.map((value) => numberOf(value.text)))
  return numbers.filter((number) => number > 12 || !Number.isInteger(number)).length * 2 >= numbers.length
}

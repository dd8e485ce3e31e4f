import { gamesIn, numberOf } from './grade-words.ts'
import { knowsName } from './is-name.ts'
import type { RosterRow } from './roster-rows.ts'
import { wordsOf } from './words.ts'

const ROWS_MIN = 2
/** How many lines can be between two rows. */
const GAP_MAX = 2
/** How much before and after a list says what its numbers are. */
const BEFORE_MAX = 200
const AFTER_MAX = 100

/** What the numbers after names can be, other than scores. */
const OTHER_NUMBERS =
  wordsOf(`votes?,ballots?,poll,election,goals?,runs,wickets,laps?,pages?,index,rooms?,ext,extensions?,seats?,ages?,aged,years? old
  heights?,weights?,kg,lbs?,cm,inches,prices?,costs?,minutes,hours,miles,km,wins,losses,bib,jersey,innings,tickets?,shifts?,copies,orders?,quantity,qty
  population,albums?,books?,citations,episodes?,characters?,players?,stats,scoreboard,leaderboard,donat\\w{1,4},raised,pledged?,rsvp,guests?,party of
  tables? (?:\\d|numbers?|assignments?|plan|seating),lockers?,slots?,boxes,badges?,temperatures?,sizes?,days,credits,units,slides?,minutes of,atomic,year
  rubric,criteri(?:a|on),points possible,chapters?,verses?,versions?,models?,browsers?,releases?
  (?:pass|completion|graduation|retention|response|acceptance) rates?,[$€£₹]\\d{1,9}`)

/** "Villanueva, Paz" */
const LAST_FIRST = /^\p{Lu}[\p{L}'’ -]{1,30}, \p{Lu}\p{L}+(?: \p{Lu}\.?)?$/u

/** The rows of lists of names with scores and no header: at least two in a row, with a name that we know among them. */
export function rowsOfLists(text: string, rows: readonly RosterRow[]): ReadonlySet<RosterRow> {
  const found = new Set<RosterRow>()
  let list: RosterRow[] = []
  const close = () => {
    if (list.length >= ROWS_MIN && areScores(text, list)) for (const row of list) found.add(row)
    list = []
  }
  for (const row of rows) {
    if (row.line - (list.at(-1)?.line ?? row.line) > GAP_MAX) close()
    list.push(row)
  }
  close()
  return found
}

function areScores(text: string, list: readonly RosterRow[]): boolean {
  const [first] = list
  const last = list.at(-1)?.values.at(-1)
  if (!first || !last) return false
  const around = `${text.slice(Math.max(0, first.start - BEFORE_MAX), first.start)}\n${text.slice(last.end, last.end + AFTER_MAX)}`
  if (OTHER_NUMBERS.test(around) || gamesIn(around)(around)) return false
  // Amounts: 41,200.00.
  if (/\d,\d{3}(?!\d)/.test(text.slice(first.start, last.end))) return false
  const names = list.map(({ who }) => (who ? text.slice(who.start, who.end) : ''))
  const known = names.filter((name) => knowsName(name) || LAST_FIRST.test(name))
  if (known.length * 5 < list.length) return false
  const numbers = list.flatMap(({ values }) => values.map((value) => numberOf(value.text)))
  // Ranks and counts are small or in order.
  if (numbers.filter((number) => number > 12 || !Number.isInteger(number)).length * 2 < numbers.length)
    return false
  return !numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1)
}

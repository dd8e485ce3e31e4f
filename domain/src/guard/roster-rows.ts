import type { Span } from './finding.ts'
import { GRADE_VALUE } from './grade-words.ts'
import { isAnonymous, isPersonLabel, knowsName } from './is-name.ts'
import { overlapsAny } from './spans.ts'
import { oneOf } from './words.ts'

interface Value extends Span {
  text: string
}

export interface RosterRow {
  start: number
  /** The number of its line. */
  line: number
  /** Whether an ID identifies the person. */
  hasId: boolean
  values: readonly Value[]
  /** Where the name is. */
  who?: Span
}

const LINE_MAX = 300
const BULLET = /^[\s>]{0,20}(?:row \d{1,4}[:.)]\s{1,4}|[-*•–·▪]\s{1,4}|\(?\d{1,3}[.)]\s{1,4}|#\d{1,3}\s)?/
/** What separates a name from its grades, and the grades from each other: signs, a verb, a comma, wide gaps, or the grade itself. */
const SEPARATORS: readonly string[] = [
  String.raw`\s*(?:\\{1,2}|[\t|;:=→&()[\]])+\s*`,
  String.raw`\s+(?:[-–—]+>?|${oneOf('got,has,had,received,earned,scored,with')})\s+(?:an?\s+)?`,
  String.raw`\s*(?<!\b\d),\s*|\s*,(?!\d{1,2}\b)\s*`,
  String.raw`\s{2,}|\s*\.{2,}\s*`,
  String.raw`\s+(?=\d|[A-DF][+−-]?(?:\s|$|,))`,
]
const SEPARATOR = new RegExp(String.raw`(?=[\s|;:=→&()[\],.\\])(?:${SEPARATORS.join('|')})`, 'g')

/** How a row with grades ends. */
const LAST_OF_ROW =
  /[\dA-FPSUWI+%)−-][\s.)*\\"']{0,5}$|(?:ete|ass|ail|sed|led|awn|pts?|nts|ions|ction|edit|HD|erit|urs)[\s.)*\\]{0,3}$/i

/** Lines of nothing but a person and grades: "Lopez, Maria – 87", "Wei Zhang 88 91 B+", "• A01234567: 92%". */
export function rosterRows(text: string, ids: readonly Span[]): RosterRow[] {
  const rows: RosterRow[] = []
  let offset = 0
  for (const [number, line] of text.split('\n').entries()) {
    if (line.length <= LINE_MAX && line.length >= 4) {
      const row = gradesInLine(line, offset, ids)
      if (row) rows.push({ ...row, line: number })
    }
    offset += line.length + 1
  }
  return rows
}

function gradesInLine(
  line: string,
  offset: number,
  ids: readonly Span[],
): Omit<RosterRow, 'line'> | undefined {
  // Most lines of prose end here.
  if (!LAST_OF_ROW.test(line.slice(-9))) return undefined
  const parts = split(line, BULLET.exec(line)?.[0].length ?? 0).filter(({ text }) => text !== '')
  let who = ''
  let hasId = false
  let values: Value[] = []
  let isPerson = false
  let nameParts = 0
  let name: Span | undefined
  for (const { start, end, text } of parts) {
    const value = { start: offset + start, end: offset + end, text }
    if (overlapsAny(ids, value)) hasId = true
    else if (GRADE_VALUE.test(text) && !/^[a-d]{2}$/.test(text) && (hasId || isPerson)) values.push(value)
    else if (hasId && /^\d{4,6}$/.test(text)) continue
    // A name for signing in: "Thi Lan Nguyen, ntlan3, C-".
    else if (isPerson && values.length === 0 && /^[a-z]{2,8}\d{1,4}$/.test(text)) continue
    // A third part is a job or a building: "Yesenia Prado, Degree Audit, Canfield 114".
    else if (values.length === 0 && nameParts < 2 && continuesName(who, text)) {
      nameParts++
      who = `${who} ${text}`.trim()
      isPerson = !isAnonymous(who) && isPersonLabel(who)
      name = { start: name?.start ?? value.start, end: value.end }
    }
    // What they play or where they sit: "Soo-Jin Pak  vln  92".
    else if (isPerson && values.length === 0 && /^\p{Ll}{2,10}\.?$/u.test(text) && isColumn(line, start, end))
      continue
    // A comment between the name and the grade: 'Trang Bui: "good start" C'.
    else if (values.length === 0 && isPerson && /["”)]$/.test(line.slice(0, end + 1))) continue
    else return undefined
  }
  // A course: "TA, CHEM 121".
  if (/(?:^|[\s,])\p{Lu}{2,5}$/u.test(who) && !knowsName(who) && /^\d{3}$/.test(values[0]?.text ?? ''))
    return undefined
  if (!isPerson && !(hasId && who.length < 20)) values = []
  if (values.length === 0) return undefined
  return { start: offset, hasId, values, ...(isPerson && name ? { who: name } : {}) }
}

/** Whether wide spaces or separators are on both sides. */
const isColumn = (line: string, start: number, end: number) =>
  /(?:\s{2}|[\t|,;])\s{0,9}$/.test(line.slice(Math.max(0, start - 10), start)) &&
  /^\s{0,9}(?:\s{2}|[\t|,;])/.test(line.slice(end, end + 10))

/** Whether a part belongs to the name: the first one, and "Anke" after "DE SMET". */
function continuesName(who: string, text: string): boolean {
  if (!/^\p{L}/u.test(text)) return false
  return who === '' || !isPersonLabel(who) || isPersonLabel(`${who} ${text}`)
}

function split(line: string, from: number): Value[] {
  const parts: Value[] = []
  let start = from
  for (const match of line.slice(from).matchAll(SEPARATOR)) {
    parts.push(part(line, start, from + match.index))
    start = from + match.index + match[0].length
  }
  parts.push(part(line, start, line.length))
  return parts
}

function part(line: string, start: number, end: number): Value {
  const whole = line.slice(start, end)
  const before = /^[\s"*_]{0,9}/.exec(whole)?.[0].length ?? 0
  const text = whole.slice(before).replace(/[\s"*_.\\]{1,9}$/, '')
  return { text, start: start + before, end: start + before + text.length }
}

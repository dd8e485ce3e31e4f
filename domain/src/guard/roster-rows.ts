import type { Span } from './finding.ts'
import { GRADE_VALUE } from './grade-rules.ts'
import { isAnonymous, isPersonLabel } from './people.ts'
import { overlapsAny } from './spans.ts'

interface Value extends Span {
  text: string
}

interface RosterRow {
  start: number
  values: readonly Value[]
}

const LINE_MAX = 300
const BULLET = /^[\s>]{0,20}(?:[-*•–·▪]\s{1,4}|\(?\d{1,3}[.)]\s{1,4}|#\d{1,3}\s)?/
/** What separates a name from its grades, and the grades from each other. */
const SEPARATOR =
  /\s*[\t|;:=→()[\]]+\s*|\s+(?:[-–—]+>?|got|has|had|received|earned|scored|with)\s+(?:an?\s+)?|\s*,\s*|\s{2,}|\s+(?=(?:\d|[A-DF][+−-]?(?:\s|$|,)))/g

/** Lines of nothing but a person and grades: "Lopez, Maria – 87", "Wei Zhang 88 91 B+", "• A01234567: 92%". */
export function rosterRows(text: string, ids: readonly Span[]): RosterRow[] {
  const rows: RosterRow[] = []
  let offset = 0
  for (const line of text.split('\n')) {
    if (line.length <= LINE_MAX && line.length >= 4) {
      const values = gradesInLine(line, offset, ids)
      if (values.length > 0) rows.push({ start: offset, values })
    }
    offset += line.length + 1
  }
  return rows
}

function gradesInLine(line: string, offset: number, ids: readonly Span[]): Value[] {
  // Most lines of prose end here.
  if (
    !/[\dA-FPSUWI+%)−-][\s.)*]{0,3}$|(?:ete|ass|ail|sed|led|awn|pts?|nts)[\s.)*]{0,3}$/i.test(line.slice(-7))
  )
    return []
  const parts = split(line, BULLET.exec(line)?.[0].length ?? 0)
  let who = ''
  const values: Value[] = []
  let hasId = false
  const isPerson = () => who !== '' && !isAnonymous(who) && isPersonLabel(who)
  for (const { start, end, text } of parts) {
    if (text === '') continue
    const span = { start: offset + start, end: offset + end }
    if (overlapsAny(ids, span)) hasId = true
    else if (GRADE_VALUE.test(text) && (hasId || isPerson())) values.push({ ...span, text })
    else if (hasId && /^\d{4,6}$/.test(text)) continue
    else if (values.length === 0 && /^\p{L}/u.test(text)) who = `${who} ${text}`.trim()
    else return []
  }
  if (values.length === 0) return []
  return isPerson() || (hasId && who.length < 20) ? values : []
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
  const text = whole.slice(before).replace(/[\s"*_.]{1,9}$/, '')
  return { text, start: start + before, end: start + before + text.length }
}

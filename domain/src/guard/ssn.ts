import { HIDDEN, type Match, type Span } from './finding.ts'
import { isOtherNumber } from './harmless.ts'
import { isPlaceholderId } from './not-real-people.ts'
import { isHarmlessNumber, type Reading, textAfter, textBefore } from './read-text.ts'
import { overlapsAny, spanOfMatch } from './spans.ts'

/** Three groups of digits with the same separator, or none: 412-38-9107, 412 38 9107, 412389107. */
const SHAPE =
  /(?<![\p{L}\d]|\d[-–‑./])(?<area>\d{3})(?<separator> ?[-–‑] ?|[ .]|)(?<group>\d{2})\k<separator>(?<serial>\d{4})(?![\p{L}\d]|[-–‑./]\d)/gu
const LABEL =
  /\b(?:s\.?s\.?n|soc(?:ial)?\.? ?sec|social\b(?! (?:media|science|stud|work|net))|ss ?(?:#|no\b|num)|i\.?t\.?i\.?n\b|tax(?:payer)? ?id|tin\b)/i
/** Numbers that the Social Security Administration says were never or are no longer anyone's. */
const NEVER_ISSUED = new Set(['078051120', '457555462'])

/** US Social Security numbers, and taxpayer numbers (ITIN) that are labeled as such. */
export function findSsns(reading: Reading, labeledIds: readonly Span[]): Match[] {
  if (!reading.hasLongNumber) return []
  const found: Match[] = []
  for (const match of reading.text.matchAll(SHAPE)) {
    const { area = '', separator = '', group = '', serial = '' } = match.groups ?? {}
    const span = spanOfMatch(match)
    const before = textBefore(reading, span, 80)
    const isLabeled =
      LABEL.test(separator === '' ? before.replace(/^.*\d/s, '') : before) ||
      LABEL.test(textAfter(reading, span, 20)) ||
      continuesList(reading.text, found.at(-1), span)
    const isOther = isHarmlessNumber(reading, span) || isOtherNumber(before) || overlapsAny(labeledIds, span)
    if (!isLabeled && (isOther || !/[-–‑]/.test(separator))) continue
    if (isPossible({ area, group, serial, isLabeled }))
      found.push({ ...span, masked: `${HIDDEN}-••-${serial}` })
  }
  return found
}

/** "SSNs 412 38 9107, 536 22 8714": one label for several numbers. */
const continuesList = (text: string, last: Span | undefined, { start }: Span) =>
  last !== undefined && /^(?:,? and |, ?| |; ?)$/.test(text.slice(last.end, start))

interface Parts {
  area: string
  group: string
  serial: string
  isLabeled: boolean
}

function isPossible({ area, group, serial, isLabeled }: Parts): boolean {
  const digits = area + group + serial
  if (area === '000' || area === '666' || group === '00' || serial === '0000') return false
  if (NEVER_ISSUED.has(digits) || isPlaceholderId(digits)) return false
  // Numbers from 900 on are taxpayer numbers, which have these groups.
  return area < '900' || (isLabeled && /^(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])$/.test(group))
}

import { HIDDEN, type Match, type Span } from './finding.ts'
import { isOtherNumber } from './harmless.ts'
import { isPlaceholderId } from './not-real-people.ts'
import { isHarmlessNumber, type Reading, textAfter, textBefore } from './read-text.ts'
import { spanOfValue, withoutOverlaps } from './spans.ts'
import { isIdLabel } from './student-id.ts'

// The same separator, or none, in both places.
const SHAPE = /(?<![\p{L}\d]|\d[-–‑./])(\d{3})( ?[-–‑] ?|[ .]|)(\d{2})\2(\d{4})(?![\p{L}\d]|[-–‑./]\d)/gu
const HYPHENS = /[-–‑]/

const CONTEXT =
  /\bs\.?s\.?n\b|\bssn|\bsoc(?:ial)?\.? ?sec|\bsocial\b(?! (?:media|science|stud|work|network))|\bss ?(?:#|no\b|num)|\bi\.?t\.?i\.?n\b|\btax(?:payer)? ?(?:id|identification)|\bseguro social|\btin\b/i

/** A name and a separator: in a list, three groups of digits after it are a number of that person. */
const AFTER_NAME =
  /(?:^|\n)[\s*•\d.)|-]{0,8}\p{Lu}[\p{L}'’-]+,? \p{Lu}[\p{L}'’. -]{0,40}(?: ?[|:,;–—\t] ?| - )$/u

// Numbers that the Social Security Administration says were never or are no longer anyone's.
const NEVER_ISSUED = new Set(['078051120', '219099999', '457555462'])

/** US Social Security numbers, and taxpayer numbers (ITIN) that are labeled as such. */
export function findSsns(reading: Reading): Match[] {
  if (!reading.hasLongNumber) return []
  const found: Match[] = []
  for (const match of reading.text.matchAll(SHAPE)) {
    const [all, area = '', separator = '', group = '', serial = ''] = match
    const span = { start: match.index, end: match.index + all.length }
    // In a row of numbers with spaces, three of them aren't one. Hyphens say that they are.
    if (!HYPHENS.test(separator) && hasNumberBeside(reading.text, span, found.at(-1))) continue
    const before = textBefore(reading, span, 80)
    // The label of another number on the line isn't this one's.
    const label = /(?<!\D)\D*$/.exec(before)?.[0] ?? ''
    const labeled =
      CONTEXT.test(HYPHENS.test(separator) ? before : label) ||
      CONTEXT.test(textAfter(reading, span, 20)) ||
      continuesList(reading.text, span, found.at(-1))
    if (
      !labeled &&
      ((!HYPHENS.test(separator) && !(separator === ' ' && AFTER_NAME.test(before))) ||
        isHarmlessNumber(reading, span) ||
        isOtherNumber(before) ||
        isIdLabel(before))
    )
      continue
    if (!isPossible({ area, group, serial, labeled })) continue
    found.push({ ...span, masked: `${HIDDEN}-••-${serial}` })
  }
  for (const match of reading.text.matchAll(LAST_FOUR)) {
    const span = spanOfValue(match)
    if (
      CONTEXT.test(textBefore(reading, span, 120)) &&
      !found.some(({ end }) => end > span.start - 4 && end < span.end)
    )
      found.push({ ...span, masked: `${HIDDEN}-••-••••` })
  }
  return withoutOverlaps(found)
}

/** "the last four should be 4491" */
const LAST_FOUR =
  /\blast (?:four|4)(?: digits)?(?: of (?:the|my|his|her|their) \w{3,8})?(?: (?:is|are|was|should be)|:| =)? (?<value>\d{4})(?!\d)/gi

/** "SSNs 412 38 9107, 536 22 8714": one label for several numbers. */
const continuesList = (text: string, { start }: Span, last: Span | undefined) =>
  last !== undefined && /^(?:,? and |, ?| |; ?)$/.test(text.slice(last.end, Math.min(start, last.end + 6)))

/** Whether another number is right before or after, unless it's one of those that we found. */
function hasNumberBeside(text: string, { start, end }: Span, last: Span | undefined): boolean {
  if (
    /^ \d/.test(text.slice(end, end + 2)) &&
    !/^ \d{3}[ .]?\d\d[ .]?\d{4}(?!\d)/.test(text.slice(end, end + 14))
  )
    return true
  return /\d $/.test(text.slice(Math.max(0, start - 2), start)) && last?.end !== start - 1
}

interface Parts {
  area: string
  group: string
  serial: string
  labeled: boolean
}

function isPossible({ area, group, serial, labeled }: Parts): boolean {
  if (area === '000' || area === '666' || group === '00' || serial === '0000') return false
  if (NEVER_ISSUED.has(area + group + serial)) return false
  if (isPlaceholderId(area + group + serial)) return false
  // Numbers from 900 on are taxpayer numbers, which have these groups.
  if (area >= '900') return labeled && /^(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])$/.test(group)
  return true
}

// When 87% or 43/50 is a score: not a share of a salary, and not a date.
import { DATE_BEFORE, DIRECT_CUE, OTHER_PERCENTAGE } from './grade-exceptions.ts'
import { AFTER_ARTICLE, FOLLOWS } from './grade-rules.ts'

/** A share of the points, such as 87% or 43/50, with the words around it. */
interface Share {
  value: string
  before: string
  after: string
}

const isPercentage = (value: string) => /%|percent/.test(value)

/** Whether it's a share of points at all: not of a salary, and not a date. */
export function canBeShareOfPoints({ value, before, after }: Share): boolean {
  if (isPercentage(value)) return !OTHER_PERCENTAGE.test(clauseAround(before, after))
  return !isDate(value, before, after[0] ?? '')
}

/** 87% or 43/50 in a sentence about grades, or a total that only tests have. */
export function isShareOfPoints({ value, before, after }: Share, isCued: () => boolean): boolean {
  if (isPercentage(value)) {
    if (before.endsWith('="')) return false
    if (FOLLOWS.test(after) && (AFTER_ARTICLE.test(before) || isCued())) return true
    return (
      /^["”)\]]{0,2}(?:$|[,;.)\]](?!\d)| [(–—-])/.test(after) &&
      !/\b(?:of|by|time)\b/.test(clauseAround(before, after))
    )
  }
  if (value.endsWith('scale')) return true
  if (!/^(?: ?[,;.:!?)\]}"”]| [\p{L}(–—-]|\n|$)/u.test(after) || COUNTED_RATIO.test(before)) return false
  const [points = 0, total = 0] = (value.match(/\d+(?:[.,]\d+)?/g) ?? []).map(numberOf)
  if (/(?:→|->|=>|⇒) ?$/.test(before)) return true
  return isCued() || (total >= 20 && total <= 200 && total % 5 === 0 && (points > 12 || total > 31))
}

const COUNTED_RATIO =
  /\b(?:place|rank|ranked|pages?|pp|slides?|seats?|room|apt|route|highway|item|part|chapter|version|bp|pressure|vision|finished|placed|came in|#)[: ]{1,2}$/i

/** German and Spanish write 2,3. */
export const numberOf = (value: string) => Number(value.replace(',', '.'))

/** 9/27 can be a date, 4/10 is either, and 14/20 can't. */
function isDate(value: string, before: string, after: string): boolean {
  const [, first, second] = /^(\d{1,2})\/(\d{1,2})$/.exec(value) ?? []
  if (first === undefined) return false
  const [smaller = 0, larger = 0] = [Number(first), Number(second)].sort((a, b) => a - b)
  if (smaller === 0 || smaller > 12 || larger > 31) return false
  if (DATE_BEFORE.test(before) || after === ':') return true
  return Number(second) % 5 > 0 && !DIRECT_CUE.test(before)
}

/** The words around a value, up to the next separators. */
function clauseAround(before: string, after: string): string {
  const start = /(?<![^,;|()\n])[^,;|()\n]*$/.exec(before.slice(-40))?.[0] ?? ''
  const end = /^[^,;|()\n]*/.exec(after.slice(0, 30))?.[0] ?? ''
  return `${start} ${end}`
}

/** "exam 60 %, essay 40 %": shares that add up to the whole are no one's, unless someone got them. */
export function areWeights(text: string): boolean {
  const shares = Array.from(text.matchAll(/(?<![\d.,])\d{1,2}(?= ?%)/g), ([share]) => Number(share))
  if (/\b(?:got|scored|earned|received|failed|passed)\b/.test(text)) return false
  return shares.length > 1 && shares.reduce((sum, share) => sum + share) === 100
}

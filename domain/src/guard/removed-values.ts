// Which private data a save removed from a prompt, and which of its versions still show it.
import { findSensitive } from './find-sensitive.ts'
import { type FindingKind, NEEDS_LINE } from './finding.ts'

/** Private data that a save removed from a prompt. */
export interface RemovedValue {
  kind: FindingKind
  value: string
  masked: string
  /** How often the saved texts still have it: another student can have the same grade. */
  left: number
}

interface Options {
  idMasks: readonly string[]
}

/** What's found more often in the texts before than in those after. Moving it from one text to another doesn't remove it. */
export function removedValues(
  before: readonly string[],
  after: readonly string[],
  options: Options,
): RemovedValue[] {
  const old = findValues(before, options)
  const current = findValues(after, options)
  return [...old].flatMap(([key, { count, ...value }]) => {
    const still = current.get(key)?.count ?? 0
    if (count <= still) return []
    return { ...value, left: isDistinct(value) ? countIn(after.map(folded), folded(value.value)) : still }
  })
}

/** The indexes of the values that texts show more often than the saved ones. */
export function shownValues(
  texts: readonly string[],
  values: readonly RemovedValue[],
  options: Options,
): number[] {
  const searched = texts.map(folded)
  const shown = values.map(({ value, left }) => countIn(searched, folded(value)) > left)
  // The same letters can mean something else: a grade is one only next to a person.
  const isOpen = values.some((value, index) => shown[index] && !isDistinct(value))
  const found = isOpen ? findValues(texts, options) : new Map<string, Found>()
  return [...values.keys()].filter((index) => {
    const value = values[index]
    if (!value || !shown[index]) return false
    return isDistinct(value) || (found.get(keyOf(value))?.count ?? 0) > value.left
  })
}

/** Whether the value alone tells that it's the same data, as a full name or a number of six digits does. */
function isDistinct({ kind, value }: Pick<RemovedValue, 'kind' | 'value'>): boolean {
  return !NEEDS_LINE.has(kind) && value.length >= 6 && /[\d@\s]/.test(value)
}

type Found = Omit<RemovedValue, 'left'> & { count: number }

function findValues(texts: readonly string[], options: Options): Map<string, Found> {
  const values = new Map<string, Found>()
  for (const text of texts)
    for (const { kind, masked, start, end } of text === '' ? [] : findSensitive(text, options)) {
      const value = { kind, masked, value: text.slice(start, end) }
      const key = keyOf(value)
      values.set(key, { ...value, count: (values.get(key)?.count ?? 0) + 1 })
    }
  return values
}

function keyOf({ kind, value }: Pick<RemovedValue, 'kind' | 'value'>): string {
  return `${kind} ${folded(value)}`
}

/** An email address in capitals is the same one, and a line may be broken elsewhere. */
function folded(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ')
}

/** How often texts have a value, not counting longer words and numbers that contain it. */
function countIn(texts: readonly string[], value: string): number {
  let count = 0
  for (const text of texts)
    for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + value.length))
      if (!isInWord(text, at, at + value.length)) count += 1
  return count
}

const LETTER = /[\p{L}\p{N}]/u

function isInWord(text: string, start: number, end: number): boolean {
  const touches = (outer: number, inner: number) =>
    LETTER.test(text.charAt(outer)) && LETTER.test(text.charAt(inner))
  return touches(start - 1, start) || touches(end, end - 1)
}

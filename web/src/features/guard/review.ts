// What happens to each finding of the data guard: replaced by a field, removed, or kept, and undoing that.
import {
  FINDING_KINDS,
  type Finding,
  type FindingKind,
  NEEDS_LINE,
} from '@prompt-library/domain/guard/finding'
import { AROUND } from './excerpt.ts'
import { fieldNames } from './field-names.ts'
import type { Edit, GuardedText } from './guarded-text.ts'
import { lineAt } from './line-at.ts'
import { removePart } from './removal.ts'

export type Decision = 'field' | 'remove' | 'keep'

/** A finding that the user is asked about. */
interface Item {
  /** The index of its text. */
  text: number
  finding: Finding
}

/** Findings in texts that are about to be sent, and what happens to each. */
export interface Review {
  texts: readonly GuardedText[]
  /** Everything found in each text, including what was kept earlier. */
  findings: readonly (readonly Finding[])[]
  items: readonly Item[]
  /** One for each item. */
  decisions: readonly Decision[]
}

/** Replaces each finding, or removes it where there are no fields, or else keeps it. `isKept` says whether the user kept a finding earlier. Undefined if there is nothing to ask. */
export function startReview(
  texts: readonly GuardedText[],
  findings: Review['findings'],
  isKept: (key: string) => boolean,
): Review | undefined {
  const items = findings.flatMap((found, text) =>
    found
      .filter((finding) => !isKept(keptKey(texts[text]?.text ?? '', finding)))
      .map((finding) => ({ text, finding })),
  )
  const decisions = items.map(({ text }) => texts[text]?.offers[0] ?? 'keep')
  return items.length === 0 ? undefined : { texts, findings, items, decisions }
}

/** Whether an item can be decided this way. Keeping is always possible. */
export function isOffered({ texts, items }: Review, item: number, decision: Decision): boolean {
  return decision === 'keep' || (texts[items[item]?.text ?? -1]?.offers.includes(decision) ?? false)
}

/** Decides on items, except those that can't be decided this way. */
export function decide(review: Review, items: readonly number[], decision: Decision): Review {
  const decisions = [...review.decisions]
  for (const item of items) if (isOffered(review, item, decision)) decisions[item] = decision
  return { ...review, decisions }
}

/** The review if everything stays in the texts. */
export function keepAll(review: Review): Review {
  return { ...review, decisions: review.decisions.map(() => 'keep') }
}

export interface Group {
  kind: FindingKind
  items: number[]
}

/** The items by kind, in the order of the texts. */
export function groupsOf({ items }: Review): Group[] {
  const byKind = Map.groupBy(items.keys(), (item) => items[item]?.finding.kind)
  return FINDING_KINDS.flatMap((kind) => {
    const found = byKind.get(kind)
    return found ? [{ kind, items: found }] : []
  })
}

/** Findings that are shown together, and where they are. */
export interface Passage {
  text: number
  items: number[]
  start: number
  end: number
}

/** One screen of a phone. */
const PASSAGE_ITEMS_MAX = 10

/** Findings of a line that are near each other. */
export function passagesOf({ texts, items }: Review): Passage[] {
  const passages: Passage[] = []
  for (const [item, { text, finding }] of items.entries()) {
    const { start, end } = finding
    const last = passages.at(-1)
    const between = last?.text === text ? texts[text]?.text.slice(last.end, start) : undefined
    const isNear = between !== undefined && between.length <= 2 * AROUND && !between.includes('\n')
    if (last && isNear && last.items.length < PASSAGE_ITEMS_MAX) {
      last.items.push(item)
      last.end = end
    } else passages.push({ text, items: [item], start, end })
  }
  return passages
}

/** The name of the field that takes the place of each item to be replaced. */
export function fieldNamesOf(review: Review): Map<number, string> {
  const replaced = review.items.flatMap(({ text, finding }, item) => {
    if (review.decisions[item] !== 'field') return []
    return [{ item, kind: finding.kind, value: foundText(review.texts[text]?.text ?? '', finding) }]
  })
  return fieldNames(replaced, review.texts)
}

/** What the decisions change in each text. */
export function editsOf(review: Review): Edit[][] {
  const names = fieldNamesOf(review)
  const edits: Edit[][] = review.texts.map(() => [])
  for (const [item, { text, finding }] of review.items.entries()) {
    const source = review.texts[text]?.text ?? ''
    const { start, end } = finding
    const list = edits[text] ?? []
    if (review.decisions[item] === 'field')
      list.push({ start, end, text: fieldText(names.get(item) ?? '', [source[start - 1], source[end]]) })
    if (review.decisions[item] === 'remove') removePart(source, finding, list)
  }
  return edits
}

/** Directly after or before a brace, it would be `{{{name}}` or `{{name}}}`, which aren't fields. */
function fieldText(name: string, [before, after]: readonly (string | undefined)[]): string {
  return `${before === '{' ? ' ' : ''}{{${name}}}${after === '}' ? ' ' : ''}`
}

/** What the user keeps. */
export function keptKeys(review: Review): string[] {
  return review.items.flatMap(({ text, finding }, item) =>
    review.decisions[item] === 'keep' ? [keptKey(review.texts[text]?.text ?? '', finding)] : [],
  )
}

function keptKey(text: string, finding: Finding): string {
  const needsLine = NEEDS_LINE.has(finding.kind)
  const { start, end } = needsLine ? lineAt(text, finding) : finding
  return `${finding.kind} ${text.slice(start, end)}`
}

function foundText(text: string, { start, end }: Finding): string {
  return text.slice(start, end)
}

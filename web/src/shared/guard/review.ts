import { FINDING_KINDS, type Finding, type FindingKind } from '@prompt-library/domain/guard/finding'
import { addStep, type Steps } from '../lib/steps.ts'
import { fieldNames } from './field-names.ts'
import { applyEdits, type Edit, type GuardedText } from './guarded-text.ts'
import { lineAt } from './line-at.ts'
import { createRemover } from './removal.ts'

export type Decision = 'field' | 'remove' | 'keep'

/** A finding that the user is asked about. */
interface Item {
  /** The index of its text. */
  text: number
  finding: Finding
}

/** One decision of the user, on one item or several. Null takes a decision back. */
interface Step {
  items: readonly number[]
  decision: Decision | null
}

/** Findings in texts that are about to be sent, and what the user decided. */
export interface Review extends Steps<Step> {
  texts: readonly GuardedText[]
  /** Everything found in each text, including what was kept earlier. */
  findings: readonly (readonly Finding[])[]
  items: readonly Item[]
}

/** `isKept` says whether the user kept a finding earlier. Undefined if there is nothing to ask. */
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
  return items.length === 0 ? undefined : { texts, findings, items, steps: [], done: 0 }
}

/** The decision on each item, or null. */
export function decisionsOf({ items, steps, done }: Review): (Decision | null)[] {
  const decisions: (Decision | null)[] = items.map(() => null)
  for (const step of steps.slice(0, done)) for (const item of step.items) decisions[item] = step.decision
  return decisions
}

/** Whether an item can be decided this way. Keeping is always possible. */
export function isOffered({ texts, items }: Review, item: number, decision: Decision | null): boolean {
  if (decision === 'keep' || decision === null) return true
  return texts[items[item]?.text ?? -1]?.offers.includes(decision) ?? false
}

/**
 * Decides on items, as one step, or takes the decision back. Leaves out those that can't be decided this way. Deciding the
 * same again changes nothing, so a double click doesn't either.
 */
export function decide(review: Review, items: readonly number[], decision: Decision | null): Review {
  const decisions = decisionsOf(review)
  const changed = items.filter((item) => isOffered(review, item, decision) && decisions[item] !== decision)
  return changed.length === 0 ? review : addStep(review, { items: changed, decision })
}

export interface Group {
  kind: FindingKind
  items: number[]
}

/** The items of all groups. */
export interface AllGroups {
  kind?: undefined
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

/** The name of the field that takes the place of each item to be replaced. */
export function fieldNamesOf(review: Review): Map<number, string> {
  const decisions = decisionsOf(review)
  const replaced = review.items.flatMap(({ text, finding }, item) => {
    if (decisions[item] !== 'field') return []
    return [{ item, kind: finding.kind, value: foundText(review.texts[text]?.text ?? '', finding) }]
  })
  return fieldNames(replaced, review.texts)
}

/** What the decisions change in each text. */
export function editsOf(review: Review): Edit[][] {
  const names = fieldNamesOf(review)
  const decisions = decisionsOf(review)
  const edits: Edit[][] = review.texts.map(() => [])
  const removers = review.texts.map(({ text }, index) => createRemover(text, edits[index] ?? []))
  for (const [item, { text, finding }] of review.items.entries()) {
    const source = review.texts[text]?.text ?? ''
    const { start, end } = finding
    if (decisions[item] === 'field')
      edits[text]?.push({
        start,
        end,
        text: fieldText(names.get(item) ?? '', [source[start - 1], source[end]]),
      })
    if (decisions[item] === 'remove') removers[text]?.(finding)
  }
  return edits
}

/** Directly after or before a brace, it would be `{{{name}}` or `{{name}}}`, which aren't fields. */
function fieldText(name: string, [before, after]: readonly (string | undefined)[]): string {
  return `${before === '{' ? ' ' : ''}{{${name}}}${after === '}' ? ' ' : ''}`
}

/**
 * What the user keeps by continuing: the items they decided to keep, and those they didn't decide on. As they are in the
 * text, and in the edited text, where the line of a grade may be different.
 */
export function keptKeys(review: Review): string[] {
  const decisions = decisionsOf(review)
  const edits = editsOf(review)
  const edited = review.texts.map(({ text }, index) => applyEdits(text, edits[index] ?? []))
  const movers = edits.map(createMover)
  const keys = review.items.flatMap(({ text, finding }, item) => {
    if (decisions[item] === 'field' || decisions[item] === 'remove') return []
    return [
      keptKey(review.texts[text]?.text ?? '', finding),
      keptKey(edited[text] ?? '', movers[text]?.(finding) ?? finding),
    ]
  })
  return [...new Set(keys)]
}

/** Where findings are in the edited text. Takes them in order. */
function createMover(edits: readonly Edit[]): (finding: Finding) => Finding {
  let next = 0
  let by = 0
  return (finding) => {
    for (let edit = edits[next]; edit && edit.end <= finding.start; edit = edits[next]) {
      by += edit.text.length - (edit.end - edit.start)
      next += 1
    }
    return { ...finding, start: finding.start + by, end: finding.end + by }
  }
}

/** A grade or a health word says nothing without what's around it. */
function keptKey(text: string, finding: Finding): string {
  const needsLine = finding.kind === 'grade' || finding.kind === 'health'
  const { start, end } = needsLine ? lineAt(text, finding) : finding
  return `${finding.kind} ${text.slice(start, end)}`
}

function foundText(text: string, { start, end }: Finding): string {
  return text.slice(start, end)
}

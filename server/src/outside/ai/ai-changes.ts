import { openingOf } from '@prompt-library/domain/text/cut-text'
import type { Change } from '../enhancer.ts'
import { isFields } from './ai-body.ts'
import { addsAddress } from './checks/addresses.ts'
import { markup } from './checks/markup.ts'
import { createQuoteFinder } from './find-quote.ts'

const CHANGES_MAX = 50
const QUOTE_MAX = 1_000
const REASON_MAX = 300

/** Reads the model's changes. They are optional, so anything unexpected is left out instead of failing the answer. */
export function toChanges(value: unknown): Change[] {
  return readItems(value)
    .map(({ before, after, reason }) => ({
      before: openingOf(before, QUOTE_MAX),
      after: openingOf(after, QUOTE_MAX),
      reason: reason.length > REASON_MAX ? `${openingOf(reason, REASON_MAX).trimEnd()}…` : reason,
    }))
    .filter(({ before, after, reason }) => before !== after && reason !== '')
}

/** For a model that lists changes but no suggestions. */
export function reasonsOf(value: unknown): string[] {
  return [...new Set(readItems(value).map(({ reason }) => reason))]
}

/** The changes whose quotes are in the texts. Models make up quotes. */
export function usableChanges(
  changes: readonly Change[],
  { original, rewritten, mark }: { original: string; rewritten: string; mark: string },
): Change[] {
  const inOriginal = createQuoteFinder(original)
  const inRewritten = createQuoteFinder(rewritten)
  return changes.flatMap((change) => {
    const before = inOriginal(change.before)
    const after = inRewritten(change.after)
    const isUsable = before !== undefined && after !== undefined && before !== after
    return isUsable && isShowable(change.reason, { original, mark })
      ? [{ before, after, reason: change.reason }]
      : []
  })
}

/** What the model says about its changes must be as harmless as the prompt itself. */
export function isShowable(
  sentence: string,
  { original, mark }: { original: string; mark: string },
): boolean {
  return (
    !sentence.includes(mark) &&
    !addsAddress(original, sentence) &&
    !markup.fails({ original, rewritten: sentence, mark })
  )
}

function readItems(value: unknown): Change[] {
  return itemsIn(value).slice(0, CHANGES_MAX).map(readItem)
}

/** Some models return one object, or an object with a number for each change. */
function itemsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (!isFields(value)) return []
  return Object.values(value).some(isFields) ? Object.values(value) : [value]
}

function readItem(item: unknown): Change {
  if (typeof item === 'string') return { before: '', after: '', reason: item.trim() }
  const fields = isFields(item) ? item : {}
  return {
    before: textUnder(fields, BEFORE),
    after: textUnder(fields, AFTER),
    reason: textUnder(fields, REASON),
  }
}

const BEFORE = /^(?:before|old|original|from|previous|removed|deleted)(?:text|quote|version)?$/
const AFTER =
  /^(?:after|new|revised|to|rewritten|updated|enhanced|improved|replacement|added)(?:text|quote|version)?$/
const REASON =
  /^(?:reason|reasons|reasoning|why|explanation|rationale|comment|note|description|purpose|benefit)$/

function textUnder(fields: Record<string, unknown>, name: RegExp): string {
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string' && name.test(field.toLowerCase().replace(/[^a-z]/g, '')))
      return value.trim()
  }
  return ''
}

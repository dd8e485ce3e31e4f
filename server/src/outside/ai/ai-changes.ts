import { openingOf } from '@prompt-library/domain/text/cut-text'
import type { Change } from '../enhancer.ts'
import { addsAddress } from './checks/addresses.ts'
import { markup } from './checks/markup.ts'
import { findQuote } from './find-quote.ts'

const CHANGES_MAX = 50
const QUOTE_MAX = 1_000
const REASON_MAX = 300

/** Reads the model's changes. They are optional, so anything unexpected is left out instead of failing the answer. */
export function toChanges(value: unknown): Change[] {
  const items = Array.isArray(value) ? value.slice(0, CHANGES_MAX).filter(isFields) : []
  return items
    .map(({ before, after, reason }) => ({
      before: openingOf(textOf(before), QUOTE_MAX),
      after: openingOf(textOf(after), QUOTE_MAX),
      reason: shortened(textOf(reason)),
    }))
    .filter(({ before, after, reason }) => before !== after && reason !== '')
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function shortened(reason: string): string {
  return reason.length > REASON_MAX ? `${openingOf(reason, REASON_MAX).trimEnd()}…` : reason
}

interface Texts {
  original: string
  rewritten: string
  mark: string
}

/** The changes whose quotes are in the texts. Models make up quotes. */
export function usableChanges(changes: readonly Change[], { original, rewritten, mark }: Texts): Change[] {
  return changes.flatMap(({ reason, ...quotes }) => {
    const before = findQuote(original, quotes.before)
    const after = findQuote(rewritten, quotes.after)
    const isUsable = before !== undefined && after !== undefined && before !== after
    return isUsable && isShowable(reason, { original, mark }) ? [{ before, after, reason }] : []
  })
}

/** A reason must be as harmless as the prompt itself. */
function isShowable(reason: string, { original, mark }: Omit<Texts, 'rewritten'>): boolean {
  return (
    !reason.includes(mark) &&
    !addsAddress(original, reason) &&
    !markup.fails({ original, rewritten: reason, mark })
  )
}

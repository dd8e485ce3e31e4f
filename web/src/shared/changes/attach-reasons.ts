import { type ChangePart, changesOf, type Part } from './part.ts'

/** Why a service changed a text. Both texts are quotes, which may be inexact. */
export interface Reason {
  before: string
  after: string
  reason: string
  suggestion?: string | undefined
}

/** Adds each reason to the change that its quotes fit best. Reasons that fit none are dropped. */
export function attachReasons(parts: readonly Part[], reasons: readonly Reason[]): Part[] {
  const changes = changesOf(parts).map((change) => ({
    change,
    removed: comparable(change.removed?.text ?? ''),
    added: comparable(change.added?.text ?? ''),
  }))
  const reasonOf = new Map<ChangePart, string>()
  const suggestionsOf = new Map<ChangePart, string[]>()
  for (const { before, after, reason, suggestion } of reasons) {
    const [removed, added] = [comparable(before), comparable(after)]
    const scores = changes.map((one) => shared(one.added, added) + shared(one.removed, removed))
    const best = Math.max(...scores)
    const fitting = best > 0 ? changes[scores.indexOf(best)]?.change : undefined
    const text = reason.trim()
    if (!fitting || text === '') continue
    const known = reasonOf.get(fitting)
    reasonOf.set(fitting, known === undefined || known === text ? text : `${known} ${text}`)
    if (suggestion) suggestionsOf.set(fitting, [...(suggestionsOf.get(fitting) ?? []), suggestion])
  }
  return parts.map((part) => {
    const reason = part.kind === 'change' ? reasonOf.get(part) : undefined
    if (reason === undefined || part.kind !== 'change') return part
    const suggestions = suggestionsOf.get(part)
    return { ...part, reason, ...(suggestions && { suggestions }) }
  })
}

/** A shorter text is in many others by chance, so it must be at least half of the longer one. */
const QUOTE_MIN = 12

/** The length of the text that both have, if one contains the other. */
function shared(text: string, quote: string): number {
  const [shorter, longer] = text.length < quote.length ? [text, quote] : [quote, text]
  const isEnough = shorter.length >= Math.min(QUOTE_MIN, longer.length / 2)
  return isEnough && longer.includes(shorter) ? shorter.length : 0
}

function comparable(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}

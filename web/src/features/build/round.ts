import { KIND_NAMES, OTHER_KIND } from '@prompt-library/domain/enhancer/kind-names'
import * as z from 'zod/mini'
import { composeText } from '../../shared/changes/compose-text.ts'
import { changesOf, type Decision, type Part } from '../../shared/changes/part.ts'

const text = z.string()
const piece = z.object({ gap: text, text })

const part = z.union([
  z.object({ kind: z.literal('same'), before: piece, after: z.optional(piece) }),
  z.object({
    kind: z.literal('change'),
    removed: z.optional(piece),
    added: z.optional(piece),
    words: z.optional(z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text }))),
    reason: z.optional(text),
    suggestions: z.optional(z.array(text)),
  }),
]) satisfies z.ZodMiniType<Part>

/** For each change; null until the user decides. */
const decisions = z.array(z.nullable(z.enum(['accepted', 'rejected'])))

/** What a round is based on: a version, or the index of an earlier round. */
const source = z.union([z.literal(['basic', 'clear', 'own']), z.int()])
export type EnhancementSource = z.output<typeof source>

/** What kind of task a prompt is for the built-in enhancer. */
const kind = z.enum([...KIND_NAMES, OTHER_KIND])
export type EnhancementKind = z.output<typeof kind>

/** One enhancement: its changes, and which of them the user accepted. */
export const round = z.object({
  from: source,
  parts: z.array(part),
  suggestions: z.array(text),
  /** What the built-in enhancer took the prompt for. Missing if it wasn't sure. */
  kind: z.optional(kind),
  decisions,
  /** The decisions before the last one, which can be undone. */
  before: z.nullable(decisions),
})
export type Round = z.output<typeof round>

export type NewRound = Pick<Round, 'from' | 'parts' | 'suggestions' | 'kind'>

export function startRound(added: NewRound): Round {
  return { ...added, decisions: changesOf(added.parts).map(() => null), before: null }
}

/**
 * What to list as applied: the suggestions, as long as nothing was rejected. Then those whose change is known and was kept, and
 * the reasons for the other changes that were kept.
 */
export function appliedSuggestions(round: Round): string[] {
  const { decisions } = round
  const kept = changesOf(round.parts).filter((_, index) => decisions[index] !== 'rejected')
  if (kept.length === 0) return []
  if (kept.length === decisions.length) return round.suggestions
  return [...new Set(kept.flatMap(({ suggestions, reason = [] }) => suggestions ?? reason))]
}

/** The text with all changes except the rejected ones. */
export function roundText(round: Round): string {
  return composeText(round.parts, round.decisions)
}

/** The text that was enhanced. */
export function roundStart({ parts }: Round): string {
  return composeText(
    parts,
    changesOf(parts).map(() => 'rejected'),
  )
}

/** Decides on one change, or on all. Deciding the same again changes nothing, so a double click doesn't either. */
export function decide(round: Round, change: number | null, decision: Decision): Round {
  const decisions = round.decisions.map((one, index) =>
    change === null || change === index ? decision : one,
  )
  const isSame = decisions.every((one, index) => one === round.decisions[index])
  return isSame ? round : { ...round, decisions, before: round.decisions }
}

/** Undoes the last decision. */
export function undoLast(round: Round): Round {
  return round.before ? { ...round, decisions: round.before, before: null } : round
}

import type { QueryClient } from '@tanstack/react-query'
import { background } from '../../background/background.ts'
import { dataGuardQuery } from './api.ts'
import type { GuardedText } from './guarded-text.ts'
import { isKept } from './kept-findings.ts'
import { type Review, startReview } from './review.ts'

/** A server that doesn't answer must not hold up a save for longer. */
const SETTINGS_MILLISECONDS = 1_000

/**
 * Looks for private data in texts, on this device. Undefined if there is nothing to ask about.
 *
 * If the code can't be loaded, nothing is found and the user continues: this is a warning, and a failed download must not
 * keep anyone from saving their work.
 */
export async function checkTexts(
  texts: readonly GuardedText[],
  queryClient: QueryClient,
): Promise<Review | undefined> {
  try {
    const idMasks = await idMasksFrom(queryClient)
    const { findSensitive } = background()
    const findings = await Promise.all(
      texts.map(({ text }) => (text === '' ? [] : findSensitive(text, { idMasks }))),
    )
    return startReview(texts, findings, isKept)
  } catch (error) {
    console.warn('Failed to check for private data:', error)
    return undefined
  }
}

/** Loads what a check needs. The first check compiles the patterns, which takes a while. */
export async function warmUpCheck(queryClient: QueryClient): Promise<void> {
  await Promise.all([idMasksFrom(queryClient), background().findSensitive('Ana got a B+.', { idMasks: [] })])
}

/** The campus's masks for student IDs. Without them, everything else is still found. */
async function idMasksFrom(queryClient: QueryClient): Promise<readonly string[]> {
  const loaded = queryClient.ensureQueryData({ ...dataGuardQuery, revalidateIfStale: true }).then(
    ({ id_masks }) => id_masks,
    () => [],
  )
  const timeout = new Promise<[]>((resolve) => setTimeout(() => resolve([]), SETTINGS_MILLISECONDS))
  return Promise.race([loaded, timeout])
}

import type { Finding } from '@prompt-library/domain/guard/finding'
import { DEFAULT_ID_MASKS } from '@prompt-library/domain/guard/id-mask'
import type { QueryClient } from '@tanstack/react-query'
import { dataGuardQuery } from '../../entities/prompt/data-classes.ts'
import { background } from '../../shared/background/background.ts'
import { type GuardedText, visibleTexts } from './guarded-text.ts'
import { type Review, startReview } from './review.ts'

/** A server that doesn't answer must not hold up a save for longer. */
const SETTINGS_MILLISECONDS = 1_000
/** Neither must a worker. */
const CHECK_MILLISECONDS = 5_000

/** What the user decided to keep, so that it isn't asked about again. In memory only: it's private data, and a reload asks again. */
const kept = new Set<string>()

export function keepFindings(keys: Iterable<string>): void {
  for (const key of keys) kept.add(key)
}

/** The code couldn't be loaded, or it didn't answer. */
export class CheckError extends Error {}

/**
 * Looks for private data in texts, on this device. Undefined if there is nothing to ask about. The review has the texts
 * without invisible characters. Gives up after five seconds.
 */
export async function checkTexts(
  texts: readonly GuardedText[],
  queryClient: QueryClient,
): Promise<Review | undefined> {
  const visible = visibleTexts(texts)
  return startReview(visible, await findWithinTime(visible, queryClient), (key) => kept.has(key))
}

function findWithinTime(visible: readonly GuardedText[], queryClient: QueryClient): Promise<Finding[][]> {
  return withinTime(findIn(visible, queryClient)).catch((error: unknown) => {
    throw new CheckError('The check for private data failed.', { cause: error })
  })
}

/** Loads what a check needs. The first check compiles the patterns, which takes a while. */
export async function warmUpCheck(queryClient: QueryClient): Promise<void> {
  await Promise.all([idMasksFrom(queryClient), background().findSensitive('Ana got a B+.', { idMasks: [] })])
}

async function findIn(texts: readonly GuardedText[], queryClient: QueryClient): Promise<Finding[][]> {
  const idMasks = await idMasksFrom(queryClient)
  const { findSensitive } = background()
  return Promise.all(texts.map(({ text }) => (text === '' ? [] : findSensitive(text, { idMasks }))))
}

/** The campus's masks for student IDs, or those of a campus that never changed them. */
export async function idMasksFrom(queryClient: QueryClient): Promise<readonly string[]> {
  const loaded = queryClient.ensureQueryData({ ...dataGuardQuery, revalidateIfStale: true }).then(
    ({ id_masks }) => id_masks,
    () => DEFAULT_ID_MASKS,
  )
  const timeout = new Promise<typeof DEFAULT_ID_MASKS>((resolve) =>
    setTimeout(() => resolve(DEFAULT_ID_MASKS), SETTINGS_MILLISECONDS),
  )
  return Promise.race([loaded, timeout])
}

export function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('There was no answer in time.')), CHECK_MILLISECONDS),
  )
  return Promise.race([work, timeout])
}

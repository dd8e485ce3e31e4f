import type { FinishedImport, PromptToImport } from '@prompt-library/contract/imports'
import { IMPORT_BATCH_MAX } from '@prompt-library/domain/limits'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../shared/lib/api-client.ts'
import { sendChange } from '../../shared/lib/change.ts'
import { attemptWith } from '../../shared/lib/idempotency-attempt.ts'

/** Under the server's limit for a request, also if a prompt is as long as it can be. */
const BATCH_BYTES = 400_000

/** What is known about an import that may be sent again after a failure. */
export interface Attempt {
  key: string
  id?: number | undefined
  /** How many prompts have arrived. */
  sent: number
}

/** What the server can't save, by its position in what was sent, from 0. */
export type Refused = { index: number; message: string }[]

export type Outcome =
  | { kind: 'finished'; finished: FinishedImport }
  /** Nothing was imported. */
  | { kind: 'refused'; refused: Refused }

interface Sending {
  prompts: readonly PromptToImport[]
  keepsDuplicates: boolean
  collection?: { name: string; description: string } | undefined
  attempt: Attempt
  signal: AbortSignal
  /** How many prompts have arrived. Once all have, canceling comes too late. */
  onProgress: (sent: number) => void
}

export function newAttempt(): Attempt {
  return { key: attemptWith({}, undefined).key, sent: 0 }
}

/**
 * Sends the prompts in batches and finishes the import. If it throws, nothing is lost: with the same attempt, it continues where it
 * stopped, and a request that did arrive has no second effect. If the import is gone, or lost what had arrived, it starts over.
 */
export async function sendImport(queryClient: QueryClient, sending: Sending): Promise<Outcome> {
  try {
    return await send(queryClient, sending)
  } catch (error) {
    if (error instanceof ApiError && [404, 409].includes(error.status)) forget(sending.attempt)
    throw error
  }
}

async function send(queryClient: QueryClient, sending: Sending): Promise<Outcome> {
  const { prompts, keepsDuplicates, collection, attempt, signal, onProgress } = sending
  const started = { count: prompts.length, idempotencyKey: attempt.key }
  attempt.id ??= (await sendChange(queryClient, 'POST /api/imports', started, { signal })).id
  const import_id = attempt.id
  const refused: Refused = []
  for (const batch of batchesOf(prompts, attempt.sent)) {
    const body = { import_id, first: attempt.sent + 1, prompts: batch }
    const answer = await sendChange(queryClient, 'PUT /api/imports/:import_id/prompts', body, { signal })
    for (const { position, message } of answer.problems) refused.push({ index: position - 1, message })
    signal.throwIfAborted()
    attempt.sent += batch.length
    onProgress(attempt.sent)
  }
  if (refused.length > 0) {
    await cancelImport(queryClient, attempt)
    return { kind: 'refused', refused }
  }
  const body = { import_id, keep_duplicates: keepsDuplicates, collection }
  const finished = await sendChange(queryClient, 'POST /api/imports/:import_id/finish', body)
  return { kind: 'finished', finished }
}

/** From this position on, in parts that the server takes. */
export function* batchesOf(prompts: readonly PromptToImport[], from: number): Generator<PromptToImport[]> {
  const encoder = new TextEncoder()
  let batch: PromptToImport[] = []
  let bytes = 0
  for (const prompt of prompts.slice(from)) {
    const size = encoder.encode(JSON.stringify(prompt)).length
    if (batch.length === IMPORT_BATCH_MAX || (batch.length > 0 && bytes + size > BATCH_BYTES)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(prompt)
    bytes += size
  }
  if (batch.length > 0) yield batch
}

/** If this doesn't arrive, the prompts expire with the import, which adds nothing by itself. */
export async function cancelImport(queryClient: QueryClient, attempt: Attempt): Promise<void> {
  const import_id = attempt.id
  forget(attempt)
  if (import_id === undefined) return
  await sendChange(queryClient, 'DELETE /api/imports/:import_id', { import_id }).catch(() => undefined)
}

function forget(attempt: Attempt): void {
  Object.assign(attempt, newAttempt(), { id: undefined })
}

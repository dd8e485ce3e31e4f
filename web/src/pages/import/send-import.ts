import type { FinishedImport, PromptToImport } from '@prompt-library/contract/imports'
import { IMPORT_BATCH_MAX } from '@prompt-library/domain/limits'
import type { QueryClient } from '@tanstack/react-query'
import { NetworkError } from '../../shared/lib/api-client.ts'
import { sendChange } from '../../shared/lib/change.ts'

/** Under the server's limit for a request, also if a prompt is as long as it can be. */
const BATCH_BYTES = 400_000

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
  /** The same one when the same is sent again, because an answer was lost. */
  idempotencyKey: string
  signal: AbortSignal
  /** How many prompts have arrived. Once all have, canceling comes too late. */
  onProgress: (sent: number) => void
}

/**
 * Sends the prompts in batches and finishes the import. Sending the same again with the same key has no second effect: it's the
 * same import.
 */
export async function sendImport(queryClient: QueryClient, sending: Sending): Promise<Outcome> {
  const { prompts, keepsDuplicates, collection, idempotencyKey, signal, onProgress } = sending
  const started = { count: prompts.length, idempotencyKey }
  const { id: import_id } = await sendChange(queryClient, 'POST /api/imports', started, { signal })
  try {
    const refused: Refused = []
    let sent = 0
    for (const batch of batchesOf(prompts)) {
      const body = { import_id, first: sent + 1, prompts: batch }
      const answer = await sendChange(queryClient, 'PUT /api/imports/:import_id/prompts', body, { signal })
      for (const { position, message } of answer.problems) refused.push({ index: position - 1, message })
      signal.throwIfAborted()
      sent += batch.length
      onProgress(sent)
    }
    if (refused.length > 0) {
      await cancelImport(queryClient, import_id)
      return { kind: 'refused', refused }
    }
  } catch (error) {
    if (!(error instanceof NetworkError)) void cancelImport(queryClient, import_id)
    throw error
  }
  const body = { import_id, keep_duplicates: keepsDuplicates, collection }
  const finished = await sendChange(queryClient, 'POST /api/imports/:import_id/finish', body)
  return { kind: 'finished', finished }
}

/** In parts that the server takes. */
export function* batchesOf(prompts: readonly PromptToImport[]): Generator<PromptToImport[]> {
  const encoder = new TextEncoder()
  let batch: PromptToImport[] = []
  let bytes = 0
  for (const prompt of prompts) {
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
async function cancelImport(queryClient: QueryClient, import_id: number): Promise<void> {
  await sendChange(queryClient, 'DELETE /api/imports/:import_id', { import_id }).catch(() => undefined)
}

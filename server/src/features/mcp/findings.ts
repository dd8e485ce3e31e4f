import { createHash } from 'node:crypto'
import { runInWorker } from '../../outside/worker/run-in-worker.ts'

type Findings = Awaited<ReturnType<typeof check>>

interface Saved {
  text: string
  idMasks: readonly string[]
  userId: number
}

/** How many results are remembered. */
const REMEMBERED_MAX = 200

const remembered = new Map<string, Promise<Findings>>()

/**
 * What looks like private data in a text that a tool saved. Tools repeat a call until they get an answer, and a repeated call
 * answers without checking again.
 */
export function findingsIn(saved: Saved): Promise<Findings> {
  const key = createHash('sha256')
    .update(JSON.stringify([saved.userId, saved.text, saved.idMasks]))
    .digest('base64url')
  const before = remembered.get(key)
  if (before) return before
  const now = check(saved)
  remembered.set(key, now)
  // The next call tries again.
  now.catch(() => remembered.delete(key))
  const [oldest] = remembered.keys()
  if (remembered.size > REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest)
  return now
}

async function check({ text, idMasks, userId }: Saved) {
  const findings = await runInWorker(userId, 'findSensitive', text, { idMasks })
  return findings.slice(0, FINDINGS_MAX).map(({ kind, masked }) => ({ kind, found: masked }))
}

const FINDINGS_MAX = 50

import { type Remote, wrap } from 'comlink'
import type { Reader } from './reader.ts'

export interface RunningReader {
  /** Tells what is known about this file from what was known about the last one. */
  id: number
  reader: Remote<Reader>
  /** Ends the worker, even in the middle of a file. */
  stop: () => void
  /** Rejects if the worker fails, which leaves its calls open forever. */
  failed: Promise<never>
}

let lastId = 0

/** A worker for one file, so that another file never waits for this one. Throws if the browser doesn't allow workers. */
export function startReader(): RunningReader {
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' })
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error('The worker failed.'))
  })
  // Each call that waits for it handles it. Without one, there is nothing to report.
  failed.catch(() => undefined)
  lastId += 1
  return { id: lastId, reader: wrap<Reader>(worker), stop: () => worker.terminate(), failed }
}

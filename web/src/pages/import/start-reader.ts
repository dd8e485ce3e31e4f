import { type Remote, wrap } from 'comlink'
import type { Reader } from './reader.ts'

export interface RunningReader {
  reader: Remote<Reader> | Reader
  /** Ends the worker, even in the middle of a file. */
  stop: () => void
  /** Rejects if the worker fails, which leaves its calls open forever. */
  failed: Promise<never>
}

/** A worker for one file, so that another file never waits for this one. Without workers, the main thread does it. */
export async function startReader(): Promise<RunningReader> {
  try {
    const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' })
    const failed = new Promise<never>((_, reject) => {
      worker.onerror = () => reject(new Error('The worker failed.'))
    })
    failed.catch(() => undefined)
    return { reader: wrap<Reader>(worker), stop: () => worker.terminate(), failed }
  } catch {
    const { Reader } = await import('./reader.ts')
    return { reader: new Reader(), stop: () => undefined, failed: new Promise<never>(() => undefined) }
  }
}

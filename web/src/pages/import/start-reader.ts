import { type RunningWorker, startWorker } from '../../shared/background/start-worker.ts'
import type { Reader } from './reader.ts'

export interface RunningReader extends RunningWorker<Reader> {
  /** Tells what is known about this file from what was known about the last one. */
  id: number
}

let lastId = 0

/** A worker for one file, so that another file never waits for this one. */
export function startReader(): RunningReader {
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' })
  lastId += 1
  return { id: lastId, ...startWorker<Reader>(worker) }
}

import { type Remote, wrap } from 'comlink'

export interface RunningWorker<Work> {
  remote: Remote<Work>
  /** Rejects if the worker fails, which leaves its calls open forever. */
  failed: Promise<never>
  /** Ends it, even in the middle of its work. */
  stop: () => void
}

/** What a worker exposes, to call. Throws if the browser doesn't allow workers. */
export function startWorker<Work>(worker: Worker): RunningWorker<Work> {
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = () => {
      worker.terminate()
      reject(new Error('The worker failed.'))
    }
  })
  // Each call that waits for it handles it. Without one, there is nothing to report.
  failed.catch(() => undefined)
  return { remote: wrap<Work>(worker), failed, stop: () => worker.terminate() }
}

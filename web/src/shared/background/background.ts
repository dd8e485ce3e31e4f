import { type Remote, wrap } from 'comlink'
import type { work } from './work.ts'

type Work = typeof work
type Background = {
  [Name in keyof Work]: (...args: Parameters<Work[Name]>) => Promise<ReturnType<Work[Name]>>
}

interface Running {
  remote: Remote<Work>
  /** Rejects each call that hasn't ended. A call to a worker that failed would never end. */
  pending: Set<(error: Error) => void>
}

let running: Running | undefined

/**
 * Runs work in a web worker, which starts on first use. If the worker fails, the same code runs on the main thread, and the
 * next call starts a new worker. Rejects if the code can't be loaded.
 */
export function background(): Background {
  runningWorker()
  return {
    checkPrompt: (...args) => run((work) => work.checkPrompt(...args)),
    findChanges: (...args) => run((work) => work.findChanges(...args)),
    findSensitive: (...args) => run((work) => work.findSensitive(...args)),
    removesSensitive: (...args) => run((work) => work.removesSensitive(...args)),
  }
}

async function run<Result>(call: (work: Work | Remote<Work>) => Result | Promise<Result>): Promise<Result> {
  const worker = runningWorker()
  try {
    if (worker) return await inWorker(worker, call)
  } catch {
    // It couldn't be loaded or was stopped.
  }
  const { work } = await import('./work.ts')
  return call(work)
}

function runningWorker(): Running | undefined {
  try {
    running ??= start()
  } catch {
    // This browser or its settings don't allow it.
  }
  return running
}

function start(): Running {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const started: Running = { remote: wrap<Work>(worker), pending: new Set() }
  worker.onerror = () => {
    worker.terminate()
    if (running === started) running = undefined
    for (const reject of started.pending) reject(new Error('The worker failed.'))
  }
  return started
}

function inWorker<Result>(
  { remote, pending }: Running,
  call: (work: Remote<Work>) => Result | Promise<Result>,
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    pending.add(reject)
    Promise.resolve(call(remote))
      .then(resolve, reject)
      .finally(() => pending.delete(reject))
  })
}

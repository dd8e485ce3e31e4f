import { type Remote, wrap } from 'comlink'
import type { work } from './work.ts'

type Work = typeof work
type Background = {
  [Name in keyof Work]: (...args: Parameters<Work[Name]>) => Promise<ReturnType<Work[Name]>>
}

interface Running {
  remote: Remote<Work>
  /** Rejects if the worker fails. A call to it would never end then. */
  failure: Promise<never>
}

let running: Running | undefined

/**
 * Runs work in a web worker, which starts on first use. If the worker fails, the same code runs on the main thread, and the
 * next call starts a new worker. Rejects if the code can't be loaded.
 */
export function background(): Background {
  start()
  return {
    checkPrompt: (...args) => run((work) => work.checkPrompt(...args)),
    findChanges: (...args) => run((work) => work.findChanges(...args)),
    findSensitive: (...args) => run((work) => work.findSensitive(...args)),
    removesSensitive: (...args) => run((work) => work.removesSensitive(...args)),
  }
}

async function run<Result>(call: (work: Work | Remote<Work>) => Result | Promise<Result>): Promise<Result> {
  const worker = start()
  try {
    if (worker) return await Promise.race([call(worker.remote), worker.failure])
  } catch {
    // It couldn't be loaded or was stopped.
  }
  const { work } = await import('./work.ts')
  return call(work)
}

/** Undefined where the browser or its settings don't allow workers. */
function start(): Running | undefined {
  try {
    if (running) return running
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    const failure = new Promise<never>((_, reject) => {
      worker.onerror = () => {
        worker.terminate()
        if (running === started) running = undefined
        reject(new Error('The worker failed.'))
      }
    })
    failure.catch(() => undefined)
    const started: Running = { remote: wrap<Work>(worker), failure }
    running = started
    return started
  } catch {
    return undefined
  }
}

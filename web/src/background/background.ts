import { type Remote, wrap } from 'comlink'
import type { work } from './work.ts'

type Work = typeof work
type Background = {
  [Name in keyof Work]: (...args: Parameters<Work[Name]>) => Promise<ReturnType<Work[Name]>>
}

let started: Background | undefined

/** Runs work in a web worker, which starts on first use. If the worker fails, the same code runs on the main thread. */
export function background(): Background {
  started ??= start()
  return started
}

function start(): Background {
  const worker = startWorker()
  const run = async <Result>(call: (work: Work | Remote<Work>) => Result | Promise<Result>) => {
    try {
      if (worker) return await Promise.race([call(worker.remote), worker.failure])
    } catch {
      // It couldn't be loaded or was stopped.
    }
    const { work } = await import('./work.ts')
    return call(work)
  }
  return {
    findChanges: (...args) => run((work) => work.findChanges(...args)),
    promptStrength: (...args) => run((work) => work.promptStrength(...args)),
  }
}

function startWorker() {
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    // A call to a worker that failed to load would never end.
    const failure = new Promise<never>((_, reject) => {
      worker.onerror = () => reject(new Error('The worker failed.'))
    })
    failure.catch(() => worker.terminate())
    return { remote: wrap<Work>(worker), failure }
  } catch {
    return undefined
  }
}

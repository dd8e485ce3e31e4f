import type { Remote } from 'comlink'
import { type RunningWorker, startWorker } from './start-worker.ts'
import type { work } from './work.ts'

type Work = typeof work
type Background = {
  [Name in keyof Work]: (...args: Parameters<Work[Name]>) => Promise<ReturnType<Work[Name]>>
}

let running: RunningWorker<Work> | undefined

/** Runs work in a web worker, which starts on first use. If it fails, its calls reject, and the next one starts a new worker. */
export function background(): Background {
  return {
    checkPrompt: (...args) => run((work) => work.checkPrompt(...args)),
    findChanges: (...args) => run((work) => work.findChanges(...args)),
    findSensitive: (...args) => run((work) => work.findSensitive(...args)),
    removesSensitive: (...args) => run((work) => work.removesSensitive(...args)),
  }
}

async function run<Result>(call: (work: Remote<Work>) => Promise<Result>): Promise<Result> {
  running ??= start()
  return Promise.race([call(running.remote), running.failed])
}

function start(): RunningWorker<Work> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const started = startWorker<Work>(worker)
  started.failed.catch(() => {
    if (running === started) running = undefined
  })
  return started
}

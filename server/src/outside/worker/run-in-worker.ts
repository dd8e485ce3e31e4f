import { Worker } from 'node:worker_threads'
import { tooBusy } from '../../errors.ts'
import { Semaphore } from '../../semaphore.ts'
import type { TaskMessage, Tasks } from './thread.ts'

/** In milliseconds, longer than any text should take. */
const TIMEOUT = 10_000

/** The thread does one task after the other. An enhancement takes up to a minute anyway. */
const TURNS = { running: 1, runningPerKey: 1, waiting: 100, waitingPerKey: 8, waitTimeout: 30_000 }

const turns = new Semaphore(TURNS)
/** Started when it's first needed. */
let worker: Worker | undefined

/**
 * Works on a long text in another thread, because everyone else would have to wait for it in this one. People take turns, so one
 * who sends a hundred texts delays another by one of them. Throws that the library is busy if too many wait, or if it takes too long.
 */
export async function runInWorker<Name extends keyof Tasks>(
  person: string | number,
  name: Name,
  ...args: Parameters<Tasks[Name]>
): Promise<ReturnType<Tasks[Name]>> {
  const leave = await turns.enter(String(person))
  if (!leave) throw tooBusy()
  return run({ name, args }).finally(leave) as Promise<ReturnType<Tasks[Name]>>
}

async function run(message: TaskMessage): Promise<unknown> {
  worker ??= new Worker(new URL('./thread.ts', import.meta.url))
  const current = worker
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => {
    const cause = new Error(`${message.name} took longer than ${TIMEOUT} ms`)
    reject(tooBusy({ cause }))
  }, TIMEOUT)
  current.ref()
  current.once('message', resolve).once('error', reject)
  try {
    current.postMessage(message)
    return await promise
  } catch (error) {
    // The next task gets a new thread, because this one has failed or is still busy.
    worker = undefined
    await current.terminate()
    throw error
  } finally {
    clearTimeout(timer)
    current.off('message', resolve).off('error', reject)
    // An idle thread must not keep the process running.
    current.unref()
  }
}

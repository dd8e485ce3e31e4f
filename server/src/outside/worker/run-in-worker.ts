import { Worker } from 'node:worker_threads'
import type { TaskMessage, Tasks } from './thread.ts'

/** In milliseconds, longer than any text should take. */
const TIMEOUT = 10_000

/** Started when it's first needed. */
let worker: Worker | undefined
/** The last task. The thread does one after the other. */
let previous: Promise<unknown> = Promise.resolve()

/** Checks a long text in another thread, because everyone else would have to wait for it in this one. */
export function runInWorker<Name extends keyof Tasks>(
  name: Name,
  ...args: Parameters<Tasks[Name]>
): Promise<ReturnType<Tasks[Name]>> {
  const result = previous.then(() => run({ name, args }))
  previous = result.catch(() => undefined)
  return result as Promise<ReturnType<Tasks[Name]>>
}

async function run(message: TaskMessage): Promise<unknown> {
  worker ??= new Worker(new URL('./thread.ts', import.meta.url))
  const current = worker
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => reject(new Error(`${message.name} took longer than ${TIMEOUT} ms`)), TIMEOUT)
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

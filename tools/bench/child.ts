import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** In a child process: answers each message of its parent, one after the other. */
export function childOf<Task, Result>(work: (task: Task) => Promise<Result>): void {
  process.on('message', async (task) => {
    process.send?.(await work(task as Task))
  })
}

export interface Child<Task, Result> {
  pid: number
  ask: (task: Task) => Promise<Result>
  stop: () => void
}

/** Starts one of the files beside this one as a process of its own, which does what it is asked. */
export function startChild<Task, Result>(file: string): Child<Task, Result> {
  const child: ChildProcess = fork(join(import.meta.dirname, file), { serialization: 'advanced' })
  child.on('exit', (code) => {
    if (code) throw new Error(`tools/bench/${file} ended with code ${code}`)
  })
  return {
    pid: child.pid ?? 0,
    ask: async (task) => {
      child.send(task as object)
      const [result] = await once(child, 'message')
      return result as Result
    },
    stop: () => void child.kill(),
  }
}

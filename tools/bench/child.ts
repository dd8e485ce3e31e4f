import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Runs in a child process and replies to each message from its parent. */
export function handleTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  process.on('message', async (task) => {
    process.send?.(await work(task as Task))
  })
}

export interface Child<Task, Result> {
  pid: number
  run: (task: Task) => Promise<Result>
  stop: () => void
}

/** Starts a file in this folder as a child process that handles tasks. */
export function startChild<Task, Result>(file: string): Child<Task, Result> {
  const child: ChildProcess = fork(join(import.meta.dirname, file), { serialization: 'advanced' })
  child.on('exit', (code) => {
    if (code) throw new Error(`tools/bench/${file} exited with code ${code}`)
  })
  return {
    pid: child.pid ?? 0,
    run: async (task) => {
      child.send(task as object)
      const [result] = await once(child, 'message')
      return result as Result
    },
    stop: () => void child.kill(),
  }
}

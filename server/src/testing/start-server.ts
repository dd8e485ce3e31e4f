import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const MAIN = join(import.meta.dirname, '../main.ts')

interface Start {
  environment: Record<string, string>
  /** Must not contain an `.env` file for another server. */
  cwd: string
  command?: [string, ...string[]]
  /** Contains the process while it runs, so that cleanup can kill it after a failed test. */
  running?: Set<ChildProcess>
  /** For benchmarks: logs at the production level and discards the output. */
  discardOutput?: boolean
}

/** Starts the server as a separate process. */
export function startServer({
  environment,
  cwd,
  command = [process.execPath, MAIN],
  running = new Set(),
  discardOutput = false,
}: Start) {
  const [program, ...args] = command
  const level = discardOutput ? {} : { LOG_LEVEL: 'warn' }
  const child = spawn(program, args, {
    cwd,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...level,
      ...environment,
    },
    stdio: discardOutput ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const killOnExit = () => child.kill('SIGKILL')
  process.on('exit', killOnExit)
  let output = ''
  child.stdout?.on('data', (text) => (output += text))
  child.stderr?.on('data', (text) => (output += text))
  const exited = once(child, 'close').then(([code]) => {
    running.delete(child)
    process.off('exit', killOnExit)
    return code as number | null
  })
  const until = async (what: string, holds: () => boolean | Promise<boolean>) => {
    while (!(await holds())) {
      const ended = await Promise.race([exited.then(() => true), wait(50, false)])
      if (ended) throw new Error(`the server exited before it ${what}:\n${output}`)
    }
  }
  return {
    child,
    output: () => output,
    exit: () => exited,
    /** Resolves when the output contains the text. */
    says: (text: string) => until(`printed "${text}"`, () => output.includes(text)),
    /** Resolves when the server responds and has connected to its database. */
    ready: () =>
      until('was ready', async () => {
        const response = await fetch(`http://127.0.0.1:${environment['PORT']}/readyz`).catch(() => undefined)
        return response?.ok ?? false
      }),
    /** Sends a signal, waits until the process exits, and returns its exit code. */
    stop: (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal)
      return exited
    },
  }
}

export type RunningServer = ReturnType<typeof startServer>

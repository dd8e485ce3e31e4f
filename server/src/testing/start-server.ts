import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const MAIN = join(import.meta.dirname, '../main.ts')

interface Start {
  environment: Record<string, string>
  /** A folder without an `.env` file that isn't meant for this server. */
  cwd: string
  command?: [string, ...string[]]
  /** Holds the process while it runs, so that a test that fails can end it. */
  running?: Set<ChildProcess>
  /** For measurements: a server that logs as in production, to nowhere. */
  discardOutput?: boolean
}

/** Starts the server as a process of its own. */
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
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...level, ...environment },
    stdio: discardOutput ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const killWithUs = () => child.kill('SIGKILL')
  process.on('exit', killWithUs)
  let output = ''
  child.stdout?.on('data', (text) => (output += text))
  child.stderr?.on('data', (text) => (output += text))
  const exited = once(child, 'close').then(([code]) => {
    running.delete(child)
    process.off('exit', killWithUs)
    return code as number | null
  })
  const until = async (what: string, holds: () => boolean | Promise<boolean>) => {
    while (!(await holds())) {
      const ended = await Promise.race([exited.then(() => true), wait(50, false)])
      if (ended) throw new Error(`the server ended before it ${what}:\n${output}`)
    }
  }
  return {
    child,
    output: () => output,
    exit: () => exited,
    says: (text: string) => until(`said "${text}"`, () => output.includes(text)),
    /** Resolves when the server answers at its port and has its database. */
    ready: () =>
      until('was ready', async () => {
        const answer = await fetch(`http://127.0.0.1:${environment['PORT']}/readyz`).catch(() => undefined)
        return answer?.ok ?? false
      }),
    /** Asks the process to end and waits until it has; gives its exit code. */
    stop: (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal)
      return exited
    },
  }
}

export type RunningServer = ReturnType<typeof startServer>

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../main.ts')

interface Start {
  environment: Record<string, string>
  /** Where it runs: a folder without an `.env` that is not meant for it. */
  cwd: string
  command?: [string, ...string[]]
  /** Holds it while it runs, so that a test that fails can end it. */
  running: Set<ChildProcess>
}

/** Starts the server as a process of its own. */
export function startServer({ environment, cwd, command = [process.execPath, MAIN], running }: Start) {
  const [program, ...args] = command
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], LOG_LEVEL: 'warn', ...environment }
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const exited = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  return {
    child,
    output: () => output,
    exit: () => exited,
    says: async (text: string) => {
      while (!output.includes(text)) {
        const ended = await Promise.race([
          exited.then(() => true),
          new Promise((resolve) => setTimeout(resolve, 50)),
        ])
        if (ended) throw new Error(`the server ended before it said "${text}":\n${output}`)
      }
    },
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** /proc counts in hundredths of a second. */
const MILLISECONDS_PER_TICK = 10

/** Processor time of a process and its children in milliseconds; 0 where /proc doesn't exist. */
export function cpuOf(pid: number): number {
  if (!existsSync('/proc/self/stat')) return 0
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(name) ?? [])
  return processes
    .filter((one) => one.pid === pid || one.parent === pid)
    .reduce((sum, one) => sum + one.ticks * MILLISECONDS_PER_TICK, 0)
}

function statOf(name: string): { pid: number; parent: number; ticks: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    // The fields after the command name, which can contain spaces: state, parent, …, and from the 12th on the times.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = fields.slice(11, 15).reduce((sum, time) => sum + time, 0)
    return { pid: Number(name), parent: fields[1] ?? 0, ticks }
  } catch {
    return undefined // The process has exited.
  }
}

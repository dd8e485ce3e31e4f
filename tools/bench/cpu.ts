import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The clock of /proc ticks a hundred times a second. */
const MILLISECONDS_A_TICK = 10

/** How long the processor has worked for a process and those that it has started, in milliseconds; 0 where /proc is not. */
export function cpuOf(pid: number): number {
  if (!existsSync('/proc/self/stat')) return 0
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(name) ?? [])
  return processes
    .filter((one) => one.pid === pid || one.parent === pid)
    .reduce((sum, one) => sum + one.ticks * MILLISECONDS_A_TICK, 0)
}

function statOf(name: string): { pid: number; parent: number; ticks: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    // what follows the name of the command, which may hold spaces: state, parent, … and from the 12th on the times
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = fields.slice(11, 15).reduce((sum, time) => sum + time, 0)
    return { pid: Number(name), parent: fields[1] ?? 0, ticks }
  } catch {
    return undefined // it has ended in the meantime
  }
}

/** CPU time of this thread, for worst-case tests that must not depend on the load of the machine. */
export function cpuMilliseconds(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

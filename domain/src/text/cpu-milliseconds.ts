/**
 * How long this thread worked on something: for tests of worst cases, whose outcome other programs on the machine must not
 * change.
 */
export function cpuMilliseconds(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

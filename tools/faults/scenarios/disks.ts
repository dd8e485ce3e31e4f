// Full disks.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { formatTally, hasOnly } from '../../shared/load.ts'
import { findProblems } from '../check.ts'
import { createLibrary } from '../library.ts'
import { readConcurrently } from '../requests.ts'
import { failedChecks, type Result, type Scenario, Skipped, waitUntil } from '../scenario.ts'
import { countWrites, startWriters } from '../writers.ts'

const run = promisify(execFile)

export const disks: Record<string, Scenario> = {
  'full-disk-embedded': () => withSmallDisk((disk) => fillUp('embedded', disk)),
  'full-disk-postgres': () => withSmallDisk((disk) => fillUp('postgres', disk)),
}

interface Disk {
  folder: string
  fill: () => Promise<void>
  empty: () => Promise<void>
}

async function fillUp(on: 'embedded' | 'postgres', disk: Disk): Promise<Result> {
  await using library = await createLibrary({ on, dataFolder: join(disk.folder, 'data'), users: 20 })
  await library.start()
  const writers = startWriters(library)
  await waitUntil('some writes are acknowledged', () => countWrites(library) > 50)
  await disk.fill()
  await waitUntil('a write is refused', () => (writers.tally.counts['503'] ?? 0) > 20)
  const tally = await writers.stop()
  const reads = await readConcurrently(library, 40)
  await disk.empty()
  const before = countWrites(library)
  const again = startWriters(library)
  await waitUntil('writes are acknowledged again', () => countWrites(library) > before + 50)
  const after = await again.stop()
  const code = await library.terminate()
  const messages = [...tally.messages.keys()]
  return {
    summary: `${formatTally(tally)}, “${messages.join('” “')}”; reads: ${formatTally(reads)}; with space again: ${formatTally(after)}; ${countWrites(library)} acknowledged writes checked`,
    problems: [
      ...(await findProblems(library)),
      ...failedChecks({
        'only success and 503': hasOnly(tally, '200', '201', '429', '503') && tally.incomplete === 0,
        'the message says that nothing can be saved': messages.every((text) => text.includes('can’t save')),
        'all reads succeed': hasOnly(reads, '200'),
        'no request is refused when there is space': hasOnly(after, '200', '201', '429'),
        'the server exits with code 0': code === 0,
      }),
    ],
  }
}

/** Creates a disk of 200 MB in memory. */
async function withSmallDisk(work: (disk: Disk) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'prompt-library-disk-'))
  await using stack = new AsyncDisposableStack()
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  await run('mount', ['-t', 'tmpfs', '-o', 'size=200m,mode=755', 'tmpfs', folder]).catch((error) => {
    throw new Skipped(`needs permission to mount a disk: run as root on Linux (${error.message.trim()})`)
  })
  stack.defer(async () => void (await run('umount', ['-l', folder])))
  const filler = join(folder, 'filler')
  return await work({
    folder,
    fill: async () => {
      const { bavail, bsize } = await statfs(folder)
      await writeFile(filler, Buffer.alloc(bavail * bsize)).catch((error) => {
        // The database may have written in between; the disk is full either way.
        if (error.code !== 'ENOSPC') throw error
      })
    },
    empty: () => rm(filler),
  })
}

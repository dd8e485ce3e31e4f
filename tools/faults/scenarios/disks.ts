import { execFile } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startPostgres } from '../../../server/src/testing/start-postgres.ts'
import { findProblems } from '../check.ts'
import { createLibrary, type Library } from '../library.ts'
import { formatTally, hasOnly } from '../load.ts'
import { readConcurrently } from '../requests.ts'
import { failedChecks, type Result, type Scenario, Skipped, using, waitUntil } from '../scenario.ts'
import { countWrites, noWrites, startWriters } from '../writers.ts'

const run = promisify(execFile)

export const disks: Scenario[] = [
  {
    name: 'full-disk-embedded',
    expected:
      'the disk of the embedded database fills up under writes: reads work, writes get 503, no acknowledged write is lost, and it recovers when there is space',
    run: () =>
      withDisk({ megabytes: 200 }, async (disk) => {
        const library = createLibrary({ dataFolder: join(disk.folder, 'data'), users: 20 })
        return fillUp(library, disk)
      }),
  },
  {
    name: 'full-disk-postgres',
    expected: 'the disk of PostgreSQL fills up under writes: the same',
    run: () =>
      withDisk({ megabytes: 200 }, async (disk) => {
        const server = await startPostgres({ dataFolder: join(disk.folder, 'data') })
        try {
          return await fillUp(createLibrary({ url: server.url('postgres'), users: 20 }), disk)
        } finally {
          await server.stop()
        }
      }),
  },
]

interface Disk {
  folder: string
  fill: () => Promise<void>
  empty: () => Promise<void>
}

function fillUp(opening: Promise<Library>, disk: Disk): Promise<Result> {
  return using(opening, async (library) => {
    const writesByUser = library.users.map(noWrites)
    await library.start()
    const writers = startWriters(library, writesByUser)
    await waitUntil('some writes are acknowledged', () => countWrites(writesByUser) > 50)
    await disk.fill()
    await waitUntil('a write is refused', () => (writers.tally.counts['503'] ?? 0) > 20)
    const tally = await writers.stop()
    const reads = await readConcurrently(library, 40)
    await disk.empty()
    const before = countWrites(writesByUser)
    const again = startWriters(library, writesByUser)
    await waitUntil('writes are acknowledged again', () => countWrites(writesByUser) > before + 50)
    const after = await again.stop()
    const code = await library.terminate()
    const problems = await library.withDatabase((database) =>
      findProblems(database, library.users, writesByUser),
    )
    return {
      summary: `${formatTally(tally)}, “${[...tally.messages].join('” “')}”; reads: ${formatTally(reads)}; with space again: ${formatTally(after)}; ${countWrites(writesByUser)} acknowledged writes checked`,
      problems: [
        ...problems,
        ...failedChecks({
          'only success and 503': hasOnly(tally, '200', '201', '429', '503') && tally.incomplete === 0,
          'the message says that nothing can be saved': [...tally.messages].every((text) =>
            text.includes('can’t save'),
          ),
          'all reads succeed': hasOnly(reads, '200'),
          'no request is refused when there is space': hasOnly(after, '200', '201', '429'),
          'the server exits with code 0': code === 0,
        }),
      ],
    }
  })
}

/** Creates a small disk in memory. */
async function withDisk(
  { megabytes }: { megabytes: number },
  work: (disk: Disk) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'prompt-library-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]).catch(
      (error) => {
        throw new Skipped(`needs permission to mount a disk: run as root on Linux (${error.message.trim()})`)
      },
    )
    try {
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
    } finally {
      await run('umount', ['-l', folder])
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

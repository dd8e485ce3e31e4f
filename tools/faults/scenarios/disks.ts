import { execFile } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startPostgres } from '../../../server/src/testing/start-postgres.ts'
import { findWrong } from '../check.ts'
import { createLibrary, type Library } from '../library.ts'
import { inWords, only } from '../load.ts'
import { readAtOnce } from '../requests.ts'
import { broken, type Result, type Scenario, Skipped, until, using } from '../scenario.ts'
import { countOf, noDeeds, startWriters } from '../writers.ts'

const run = promisify(execFile)

export const disks: Scenario[] = [
  {
    name: 'full-disk-embedded',
    claim:
      'the disk of the embedded database fills up under writes: it is still read, writes are told, nothing acknowledged is lost, and all is well when there is room',
    run: () =>
      withDisk({ megabytes: 200 }, async (disk) => {
        const library = createLibrary({ dataFolder: join(disk.folder, 'data'), people: 20 })
        return fillUp(library, disk)
      }),
  },
  {
    name: 'full-disk-postgres',
    claim: 'the disk of PostgreSQL fills up under writes: the same',
    run: () =>
      withDisk({ megabytes: 200 }, async (disk) => {
        const server = await startPostgres({ dataFolder: join(disk.folder, 'data') })
        try {
          return await fillUp(createLibrary({ url: server.url('postgres'), people: 20 }), disk)
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
    const everybody = library.people.map(noDeeds)
    await library.start()
    const writers = startWriters(library, everybody)
    await until('some writes', () => countOf(everybody) > 50)
    await disk.fill()
    await until('a write is refused', () => (writers.tally.counts['503'] ?? 0) > 20)
    const tally = await writers.stop()
    const reads = await readAtOnce(library, 40)
    await disk.empty()
    const before = countOf(everybody)
    const again = startWriters(library, everybody)
    await until('writes again', () => countOf(everybody) > before + 50)
    const after = await again.stop()
    const code = await library.terminate()
    const wrong = await library.look((database) => findWrong(database, library.people, everybody))
    return {
      seen: `${inWords(tally)}, “${[...tally.sentences].join('” “')}”; reading meanwhile: ${inWords(reads)}; with room again: ${inWords(after)}; ${countOf(everybody)} acknowledged writes looked for`,
      wrong: [
        ...wrong,
        ...broken({
          'nothing but success and 503 came': only(tally, '200', '201', '429', '503') && tally.bare === 0,
          'it is told that nothing can be saved': [...tally.sentences].every((text) =>
            text.includes('can’t save'),
          ),
          'everything can be read': only(reads, '200'),
          'nothing is refused when there is room': only(after, '200', '201', '429'),
          'it closes as it should': code === 0,
        }),
      ],
    }
  })
}

/** A small disk in memory. */
async function withDisk(
  { megabytes }: { megabytes: number },
  work: (disk: Disk) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'prompt-library-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]).catch(
      (error) => {
        throw new Skipped(
          `needs the right to mount a small disk: run as root on Linux (${error.message.trim()})`,
        )
      },
    )
    try {
      const filler = join(folder, 'filler')
      return await work({
        folder,
        fill: async () => {
          const { bavail, bsize } = await statfs(folder)
          await writeFile(filler, Buffer.alloc(bavail * bsize)).catch((error) => {
            // what the database wrote in the meantime was missing: it is full either way
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

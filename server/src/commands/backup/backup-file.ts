import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Refusal } from '../refusal.ts'
import { type Batch, FORMAT, type Header, VERSION } from './snapshot.ts'

/** The last line of a backup. Without it, the file is incomplete. Damage is found by gzip's own checksum. */
const TRAILER = { end: FORMAT }

export interface BackupContent {
  header: Header
  batches: AsyncIterable<Batch>
}

/** No permission, a read-only file system, a full disk, or a quota that is used up. */
const NOT_WRITABLE = ['EACCES', 'EROFS', 'ENOSPC', 'EDQUOT']

/**
 * Writes a backup as gzipped lines of JSON. Only its owner can read the file, and it gets its final name once it's complete
 * and synced to disk.
 */
export async function writeBackup(path: string, { header, batches }: BackupContent): Promise<void> {
  if (existsSync(path)) throw new Refusal(`${path} already exists. A backup never replaces a file.`)
  const partial = `${path}.partial`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 }).catch((error) => {
    throw new Refusal(`${dirname(path)} can't be created: ${error.message}.`, { cause: error })
  })
  const removePartial = () => rmSync(partial, { force: true })
  process.once('exit', removePartial)
  try {
    await pipeline(
      Readable.from(toText(header, batches)),
      createGzip(),
      createWriteStream(partial, { mode: 0o600 }),
    )
    const file = await open(partial)
    await file.sync()
    await file.close()
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    if (!NOT_WRITABLE.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw new Refusal(`${path} can't be written: ${(error as Error).message}.`, { cause: error })
  } finally {
    process.off('exit', removePartial)
  }
}

/** Writes a backup to a stream, which stays open. A backup that ends early has no last line, which `restore` notices. */
export async function pipeBackup({ header, batches }: BackupContent, output: Writable): Promise<void> {
  await pipeline(Readable.from(toText(header, batches)), createGzip(), output, { end: false })
}

async function* toText(header: Header, batches: AsyncIterable<Batch>): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`
  for await (const { lines } of batches) yield `${lines.join('\n')}\n`
  yield `${JSON.stringify(TRAILER)}\n`
}

/** Reads the header of a backup now and its rows on demand. Iterating the rows throws a `Refusal` if the file is damaged. */
export async function readBackup(path: string): Promise<BackupContent> {
  const lines = linesOf(path)
  const first = await lines.next()
  const header = first.done ? undefined : parse(first.value)
  if (header?.['format'] !== FORMAT) throw new Refusal(`${path} is not a backup of the library.`)
  if (header['version'] !== VERSION)
    throw new Refusal(
      `${path} has format ${header['version']}, which this version can’t read. Update the program.`,
    )
  const known = header as unknown as Header
  return { header: known, batches: readBatches(path, known, lines) }
}

const BATCH_BYTES = 1_000_000

async function* readBatches(
  path: string,
  header: Header,
  lines: AsyncGenerator<string>,
): AsyncGenerator<Batch> {
  const damaged = () => new Refusal(`${path} is damaged or incomplete.`)
  const take = async () => {
    const next = await lines.next()
    if (next.done) throw damaged()
    return next.value
  }
  for (const table of header.tables) {
    let batch: string[] = []
    let size = 0
    for (let row = 1; row <= table.rows; row += 1) {
      const line = await take()
      batch.push(line)
      size += line.length
      if (size < BATCH_BYTES && row < table.rows) continue
      yield { table: table.name, lines: batch }
      batch = []
      size = 0
    }
  }
  if (parse(await take())?.['end'] !== FORMAT) throw damaged()
}

/** Splits only at line feeds. Node's readline also splits at U+2028, which a prompt can contain and JSON doesn't escape. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const source = createReadStream(path)
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error))
  let parts: Buffer[] = []
  try {
    for await (const chunk of source.pipe(unpacked) as AsyncIterable<Buffer>) {
      let from = 0
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
        parts.push(chunk.subarray(from, at))
        yield Buffer.concat(parts).toString('utf8')
        parts = []
        from = at + 1
      }
      parts.push(chunk.subarray(from))
    }
  } catch (error) {
    throw new Refusal(`${path} can't be read: ${(error as Error).message}.`, { cause: error })
  } finally {
    source.destroy()
  }
}

function parse(line: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(line)
  } catch {
    return undefined // Not JSON, so not a backup.
  }
}

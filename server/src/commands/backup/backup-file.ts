import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Refusal } from '../refusal.ts'
import { type Batch, Checksum, FORMAT, type Header, VERSION } from './snapshot.ts'

/** What a backup ends with: without this line it is not whole. */
interface Ending {
  end: typeof FORMAT
  header: string
  tables: Record<string, string>
}

interface Saved {
  header: Header
  batches: AsyncIterable<Batch>
}

/**
 * Writes a backup: gzipped lines of JSON, readable with zcat. Nobody but its owner may read the file, and it gets its
 * name only when it is whole and on the disk.
 */
export async function writeBackup(path: string, { header, batches }: Saved): Promise<void> {
  if (existsSync(path)) throw new Refusal(`${path} is there already; a backup never replaces a file.`)
  const partial = `${path}.partial`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
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
    throw error
  } finally {
    process.off('exit', removePartial)
  }
}

async function* toText(header: Header, batches: AsyncIterable<Batch>): AsyncGenerator<string> {
  const checksums = new Checksums(header)
  yield `${JSON.stringify(header)}\n`
  for await (const batch of batches) {
    checksums.add(batch)
    yield `${batch.lines.join('\n')}\n`
  }
  yield `${JSON.stringify(checksums.ending())}\n`
}

/** Reads a backup: its header at once, its rows as they are asked for. They end in a refusal where anything is wrong. */
export async function readBackup(path: string): Promise<Saved> {
  const lines = linesOf(path)
  const first = await lines.next()
  const header = first.done ? undefined : parse(first.value)
  if (header?.['format'] !== FORMAT) throw new Refusal(`${path} is not a backup of the library.`)
  if (header['version'] !== VERSION)
    throw new Refusal(
      `${path} is of format ${header['version']}, which this program does not know. Update the program.`,
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
  const damaged = () => new Refusal(`${path} is damaged or not whole: what is in it is not what was written.`)
  const checksums = new Checksums(header)
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
      checksums.add({ table: table.name, lines: batch })
      yield { table: table.name, lines: batch }
      batch = []
      size = 0
    }
  }
  if ((await take()) !== JSON.stringify(checksums.ending())) throw damaged()
}

class Checksums {
  readonly #header = new Checksum()
  readonly #tables: Map<string, Checksum>

  constructor(header: Header) {
    this.#header.add([JSON.stringify(header)])
    this.#tables = new Map(header.tables.map(({ name }) => [name, new Checksum()]))
  }

  add({ table, lines }: Batch): void {
    this.#tables.get(table)?.add(lines)
  }

  ending(): Ending {
    const tables = [...this.#tables].map(([name, checksum]) => [name, checksum.text()])
    return { end: FORMAT, header: this.#header.text(), tables: Object.fromEntries(tables) }
  }
}

/**
 * Split at line feeds alone, by hand: Node's own reader of lines also splits at characters that a prompt can hold
 * (U+2028), and JSON leaves those as they are.
 */
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
    return undefined // no JSON, so none of ours
  }
}

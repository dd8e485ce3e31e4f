import { IMPORT_UNZIPPED_MAX_BYTES, ZIP_ENTRIES_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { Unzip, UnzipInflate } from 'fflate'
import { UnreadableFile } from './read-result.ts'

export interface UnzippedFile {
  path: string
  bytes: Uint8Array
}

/** What a zip file inflates to is known only chunk by chunk: 16 kB become 16 MB at most. */
const CHUNK = 16_384

/**
 * How many files a zip file can have and how much it can unpack to. The files of a zip file whose path is wanted, and
 * the paths of all others. Counts what comes out while it's inflated: the sizes that a zip file gives can be wrong.
 */
export function unzip(
  bytes: Uint8Array,
  isWanted: (path: string) => boolean,
): { files: UnzippedFile[]; others: string[] } {
  if (!hasEnd(bytes)) throw new UnreadableFile(INCOMPLETE)
  const files: UnzippedFile[] = []
  const others: string[] = []
  let total = 0
  let open = 0
  const reader = new Unzip((file) => {
    if (files.length + others.length === ZIP_ENTRIES_MAX)
      throw new UnreadableFile(`A zip file can have up to ${groupedCount(ZIP_ENTRIES_MAX)} files.`)
    if (!isWanted(file.name)) {
      others.push(file.name)
      return
    }
    const chunks: Uint8Array[] = []
    const unzipped: UnzippedFile = { path: file.name, bytes: new Uint8Array() }
    files.push(unzipped)
    open += 1
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error
      total += chunk.length
      if (total > IMPORT_UNZIPPED_MAX_BYTES)
        throw new UnreadableFile('This zip file unpacks to more than 50 MB. Split it and import each part.')
      chunks.push(chunk)
      if (!isLast) return
      unzipped.bytes = joined(chunks)
      open -= 1
    }
    file.start()
  })
  reader.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += CHUNK)
    reader.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length)
  if (open > 0) throw new UnreadableFile(INCOMPLETE)
  return { files, others }
}

const INCOMPLETE = 'This zip file is incomplete. Download or create it again.'

/** A zip file ends with its list of files, and up to 64 kB of comments. */
function hasEnd(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1)
    if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 0x05 && bytes[at + 3] === 0x06)
      return true
  return false
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}

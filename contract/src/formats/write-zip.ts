import { deflateSync, strToU8, Zip, ZipPassThrough } from 'fflate'

/** A zip file, while it's written. Keeps nothing of a file but its name and size, which the end of a zip file lists. */
export async function* writeZip(
  files: AsyncIterable<{ path: string; text: string }>,
): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for await (const { path, text } of files) {
    const file = new DeflatedFile(path)
    zip.add(file)
    file.push(strToU8(text), true)
    yield* chunks
    chunks = []
  }
  zip.end()
  yield* chunks
}

/** Compressed at once: the stream that fflate has for this would stay in memory until the end. */
class DeflatedFile extends ZipPassThrough {
  override compression = 8

  protected override process(chunk: Uint8Array<ArrayBuffer>, final: boolean): void {
    this.ondata(null, deflateSync(chunk), final)
  }
}

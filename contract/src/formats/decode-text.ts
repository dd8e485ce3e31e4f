import { UnreadableFile } from './read-result.ts'

/**
 * Which encoding a file has. The text of a file, without its byte order mark, and a sentence if its encoding had to be
 * guessed.
 */
export function decodeText(bytes: Uint8Array): { text: string; notice?: string } {
  const utf16 = utf16Label(bytes)
  if (utf16) return { text: checked(new TextDecoder(utf16).decode(bytes)) }
  try {
    return { text: checked(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
  }
  return {
    text: checked(new TextDecoder('windows-1252').decode(bytes)),
    notice:
      'This file isn’t saved as UTF-8, so some letters may be wrong. Check accents and quotation marks in the preview.',
  }
}

/** UTF-16 has a byte order mark, or every other byte of English text is zero. */
function utf16Label(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 200)
  const zeros = (offset: number) => start.filter((byte, index) => index % 2 === offset && byte === 0).length
  const most = start.length / 4
  if (start.length < 4) return undefined
  if (zeros(1) > most && zeros(0) === 0) return 'utf-16le'
  return zeros(0) > most && zeros(1) === 0 ? 'utf-16be' : undefined
}

function checked(text: string): string {
  if (text.includes('\0'))
    throw new UnreadableFile('This isn’t a text or zip file. Choose a JSON, CSV, Markdown, or zip file.')
  return text
}

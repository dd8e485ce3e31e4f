import { LOGO_KILOBYTES_MAX, LOGO_PIXELS_MAX, LOGO_PIXELS_MIN } from './limits.ts'

const SIGNATURE = '\x89PNG\r\n\x1A\n'
/** The first chunk must be the header, which is 13 bytes long. */
const START = `${SIGNATURE}\0\0\0\rIHDR`

/**
 * Why a file (as Base64) can't be the logo, as a sentence: it isn't a PNG, is damaged, is too large, or has too few or
 * too many pixels.
 */
export function logoProblem(base64: string): string | undefined {
  if (!isBase64(base64)) return NOT_PNG
  if ((base64.length * 3) / 4 - padding(base64) > LOGO_KILOBYTES_MAX * 1024)
    return `The logo can be up to ${LOGO_KILOBYTES_MAX} kB.`
  const size = logoSize(base64)
  if (!size) return NOT_PNG
  if (!isWhole(atob(base64))) return 'This PNG file is damaged. Choose another one.'
  if (
    Math.min(size.width, size.height) < LOGO_PIXELS_MIN ||
    Math.max(size.width, size.height) > LOGO_PIXELS_MAX
  )
    return `The logo must be ${LOGO_PIXELS_MIN} to ${LOGO_PIXELS_MAX} pixels wide and high. This one is ${size.width} × ${size.height}.`
  return undefined
}

const NOT_PNG = 'The logo must be a PNG file.'

/** In pixels, or undefined if it isn't a PNG. The name and type of a file prove nothing. */
export function logoSize(base64: string): { width: number; height: number } | undefined {
  const start = atob(base64.slice(0, 44))
  if (!start.startsWith(START)) return undefined
  const numberAt = (place: number) =>
    [0, 1, 2, 3].reduce((number, index) => number * 256 + (start.charCodeAt(place + index) || 0), 0)
  return { width: numberAt(START.length), height: numberAt(START.length + 4) }
}

/**
 * Whether the file consists of chunks with the right checksums, up to the last one. Each is a length, a name of four letters, its
 * content, and a checksum. Browsers show nothing of a picture that is damaged anywhere.
 */
function isWhole(file: string): boolean {
  const bytes = Uint8Array.from(file, (letter) => letter.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  let hasPixels = false
  for (let start = SIGNATURE.length; start + 12 <= bytes.length; ) {
    const end = start + 8 + view.getUint32(start)
    if (end + 4 > bytes.length || checksumOf(bytes.subarray(start + 4, end)) !== view.getUint32(end))
      return false
    const name = file.slice(start + 4, start + 8)
    hasPixels ||= name === 'IDAT'
    if (name === 'IEND') return hasPixels && end + 4 === bytes.length
    start = end + 4
  }
  return false
}

/** CRC-32. */
function checksumOf(bytes: Uint8Array): number {
  let checksum = 0xff_ff_ff_ff
  for (const byte of bytes) {
    checksum ^= byte
    for (let bit = 0; bit < 8; bit += 1) checksum = (checksum >>> 1) ^ (checksum & 1 ? 0xed_b8_83_20 : 0)
  }
  return (checksum ^ 0xff_ff_ff_ff) >>> 0
}

function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text)
}

function padding(base64: string): number {
  return base64.endsWith('==') ? 2 : Number(base64.endsWith('='))
}

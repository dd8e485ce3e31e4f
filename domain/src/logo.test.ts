import { describe, expect, it } from 'vitest'
import { LOGO_KILOBYTES_MAX } from './limits.ts'
import { logoProblem, logoSize } from './logo.ts'

const END = 'IEND\xAEB`\x82'

/** A PNG's first chunk and its end, with nothing drawn. */
function png({ width = 64, height = 64, size = 100, end = END } = {}): string {
  const numbers = [width, height].flatMap((number) => [number >> 24, number >> 16, number >> 8, number])
  const header = `\x89PNG\r\n\x1A\n\0\0\0\rIHDR${String.fromCharCode(...numbers.map((byte) => byte & 255))}`
  return btoa(header.padEnd(size - end.length, '\0') + end)
}

describe('a logo', () => {
  it('is a PNG of a sensible size', () => {
    expect(logoProblem(png())).toBeUndefined()
    expect(logoSize(png({ width: 300, height: 70 }))).toEqual({ width: 300, height: 70 })
    for (const size of [98, 99, 100]) expect(logoProblem(png({ size }))).toBeUndefined()
    expect(logoProblem(png({ size: LOGO_KILOBYTES_MAX * 1024 }))).toBeUndefined()
  })

  it.each([
    ['', 'The logo must be a PNG file.'],
    ['no', 'The logo must be a PNG file.'],
    [btoa('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'The logo must be a PNG file.'],
    [btoa(`GIF89a${'\0'.repeat(60)}${END}`), 'The logo must be a PNG file.'],
    [`${png()}\n`, 'The logo must be a PNG file.'],
    [btoa('\x89PNG\r\n\x1A\n'), 'The logo must be a PNG file.'],
    [png({ end: '' }), 'This PNG file is damaged. Choose another one.'],
    [png({ size: LOGO_KILOBYTES_MAX * 1024 + 1 }), 'The logo can be up to 256 kB.'],
    [png({ width: 16 }), 'The logo must be 32 to 2048 pixels wide and high. This one is 16 × 64.'],
    [
      png({ height: 4_000_000_000 }),
      'The logo must be 32 to 2048 pixels wide and high. This one is 64 × 4000000000.',
    ],
  ])('is refused with a reason: %#', (base64, sentence) => {
    expect(logoProblem(base64)).toBe(sentence)
  })
})

import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { LOGO_KILOBYTES_MAX } from './limits.ts'
import { logoProblem, logoSize } from './logo.ts'

const SIGNATURE = '\x89PNG\r\n\x1A\n'
const END = '\0\0\0\0IEND\xAEB`\x82'

const numberOf = (number: number) =>
  String.fromCharCode(...[number >> 24, number >> 16, number >> 8, number].map((byte) => byte & 255))
const chunk = (name: string, content: string) =>
  numberOf(content.length) + name + content + numberOf(crc32(Buffer.from(name + content, 'latin1')))
const header = (width: number, height: number) =>
  chunk('IHDR', `${numberOf(width)}${numberOf(height)}\x08\x06\0\0\0`)

/** A PNG of this many bytes. */
function png({ width = 64, height = 64, size = 100, end = END } = {}): string {
  const start = SIGNATURE + header(width, height)
  return btoa(start + chunk('IDAT', '\0'.repeat(size - start.length - 12 - end.length)) + end)
}

/** With one byte of its pixels changed. */
function damaged(): string {
  const file = atob(png())
  const place = file.indexOf('IDAT') + 6
  return btoa(`${file.slice(0, place)}\x01${file.slice(place + 1)}`)
}

describe('a logo', () => {
  it('is a PNG of a sensible size', () => {
    expect(logoProblem(png())).toBeUndefined()
    const icon = readFileSync(new URL('../../web/public/icon-512.png', import.meta.url)).toString('base64')
    expect(logoProblem(icon)).toBeUndefined()
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
    [damaged(), 'This PNG file is damaged. Choose another one.'],
    [btoa(`${atob(png())}more`), 'This PNG file is damaged. Choose another one.'],
    [btoa(SIGNATURE + header(64, 64) + END), 'This PNG file is damaged. Choose another one.'],
    [btoa(atob(png()).slice(0, -20) + END), 'This PNG file is damaged. Choose another one.'],
    [png({ end: chunk('IEND', 'x') }).slice(0, -8), 'This PNG file is damaged. Choose another one.'],
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

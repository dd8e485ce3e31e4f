import { describe, expect, it } from 'vitest'
import { hasVisibleText, oneLine } from './visible-text.ts'

describe('hasVisibleText', () => {
  it.each(['a', ' . ', '日', '🙂', '\u200Bx', 'ـ'])('sees %j', (text) => {
    expect(hasVisibleText(text)).toBe(true)
  })

  it.each([
    '',
    ' \n\t\u00A0\u3000',
    '\u200B\u200C\u200D\u2060\uFEFF',
    '\u00AD',
    '\u202E\u2066',
    '\u3164\u115F\u1160\uFFA0',
    '\u2800',
    '\uFE0F\u{E0041}\u{E0100}',
    '\u0000\u0007',
  ])('sees nothing in %j', (text) => {
    expect(hasVisibleText(text)).toBe(false)
  })
})

describe('oneLine', () => {
  it.each([
    ['  two\r\n lines\tand  more ', 'two lines and more'],
    ['invoice\u202Efdp.exe', 'invoice fdp.exe'],
    ['\u2066Ada\u2069 \u200EAdmin\u200F', 'Ada Admin'],
    ['Ad\u200Ba\u2060\uFEFF\u00AD', 'Ada'],
    ['E\u0301tude', 'Étude'],
    ['E\u200B\u0301tude', 'Étude'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['क्\u200Dष', 'क्\u200Dष'],
    ['👩\u200D🏫 ❤\uFE0F', '👩\u200D🏫 ❤\uFE0F'],
    ['محمد', 'محمد'],
    ['\u200B\u202E', ''],
    ['a\u{E0100}\u{E0041}\uFE0Fb', 'ab'],
    [`Z${'\u0335'.repeat(50)}`, `Z${'\u0335'.repeat(10)}`],
  ])('converts %j to %j', (text, line) => {
    expect(oneLine(text)).toBe(line)
    expect(oneLine(line)).toBe(line)
  })

  it('keeps NUL, which validation refuses', () => {
    expect(oneLine('a\u0000b')).toBe('a\u0000b')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutToFit, openingOf } from './cut-text.ts'

const FAMILY = '👩🏽‍❤️‍💋‍👨🏾'

describe('cutToFit', () => {
  it('includes the ellipsis in the length', () => {
    expect(cutToFit('abcdef', { length: 6 })).toBe('abcdef')
    expect(cutToFit('abcdefg', { length: 6 })).toBe('abcde…')
    expect(cutToFit(`ab${FAMILY}c`, { length: 17 })).toBe('ab…')
    expect(cutToFit(`ab${FAMILY}`, { length: 17 })).toBe(`ab${FAMILY}`)
  })

  it('truncates between words if there are several', () => {
    expect(cutToFit('one two three', { characters: 10, atWord: true })).toBe('one two…')
    expect(cutToFit('one two three', { characters: 7, atWord: true })).toBe('one two…')
    expect(cutToFit('one two three', { characters: 8, atWord: true })).toBe('one two…')
    expect(cutToFit('onetwothree', { characters: 7, atWord: true })).toBe('onetwot…')
    expect(cutToFit('one two', { characters: 7, atWord: true })).toBe('one two')
  })

  it('fits and is a prefix of any text', () => {
    const characters = fc.string({ unit: 'grapheme', maxLength: 80 })
    fc.assert(
      fc.property(characters, fc.integer({ min: 1, max: 60 }), fc.boolean(), (text, length, atWord) => {
        const cut = cutToFit(text, { length, atWord })
        expect(cut.length).toBeLessThanOrEqual(length)
        expect(cut === text || (cut.endsWith('…') && text.startsWith(cut.slice(0, -1)))).toBe(true)
      }),
    )
  })
})

it('never ends an opening with half a character', () => {
  expect(openingOf('ab😀c', 3)).toBe('ab')
  expect(openingOf('ab😀c', 4)).toBe('ab😀')
  expect(openingOf('ab', 4)).toBe('ab')
})

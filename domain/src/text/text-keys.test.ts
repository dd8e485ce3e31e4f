import { describe, expect, it } from 'vitest'
import { searchKey, sortKey } from './text-keys.ts'

describe('sortKey', () => {
  it('puts names in order without regard to case and accents', () => {
    const names = ['Zoë', 'Émile', 'adam', 'Ångström', 'Bea']
    expect(names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual([
      'adam',
      'Ångström',
      'Bea',
      'Émile',
      'Zoë',
    ])
  })
})

describe('searchKey', () => {
  it('is the same for the same text, however it was typed', () => {
    expect(searchKey('ÉTUDE')).toBe(searchKey('e\u0301tude'))
    expect(searchKey('ΣΊΓΜΑ')).toBe(searchKey('σίγμα'))
    expect(searchKey('ΟΔΌΣΗΜΟ')).toContain(searchKey('ΟΔΌΣ'))
  })

  it('keeps accents apart: they are other letters in other languages', () => {
    expect(searchKey('résumé')).not.toBe(searchKey('resume'))
  })
})

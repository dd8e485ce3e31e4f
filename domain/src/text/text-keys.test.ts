import { describe, expect, it } from 'vitest'
import { searchKey, sortKey } from './text-keys.ts'

describe('sortKey', () => {
  it('sorts names without regard to case and accents', () => {
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
  it('is the same for every way to type the same text', () => {
    expect(searchKey('ÉTUDE')).toBe(searchKey('e\u0301tude'))
    expect(searchKey('ΣΊΓΜΑ')).toBe(searchKey('σίγμα'))
    expect(searchKey('ΟΔΌΣΗΜΟ')).toContain(searchKey('ΟΔΌΣ'))
  })

  it('distinguishes accented letters, which are separate letters in many languages', () => {
    expect(searchKey('résumé')).not.toBe(searchKey('resume'))
  })
})

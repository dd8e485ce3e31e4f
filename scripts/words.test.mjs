import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkWords, findWords } from './words.mjs'

describe('findWords', () => {
  it('reports the line, the word, and what to write instead', () => {
    expect(findWords('Fine.\nHence it works.')).toEqual([{ line: 2, word: 'Hence', instead: 'so' }])
  })

  it.each([
    ['Take it back?', 'Take it back'],
    ['it was taken back', 'taken back'],
    ['your e-mail address', 'e-mail'],
    ['It stood under My Prompts.', 'stood under'],
    ['who was told', 'was told'],
    ['a table of its own', 'of its own'],
    ['so reading goes on', 'goes on'],
    ['const askNobodyElse = 1', 'Nobody'],
    ['see you there, lest we forget', 'lest'],
  ])('finds a word to avoid in “%s”', (text, word) => {
    expect(findWords(text)).toMatchObject([{ word }])
  })

  it.each([
    'The smallest page goes on the left.',
    'Sort in the way that you like.',
    'the email, the standing order, and its own table',
    'Take a backup.',
  ])('accepts “%s”', (text) => {
    expect(findWords(text)).toEqual([])
  })
})

describe('checkWords', () => {
  const root = mkdtempSync(join(tmpdir(), 'prompt-library-words-'))
  afterAll(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'a.md'), 'one\nat hand and hence')
  writeFileSync(join(root, 'package-lock.json'), 'hence')

  it('lists each word with its file and line', () => {
    expect(checkWords(root, ['a.md', 'package-lock.json'], [])).toEqual([
      'a.md:2: “hence”: write so',
      'a.md:2: “at hand”: write available',
    ])
  })

  it('accepts an allowed word, and only that one', () => {
    expect(checkWords(root, ['a.md'], [{ file: 'a.md', word: 'hence', reason: 'a quotation' }])).toEqual([
      'a.md:2: “at hand”: write available',
    ])
  })

  it('accepts every word in an allowed file', () => {
    expect(checkWords(root, ['a.md'], [{ file: 'a.md', reason: 'a list' }])).toEqual([])
  })

  it('reports an allowance that nothing needs', () => {
    const allowed = [
      { file: 'a.md', reason: 'a list' },
      { file: 'b.md', word: 'hence', reason: 'gone' },
    ]
    expect(checkWords(root, ['a.md'], allowed)).toEqual(['b.md: no need to allow hence'])
  })
})

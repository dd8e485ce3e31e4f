import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkWords, findWords } from './words.mjs'

describe('findWords', () => {
  it('reports the line, the word, and what to write instead', () => {
    expect(findWords('Fine.\nSomebody wrote it.')).toEqual([
      { line: 2, word: 'Somebody', instead: 'the user, the author, someone' },
    ])
  })

  it.each([
    ['Take it back?', 'Take it back'],
    ['it was taken back', 'taken back'],
    ['your e-mail address', 'e-mail'],
    ['It stands under My Prompts.', 'stands under'],
    ['who is told', 'is told'],
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
  writeFileSync(join(root, 'a.md'), 'one\nnobody and meanwhile')
  writeFileSync(join(root, 'package-lock.json'), 'nobody')

  it('lists each word with its file and line', () => {
    expect(checkWords(root, ['a.md', 'package-lock.json'], [])).toEqual([
      'a.md:2: “nobody”: write no one',
      'a.md:2: “meanwhile”: write while …, since then',
    ])
  })

  it('accepts an allowed word, and only that one', () => {
    expect(checkWords(root, ['a.md'], [{ file: 'a.md', word: 'nobody', reason: 'an account' }])).toEqual([
      'a.md:2: “meanwhile”: write while …, since then',
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

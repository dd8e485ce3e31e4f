import { saveSettings } from '@prompt-library/contract/settings'
import { SYNONYM_GROUP_MAX, SYNONYM_GROUPS_MAX, SYNONYM_MAX } from '@prompt-library/domain/limits'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formatSynonyms, parseSynonyms } from './synonym-lines.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(', ')

describe('parseSynonyms', () => {
  it('reads one group per line', () => {
    expect(parseSynonyms('essay, paper\nresume, CV, curriculum vitae')).toEqual({
      groups: [
        ['essay', 'paper'],
        ['resume', 'CV', 'curriculum vitae'],
      ],
      problems: [],
    })
  })

  it.each([
    ['extra commas', ',essay,, paper, ,'],
    ['blank lines', '\n\n  \nessay, paper\n\n'],
    ['Windows line endings and tabs', 'essay,\tpaper\r\n'],
    ['repeated words', 'essay, Essay, paper, ESSAY'],
    ['a line of commas', ', ,\nessay, paper'],
  ])('ignores %s', (_, text) => {
    const { groups, problems } = parseSynonyms(text)
    expect(groups.map((group) => group.map((word) => word.toLowerCase()))).toEqual([['essay', 'paper']])
    expect(problems).toEqual([])
  })

  it('accepts full-width commas', () => {
    expect(parseSynonyms('essay，paper').groups).toEqual([['essay', 'paper']])
  })

  it('keeps punctuation inside a word', () => {
    expect(parseSynonyms('tl;dr, check-in, C++').groups).toEqual([['tl;dr', 'check-in', 'C++']])
  })

  it.each([
    ['a single word', 'a, b\n\nessay', 3, /“essay”/],
    ['the same word twice', 'essay, ESSAY', 1, /Add at least one synonym/],
    ['a word that is too long', `a, ${'x'.repeat(SYNONYM_MAX + 1)}`, 1, /up to 60 characters/],
    ['too many words', words(SYNONYM_GROUP_MAX + 1), 1, /has 31 words. A group can have up to 30/],
  ])('reports the line with %s', (_, text, line, sentence) => {
    expect(parseSynonyms(text).problems).toEqual([{ line, sentence: expect.stringMatching(sentence) }])
  })

  it('reports too many groups', () => {
    const { problems } = parseSynonyms('a, b\n'.repeat(SYNONYM_GROUPS_MAX + 1))
    expect(problems).toEqual([{ sentence: 'You have 501 groups. The list can have up to 500.' }])
  })

  it.each([
    '',
    words(SYNONYM_GROUP_MAX),
    `a, ${'x'.repeat(SYNONYM_MAX)}`,
    'a, b\n'.repeat(SYNONYM_GROUPS_MAX),
  ])('returns groups that the server accepts', (text) => {
    const { groups, problems } = parseSynonyms(text)
    expect(problems).toEqual([])
    expect(z.safeParse(saveSettings.body, { synonyms: groups }).success).toBe(true)
    expect(parseSynonyms(formatSynonyms(groups)).groups).toEqual(groups)
  })
})

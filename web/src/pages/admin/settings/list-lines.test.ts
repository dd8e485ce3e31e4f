import {
  ID_MASKS_MAX,
  SYNONYM_GROUP_MAX,
  SYNONYM_GROUPS_MAX,
  SYNONYM_MAX,
} from '@prompt-library/domain/limits'
import { describe, expect, it } from 'vitest'
import { parseIdMasks, parseSynonyms } from './list-lines.ts'

const masks = (count: number) => Array.from({ length: count }, (_, index) => `${index}X########`).join('\n')

describe('parseIdMasks', () => {
  it.each([
    ['blank lines', '\n  \nA########\n\n'],
    ['spaces and Windows line endings', '  A######## \r\n'],
    ['repeated masks, in either case', 'a########\nA########'],
  ])('ignores %s', (_, text) => {
    expect(parseIdMasks(text)).toEqual({ value: ['A########'], problems: [] })
  })

  it('reports each line with a problem', () => {
    expect(parseIdMasks('A########\n\nA#\n-#####\nÄ#####').problems).toEqual([
      'Line 3: Patterns need at least 5 # signs.',
      'Line 4: Patterns can’t start or end with a hyphen.',
      'Line 5: Patterns can contain letters, digits, hyphens, and # for any digit.',
    ])
  })

  it('reports too many masks', () => {
    expect(parseIdMasks(masks(ID_MASKS_MAX + 1)).problems).toEqual([
      'You have 11 patterns. The list can have up to 10.',
    ])
  })
})

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(', ')

describe('parseSynonyms', () => {
  it('reads one group per line', () => {
    expect(parseSynonyms('essay, paper\nresume, CV, curriculum vitae')).toEqual({
      value: [
        ['essay', 'paper'],
        ['resume', 'CV', 'curriculum vitae'],
      ],
      problems: [],
    })
  })

  it.each([
    ['extra commas', ',essay,, paper, ,'],
    ['the width of commas', 'essay，paper'],
    ['blank lines', '\n\n  \nessay, paper\n\n'],
    ['Windows line endings and tabs', 'essay,\tpaper\r\n'],
    ['repeated words', 'essay, Essay, paper, ESSAY'],
    ['a line of commas', ', ,\nessay, paper'],
  ])('ignores %s', (_, text) => {
    const { value: groups, problems } = parseSynonyms(text)
    expect(groups.map((group) => group.map((word) => word.toLowerCase()))).toEqual([['essay', 'paper']])
    expect(problems).toEqual([])
  })

  it.each([
    ['a single word', 'a, b\n\nessay', /^Line 3: .*“essay”/],
    ['the same word twice', 'essay, ESSAY', /^Line 1: Add at least one synonym/],
    ['a word that is too long', `a, ${'x'.repeat(SYNONYM_MAX + 1)}`, /up to 60 characters/],
    ['too many words', words(SYNONYM_GROUP_MAX + 1), /has 31 words. A group can have up to 30/],
  ])('reports the line with %s', (_, text, sentence) => {
    expect(parseSynonyms(text).problems).toEqual([expect.stringMatching(sentence)])
  })

  it('reports too many groups', () => {
    const { problems } = parseSynonyms('a, b\n'.repeat(SYNONYM_GROUPS_MAX + 1))
    expect(problems).toEqual(['You have 501 groups. The list can have up to 500.'])
  })
})

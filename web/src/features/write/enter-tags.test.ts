import { TAG_MAX, TAGS_MAX } from '@prompt-library/domain/limits'
import { RESERVED_TAGS } from '@prompt-library/domain/prompts/reserved-tags'
import { describe, expect, it } from 'vitest'
import { enterTags, isTagList, typeTags } from './enter-tags.ts'

const FIVE = ['a', 'b', 'c', 'd', 'e']

describe('entering a text', () => {
  it.each([
    ['one tag', 'Python', ['Python']],
    ['a list', 'a, b,c', ['a', 'b', 'c']],
    ['a column of a spreadsheet', 'a\r\nb\n\nc\td', ['a', 'b', 'c', 'd']],
    ['empty parts', ' , a,, ,b,', ['a', 'b']],
    ['spaces around and within', '  machine \u00A0 learning ', ['machine learning']],
    ['right-to-left text', 'עברית, العربية', ['עברית', 'العربية']],
    ['the longest tag', 'x'.repeat(TAG_MAX), ['x'.repeat(TAG_MAX)]],
    ['nothing', ' ', []],
  ])('adds each tag: %s', (_, text, tags) => {
    expect(enterTags([], text)).toEqual({ tags, text: '', problem: undefined, repeated: undefined })
  })

  it('keeps what can’t be added in the text, adds the rest, and names the first problem', () => {
    const long = 'x'.repeat(TAG_MAX + 1)
    expect(enterTags(['a'], `b, ${long}, featured, c`)).toEqual({
      tags: ['a', 'b', 'c'],
      text: `${long}, featured`,
      problem: `A tag must be ${TAG_MAX} characters or fewer.`,
      repeated: undefined,
    })
  })

  it.each(RESERVED_TAGS)('refuses the reserved tag %s in any case', (tag) => {
    for (const text of [tag, tag.toUpperCase(), ` ${tag.toLowerCase()} `]) {
      const entry = enterTags(['a'], text)
      expect(entry.tags).toEqual(['a'])
      expect(entry.text).toBe(text.trim())
      expect(entry.problem).toBe(`Only the library can set the tag “${tag}”. Choose another one.`)
    }
  })

  it.each([
    [[...FIVE, 'f'], `A prompt can have up to ${TAGS_MAX} tags.`],
    [['x'.repeat(TAG_MAX + 1)], `A tag must be ${TAG_MAX} characters or fewer.`],
  ])('reports stored tags that can’t be saved again', (tags, problem) => {
    expect(enterTags(tags, '')).toMatchObject({ tags, text: '', problem })
  })
})

describe('typing', () => {
  it('changes nothing until there is a comma', () => {
    expect(typeTags(['a'], ' Featured by ')).toEqual({ tags: ['a'], text: 'Featured by ' })
  })

  it('adds what is before a comma and keeps what follows', () => {
    expect(typeTags(['a'], 'b,')).toMatchObject({ tags: ['a', 'b'], text: '' })
    expect(typeTags(['a'], 'b, c, d')).toMatchObject({ tags: ['a', 'b', 'c'], text: 'd' })
    expect(typeTags([], ',')).toMatchObject({ tags: [], text: '' })
  })

  it('keeps only what can’t be added if the rest can', () => {
    expect(typeTags([], 'Legacy, b, c')).toMatchObject({ tags: ['b'], text: 'Legacy, c' })
  })
})

it.each([
  ['a, b', true],
  ['a\nb', true],
  ['a\tb', true],
  ['one tag', false],
  ['a line of a document\n', false],
])('tells whether %j is a list', (text, is) => {
  expect(isTagList(text)).toBe(is)
})

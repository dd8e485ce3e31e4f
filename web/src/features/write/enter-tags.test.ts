import { TAG_MAX, TAGS_MAX } from '@prompt-library/domain/limits'
import { describe, expect, it } from 'vitest'
import { enterTags, typeTags } from './enter-tags.ts'

const LONG = 'x'.repeat(TAG_MAX + 1)
const TOO_LONG = `A tag must be ${TAG_MAX} characters or fewer.`
const TOO_MANY = `A prompt can have up to ${TAGS_MAX} tags.`
const RESERVED = 'Only the library can set the tag “Legacy”. Choose another one.'

describe('entering a text', () => {
  it.each([
    ['a list', [], ' , a, b,,c', { tags: ['a', 'b', 'c'], text: '' }],
    ['spaces', [], '  machine \u00A0 learning ', { tags: ['machine learning'], text: '' }],
    ['nothing', [], ' ', { tags: [], text: '' }],
    ['a tag that differs only in case', ['Python', 'b', 'c', 'd', 'e'], 'PYTHON', { text: '' }],
    [
      'what can’t be added, with the first problem',
      ['a'],
      `b, ${LONG}, legacy, c`,
      { tags: ['a', 'b', 'c'], text: `${LONG}, legacy`, problem: TOO_LONG },
    ],
    ['a reserved tag', ['a'], ' LEGACY ', { tags: ['a'], text: 'LEGACY', problem: RESERVED }],
    [
      'more than five tags',
      ['a', 'b'],
      'c, d, e, f, g',
      { tags: ['a', 'b', 'c', 'd', 'e'], text: 'f, g', problem: TOO_MANY },
    ],
    ['stored tags that can’t be saved again', [LONG], '', { tags: [LONG], text: '', problem: TOO_LONG }],
  ])('adds what can be added, and keeps the rest in the text: %s', (_, before, text, entry) => {
    expect(enterTags(before, text)).toEqual({ tags: before, problem: undefined, ...entry })
  })
})

describe('typing', () => {
  it.each([
    ['changes nothing without a comma', ['a'], ' Featured by ', { tags: ['a'], text: 'Featured by ' }],
    ['adds what is before a comma', ['a'], 'b, c, d', { tags: ['a', 'b', 'c'], text: 'd' }],
    [
      'keeps the text if nothing can be added',
      ['a'],
      'Legacy , x',
      { text: 'Legacy , x', problem: RESERVED },
    ],
    ['keeps only what can’t be added', [], 'Legacy, b, c', { tags: ['b'], text: 'Legacy, c' }],
  ])('%s', (_, before, text, entry) => {
    expect(typeTags(before, text)).toMatchObject({ tags: before, ...entry })
  })
})

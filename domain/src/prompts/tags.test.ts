import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RESERVED_TAGS } from './reserved-tags.ts'
import { distinctTags, ownTags, reservedTags, tagKey, tagProblem, tagsProblem } from './tags.ts'

describe('tagKey', () => {
  it.each([
    ['Python', 'PYTHON'],
    ['Érable', 'ÉRABLE'.normalize('NFD')],
    ['ΟΔΟΣ', 'οδος'],
    ['grant  writing', ' Grant\nWriting '],
    ['py\u200bthon', 'Python'],
  ])('is the same for %j and %j', (one, other) => {
    expect(tagKey(one)).toBe(tagKey(other))
  })

  it.each([
    ['resume', 'résumé'],
    ['C', 'C#'],
    ['grant-writing', 'grant writing'],
  ])('differs for %j and %j', (one, other) => {
    expect(tagKey(one)).not.toBe(tagKey(other))
  })
})

describe('reserved tags', () => {
  it.each([
    ...['Featured', 'featured', 'FEATURED', ' Featured ', 'Feat\u200bured', 'Ｆeatured', '𝗙𝗲𝗮𝘁𝘂𝗿𝗲𝗱'],
    ...['promptbuilder', 'ai-enhanced', 'TEMPLATE', 'legacy', 'popular'],
  ])('include %j', (tag) => {
    expect(ownTags([tag, 'Python'])).toEqual(['Python'])
    expect(reservedTags([tag, 'Python'])).toHaveLength(1)
    expect(tagsProblem([tag])).toMatch(/^Only the library can set the tag “\S+”\. Choose another one\.$/)
  })

  it.each(['Features', 'Quick', 'Advanced', 'Un-Featured', 'Templates', 'AI', 'Research', 'Populär'])(
    'don’t include %j',
    (tag) => {
      expect(ownTags([tag])).toEqual([tag])
      expect(tagsProblem([tag])).toBeUndefined()
    },
  )

  it.each([
    ['Fеatured', 'Featured', 'a Cyrillic е'],
    ['Роpular', 'Popular', 'Cyrillic Ро'],
    ['Рорulаr', 'Popular', 'four Cyrillic letters'],
    ['ΡΟΡULΑR', 'Popular', 'Greek capitals'],
    ['ꓝꓰꓮꓔꓴꓣꓰꓓ', 'Featured', 'only Lisu letters'],
    ['ᏞᎬᏀᎪᏟᎩ', 'Legacy', 'only Cherokee letters'],
    ['ᴛᴇᴍᴘʟᴀᴛᴇ', 'Template', 'small capitals'],
    ['PopuIar', 'Popular', 'a capital i'],
    ['P0pular', 'Popular', 'a zero'],
    ['AI–Enhanced', 'AI-Enhanced', 'a dash'],
    ['АІ-Enhanced', 'AI-Enhanced', 'a Cyrillic word'],
  ])('can’t be imitated: %s looks like %s, with %s', (tag, reserved) => {
    const problem = `Only the library can set the tag “${reserved}”. Choose another one.`
    expect(tagsProblem(['Python', tag])).toBe(problem)
    expect(tagsProblem([tag], { fromBuilder: true })).toBe(problem)
  })

  it('aren’t what an imitation becomes that was stored before it was refused', () => {
    expect(reservedTags(['Fеatured'])).toEqual([])
    expect(ownTags(['Fеatured'])).toEqual(['Fеatured'])
  })

  it('have one spelling', () => {
    expect(reservedTags(['template', 'python', 'AI-ENHANCED'])).toEqual(['Template', 'AI-Enhanced'])
  })

  it.each(RESERVED_TAGS)('can come from the builder only if it sets them: %s', (tag) => {
    const isAllowed = tagsProblem([tag.toLowerCase()], { fromBuilder: true }) === undefined
    expect(isAllowed).toBe(tag === 'AI-Enhanced' || tag === 'Template')
  })
})

describe('tagProblem', () => {
  it.each([
    ['Python', undefined],
    ['x'.repeat(30), undefined],
    ['x'.repeat(31), 'A tag must be 30 characters or fewer.'],
    ['a, b', 'A tag can’t contain a comma. Add each tag on its own.'],
    [',', 'A tag can’t contain a comma. Add each tag on its own.'],
    ['', 'A tag can’t be empty.'],
    ['\u3164', 'A tag can’t be empty.'],
    ['日本語', undefined],
    ['C++', undefined],
    ['{"a"}', undefined],
    ['Математика', undefined],
    ['Ελληνικά', undefined],
    ['עברית', undefined],
    ['हिन्दी', undefined],
    ['データ分析', undefined],
    ['漢字한글', undefined],
    ['AI翻訳', undefined],
    ['α-helix', undefined],
    ['IELTS курс', undefined],
    ['Ｐｙｔｈｏｎ 3', undefined],
    ['Fеatured', 'A word in a tag can’t mix letters of different alphabets.'],
    ['Рython', 'A word in a tag can’t mix letters of different alphabets.'],
    ['Pythοn basics', 'A word in a tag can’t mix letters of different alphabets.'],
    ['Оμόνοια', 'A word in a tag can’t mix letters of different alphabets.'],
    ['Pytհon', 'A word in a tag can’t mix letters of different alphabets.'],
  ])('of %j is %j', (tag, problem) => {
    expect(tagProblem(tag)).toBe(problem)
  })
})

describe('tagsProblem', () => {
  const five = ['one', 'two', 'three', 'four', 'five']

  it('allows five tags, whatever their case, and as many from the builder', () => {
    expect(tagsProblem(five)).toBeUndefined()
    expect(tagsProblem([...five, 'ONE', 'Two'])).toBeUndefined()
    expect(tagsProblem([...five, 'AI-Enhanced', 'Template'], { fromBuilder: true })).toBeUndefined()
  })

  it('refuses six', () => {
    expect(tagsProblem([...five, 'six'])).toBe('A prompt can have up to 5 tags.')
  })
})

it('distinct tags keep the first spelling and the order, and are distinct', () => {
  expect(distinctTags(['b', 'Python', 'python', 'B', 'a'])).toEqual(['b', 'Python', 'a'])
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 4 })), (tags) => {
      const keys = distinctTags(tags).map(tagKey)
      expect(new Set(keys)).toEqual(new Set(tags.map(tagKey)))
      expect(keys).toHaveLength(new Set(keys).size)
    }),
  )
})

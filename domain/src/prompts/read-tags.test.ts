import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTags } from './read-tags.ts'

describe('readTags', () => {
  it.each([
    [
      ['PromptBuilder', 'AI-Enhanced'],
      ['PromptBuilder', 'AI-Enhanced'],
    ],
    [[' Popular ', '', null, 3, {}], ['Popular']],
    ['{PromptBuilder,"AI-Enhanced"}', ['PromptBuilder', 'AI-Enhanced']],
    ['{PromptBuilder}', ['PromptBuilder']],
    [' {PromptBuilder, Quick} ', ['PromptBuilder', 'Quick']],
    ['{"a, b","c {d}"}', ['a, b', 'c {d}']],
    ['{"say \\"hi\\"","back\\\\slash"}', ['say "hi"', 'back\\slash']],
    ['{NULL,null,"NULL"}', ['NULL']],
    ['{"",a}', ['a']],
    ['{"Größe","語",🎯}', ['Größe', '語', '🎯']],
    ['{}', []],
    ['', []],
    ['PromptBuilder', []],
    [null, []],
    [undefined, []],
    [3, []],
    [{ 0: 'a', length: 1 }, []],
  ])('reads %j as %j', (value, tags) => {
    expect(readTags(value)).toEqual(tags)
  })

  it('reads any array literal that PostgreSQL writes', () => {
    const tag = fc.string({ minLength: 1 }).filter((text) => text === text.trim())
    fc.assert(
      fc.property(fc.array(tag), (tags) => {
        const written = `{${tags.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
        expect(readTags(written)).toEqual(tags)
      }),
    )
  })
})

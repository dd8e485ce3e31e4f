import { describe, expect, it } from 'vitest'
import { splitTags } from './split-tags.ts'

describe('splitTags', () => {
  it('tells the tags of the author from those of the library, in their order', () => {
    const tags = ['Featured', 'thesis', 'AI-Enhanced', 'first year']
    expect(splitTags({ tags, category: 'Research' })).toEqual({
      own: ['thesis', 'first year'],
      badges: ['Featured', 'AI-Enhanced'],
    })
  })

  it('shows how a prompt is made as a badge', () => {
    expect(splitTags({ tags: ['Quick', 'thesis', 'Advanced'], category: 'Research' })).toEqual({
      own: ['thesis'],
      badges: ['Quick', 'Advanced'],
    })
  })

  it('leaves out a tag that repeats the category', () => {
    expect(splitTags({ tags: ['Coding', 'python'], category: 'Coding' }).own).toEqual(['python'])
  })

  it('counts a tag that only looks reserved as the author’s', () => {
    expect(splitTags({ tags: ['featured work', 'Templates'], category: 'Research' })).toEqual({
      own: ['featured work', 'Templates'],
      badges: [],
    })
  })
})

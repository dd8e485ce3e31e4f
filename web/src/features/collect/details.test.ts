import { describe, expect, it } from 'vitest'
import { changesOf, isChanged } from './details.ts'

const before = { name: 'Labs', description: 'For Biology 101', visibility: 'link' } as const

describe('changesOf', () => {
  it('has only what the user changed, so that the rest isn’t overwritten', () => {
    expect(changesOf(before, { ...before })).toEqual({})
    expect(changesOf(before, { ...before, description: '' })).toEqual({ description: '' })
    expect(changesOf(before, { ...before, name: 'Lab work', visibility: 'public' })).toEqual({
      name: 'Lab work',
      visibility: 'public',
    })
  })
})

describe('isChanged', () => {
  it('compares every detail', () => {
    expect(isChanged(before, { ...before })).toBe(false)
    for (const change of [{ name: '' }, { description: '' }, { visibility: 'private' } as const])
      expect(isChanged(before, { ...before, ...change })).toBe(true)
  })
})

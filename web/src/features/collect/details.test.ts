import { describe, expect, it } from 'vitest'
import { changesOf } from './details.ts'

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

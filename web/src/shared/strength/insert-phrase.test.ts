import { describe, expect, it } from 'vitest'
import { paragraphInsertion, placeOf } from './insert-phrase.ts'

describe('paragraphInsertion', () => {
  it.each([
    ['', 'New.'],
    ['\n\n', '\n\nNew.'],
    ['Old.', 'Old.\n\nNew.'],
    ['Old.\n', 'Old.\n\nNew.'],
    ['Old.\n\n', 'Old.\n\nNew.'],
    ['Old.\n\n\n', 'Old.\n\n\nNew.'],
  ])('adds a paragraph at the end of %j', (before, after) => {
    expect(inserted(before, 'end')).toEqual([after, 'New.'])
  })

  it.each([
    ['', 'New.'],
    ['Old.', 'New.\n\nOld.'],
  ])('adds a paragraph at the start of %j', (before, after) => {
    expect(inserted(before, 'start')).toEqual([after, 'New.'])
  })

  function inserted(before: string, place: 'start' | 'end') {
    const { at, text, from, to } = paragraphInsertion(before, 'New.', place)
    const after = before.slice(0, at) + text + before.slice(at)
    return [after, after.slice(from, to)]
  }
})

describe('placeOf', () => {
  it('starts with the role', () => {
    expect(placeOf('role')).toBe('start')
    expect(placeOf('length')).toBe('end')
  })
})

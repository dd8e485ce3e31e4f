import { describe, expect, it } from 'vitest'
import { paragraphInsertion } from './insert-phrase.ts'

describe('paragraphInsertion', () => {
  it.each([
    ['', 'New.'],
    ['\n\n', '\n\nNew.'],
    ['Old.', 'Old.\n\nNew.'],
    ['Old.\n', 'Old.\n\nNew.'],
    ['Old.\n\n', 'Old.\n\nNew.'],
    ['Old.\n\n\n', 'Old.\n\n\nNew.'],
  ])('adds a paragraph at the end of %j', (before, after) => {
    expect(inserted(before)).toEqual([after, 'New.'])
  })

  function inserted(before: string) {
    const { at, text, from, to } = paragraphInsertion(before, 'New.')
    const after = before.slice(0, at) + text + before.slice(at)
    return [after, after.slice(from, to)]
  }
})

import { describe, expect, it } from 'vitest'
import { audienceText } from './audience-text.ts'

describe('audienceText', () => {
  it.each([
    [0, 'Only visible to you'],
    [1, 'Visible to you and 1 person it’s shared with'],
    [3, 'Visible to you and 3 people it’s shared with'],
    [1200, 'Visible to you and 1,200 people it’s shared with'],
    [undefined, 'Visible to you and anyone it’s shared with'],
  ])('for %s recipients', (people, text) => {
    expect(audienceText(people)).toBe(text)
  })
})

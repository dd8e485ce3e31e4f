import { describe, expect, it, vi } from 'vitest'
import { readTime, rowsWithFallbacks, withFallbacks } from './with-fallbacks.ts'

describe('withFallbacks', () => {
  it('fills in only missing values', () => {
    expect(
      withFallbacks({ id: 1, upvotes: undefined, name: null, votes: 0 }, { upvotes: 0, name: 'N/A' }),
    ).toEqual({ id: 1, upvotes: 0, name: 'N/A', votes: 0 })
    expect(withFallbacks({ upvotes: 3, name: '' }, { upvotes: 0, name: 'N/A' })).toEqual({
      upvotes: 3,
      name: '',
    })
  })

  it.each(['text', null, 3])('leaves %j to the contract check', (row) => {
    expect(withFallbacks(row, { upvotes: 0 })).toBe(row)
  })
})

it.each([null, undefined, {}, 'text', { rows: [] }])('treats %j as an empty list', (json) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(rowsWithFallbacks(json, {})).toEqual([])
  expect(warn).toHaveBeenCalledOnce()
})

it.each([
  ['2026-03-05T10:00:00.000Z', '2026-03-05T10:00:00.000Z'],
  ['2026-03-05T12:00:00+02:00', '2026-03-05T10:00:00.000Z'],
  ['2026-03-05', '2026-03-05T00:00:00.000Z'],
  ['2026-99-99', null],
  ['yesterday', null],
  ['', null],
  [null, null],
  [undefined, null],
  [1_700_000_000, null],
])('reads %j as %j', (value, time) => {
  expect(readTime(value)).toBe(time)
})

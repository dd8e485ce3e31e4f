import { describe, expect, it } from 'vitest'
import { type Click, isRepeat } from './double-clicks.ts'

const once = { matches: () => true }
const other = { matches: () => true }
const repeatable = { matches: () => false }
const first: Click = { timeStamp: 1_000, detail: 1, clientX: 200, clientY: 100, control: once }

describe('a second click', () => {
  const onSame = { ...first, timeStamp: 1_060 }
  it.each([
    ['right away', onSame],
    ['as a slow double click', { ...onSame, timeStamp: 1_450, detail: 2 }],
    ['by a key that is held down', { ...onSame, detail: 0 }],
  ])('on a control that acts once is dropped: %s', (_, click) => {
    expect(isRepeat(first, click)).toBe(true)
  })

  it('on a control that acts once counts later', () => {
    expect(isRepeat(first, { ...onSame, timeStamp: 1_400 })).toBe(false)
  })

  it('on any other control counts', () => {
    const start = { ...first, control: repeatable }
    expect(isRepeat(start, { ...start, timeStamp: 1_060, detail: 2 })).toBe(false)
  })
})

describe('a click on a control that just appeared under the pointer', () => {
  const onOther = { ...first, timeStamp: 1_060, control: other }
  it.each([
    ['right away', onOther],
    ['a pixel away', { ...onOther, clientX: 201 }],
    ['as a slow double click', { ...onOther, timeStamp: 1_450, detail: 2 }],
  ])('is dropped: %s', (_, click) => {
    expect(isRepeat(first, click)).toBe(true)
  })

  it.each([
    ['elsewhere', { ...onOther, clientX: 260 }],
    ['later', { ...onOther, timeStamp: 1_400 }],
    ['with the keyboard', { ...onOther, detail: 0 }],
    ['on text', { ...onOther, control: null }],
  ])('counts: %s', (_, click) => {
    expect(isRepeat(first, click)).toBe(false)
  })

  it('counts when it is the first click', () => {
    expect(isRepeat(undefined, first)).toBe(false)
  })
})

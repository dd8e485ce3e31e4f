import { describe, expect, it, vi } from 'vitest'
import { isStrayClick } from './clicks.ts'

vi.hoisted(() => vi.stubGlobal('window', { addEventListener: () => undefined }))

const first = { timeStamp: 1_000, detail: 1, clientX: 200, clientY: 100, control: 'Delete' }
const second = { ...first, timeStamp: 1_060, control: 'Confirm' }

describe('a click on a control that just appeared under the pointer', () => {
  it.each([
    ['right away', second],
    ['a pixel away', { ...second, clientX: 201 }],
    ['as a slow double click', { ...second, timeStamp: 1_450, detail: 2 }],
  ])('is dropped: %s', (_, click) => {
    expect(isStrayClick(first, click)).toBe(true)
  })

  it.each([
    ['on the same button', { ...second, control: 'Delete' }],
    ['elsewhere', { ...second, clientX: 260 }],
    ['later', { ...second, timeStamp: 1_400 }],
    ['with the keyboard', { ...second, detail: 0 }],
    ['on text', { ...second, control: null }],
  ])('counts: %s', (_, click) => {
    expect(isStrayClick(first, click)).toBe(false)
  })

  it('counts when it is the first click', () => {
    expect(isStrayClick(undefined, first)).toBe(false)
  })
})

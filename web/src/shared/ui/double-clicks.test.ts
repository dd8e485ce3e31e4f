import { expect, it } from 'vitest'
import { type Click, isRepeat } from './double-clicks.ts'

const once = { matches: () => true }
const other = { matches: () => true }
const repeatable = { matches: () => false }
const first: Click = { timeStamp: 1_000, detail: 1, clientX: 200, clientY: 100, control: once }
const onSame = { ...first, timeStamp: 1_060 }
const onOther = { ...onSame, control: other }

it.each([
  ['on a control that acts once', onSame],
  ['on a control that acts once, slowly', { ...onSame, timeStamp: 1_450, detail: 2 }],
  ['by a key that is held down', { ...onSame, detail: 0 }],
  ['on a control that just appeared', onOther],
  ['on a control that just appeared, a pixel away', { ...onOther, clientX: 201 }],
  ['on a control that just appeared, slowly', { ...onOther, timeStamp: 1_450, detail: 2 }],
])('a second click %s is dropped', (_, click) => {
  expect(isRepeat(first, click)).toBe(true)
})

it.each([
  ['later, on the same control', first, { ...onSame, timeStamp: 1_400 }],
  [
    'on a control that acts again',
    { ...first, control: repeatable },
    { ...onSame, control: repeatable, detail: 2 },
  ],
  ['elsewhere', first, { ...onOther, clientX: 260 }],
  ['later, on another control', first, { ...onOther, timeStamp: 1_400 }],
  ['with the keyboard', first, { ...onOther, detail: 0 }],
  ['on text', first, { ...onOther, control: null }],
  ['as the first one', undefined, first],
])('a click %s counts', (_, before, click) => {
  expect(isRepeat(before, click)).toBe(false)
})

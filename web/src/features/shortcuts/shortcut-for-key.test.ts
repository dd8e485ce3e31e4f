import { describe, expect, test } from 'vitest'
import { type Key, type Place, shortcutForKey } from './shortcut-for-key.ts'

const PAGE: Place = { focus: 'page', over: 'nothing', singleKeys: true, onMac: false }
const CONTROL = { ctrlKey: true }
const COMMAND = { metaKey: true }

function press(key: string, changes: Partial<Key> = {}, place: Partial<Place> = {}) {
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  const pressed = { key, code, ...none, isComposing: false, defaultPrevented: false, ...changes }
  return shortcutForKey(pressed, { ...PAGE, ...place })
}

describe.each([
  ['/', 'search'],
  ['?', 'help'],
] as const)('%s', (key, shortcut) => {
  test(`means ${shortcut}, also on keyboards that need Shift for it`, () => {
    expect(press(key)).toBe(shortcut)
    expect(press(key, { shiftKey: true })).toBe(shortcut)
  })

  test.each<Partial<Place>>([
    { focus: 'control' },
    { focus: 'editor' },
    { over: 'other' },
    { over: 'commands' },
    { singleKeys: false },
  ])('is text or nothing with %j', (place) => {
    expect(press(key, {}, place)).toBeUndefined()
  })

  test.each<Partial<Key>>([
    { altKey: true },
    COMMAND,
    { ctrlKey: true, altKey: true },
    { defaultPrevented: true },
    { isComposing: true },
  ])('belongs to the browser or someone else with %j', (changes) => {
    expect(press(key, changes)).toBeUndefined()
  })
})

test.each(['Enter', ' ', 'Escape', 'a', 'k', 'Dead', '1'])('%s alone is no shortcut', (key) => {
  expect(press(key)).toBeUndefined()
})

test.each<[Partial<Key>, Partial<Place>]>([
  [CONTROL, {}],
  [COMMAND, { onMac: true }],
  [CONTROL, { focus: 'control', singleKeys: false }],
  [CONTROL, { focus: 'control', over: 'commands' }],
  // On a keyboard with another alphabet.
  [{ ...CONTROL, key: 'л' }, {}],
])('K opens and closes the command menu with %j and %j', (changes, place) => {
  expect(press('k', changes, place)).toBe('commands')
})

test.each<[Partial<Key>, Partial<Place>]>([
  [COMMAND, {}],
  // Deletes to the end of the line.
  [CONTROL, { onMac: true }],
  // On Dvorak, the key where others have K is T.
  [{ ...CONTROL, key: 't' }, {}],
  [CONTROL, { over: 'other' }],
  [CONTROL, { focus: 'editor' }],
  [{ ...CONTROL, shiftKey: true }, {}],
  [{ ...CONTROL, altKey: true }, {}],
  [{ ...CONTROL, ...COMMAND }, {}],
])('K does nothing with %j and %j', (changes, place) => {
  expect(press('k', changes, place)).toBeUndefined()
})

test('Enter submits a form with exactly one modifier, wherever the focus is', () => {
  for (const focus of ['page', 'control', 'editor'] as const)
    expect(press('Enter', CONTROL, { focus, over: 'other', singleKeys: false })).toBe('submit')
  expect(press('Enter', COMMAND)).toBe('submit')
  for (const changes of [
    { shiftKey: true },
    { altKey: true },
    { isComposing: true },
    { defaultPrevented: true },
  ])
    expect(press('Enter', { ...CONTROL, ...changes })).toBeUndefined()
})

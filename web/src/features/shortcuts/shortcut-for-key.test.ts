import { describe, expect, test } from 'vitest'
import { type Key, type Place, shortcutForKey } from './shortcut-for-key.ts'

const PAGE: Place = { focus: 'page', over: 'nothing', singleKeys: true, onMac: false }

function press(key: string, changes: Partial<Key> = {}, place: Partial<Place> = {}) {
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  const pressed = { key, code, ...none, isComposing: false, defaultPrevented: false, ...changes }
  return shortcutForKey(pressed, { ...PAGE, ...place })
}

describe('single keys', () => {
  const KEYS = [
    ['/', 'search'],
    ['?', 'help'],
  ] as const

  test.each(KEYS)('%s means %s', (key, shortcut) => {
    expect(press(key)).toBe(shortcut)
  })

  test.each(KEYS)('%s is text while typing, in a dialog, or when switched off', (key) => {
    expect(press(key, {}, { focus: 'control' })).toBeUndefined()
    expect(press(key, {}, { focus: 'editor' })).toBeUndefined()
    expect(press(key, {}, { over: 'other' })).toBeUndefined()
    expect(press(key, {}, { over: 'commands' })).toBeUndefined()
    expect(press(key, {}, { singleKeys: false })).toBeUndefined()
  })

  test.each(KEYS)('%s with a modifier belongs to the browser', (key) => {
    for (const modifier of ['altKey', 'metaKey'] as const)
      expect(press(key, { [modifier]: true })).toBeUndefined()
    expect(press(key, { ctrlKey: true, altKey: true })).toBeUndefined()
  })

  test.each(KEYS)('%s is ignored when it was already handled or is being composed', (key) => {
    expect(press(key, { defaultPrevented: true })).toBeUndefined()
    expect(press(key, { isComposing: true })).toBeUndefined()
  })

  test('slash and question mark work on keyboards that need Shift for them', () => {
    expect(press('/', { code: 'Digit7', shiftKey: true })).toBe('search')
    expect(press('?', { code: 'Minus', shiftKey: true })).toBe('help')
  })

  test.each([
    'Enter',
    ' ',
    'Escape',
    'Tab',
    'a',
    'c',
    'j',
    'k',
    's',
    'u',
    'Dead',
    'Process',
    'Unidentified',
    '1',
  ])('%s is no shortcut', (key) => {
    expect(press(key)).toBeUndefined()
  })
})

describe('the command menu', () => {
  test('opens with Ctrl+K, and with ⌘K on a Mac', () => {
    expect(press('k', { ctrlKey: true })).toBe('commands')
    expect(press('k', { metaKey: true })).toBeUndefined()
    expect(press('k', { metaKey: true }, { onMac: true })).toBe('commands')
    // Deletes to the end of the line.
    expect(press('k', { ctrlKey: true }, { onMac: true })).toBeUndefined()
  })

  test('opens with the key in that place on a keyboard with another alphabet', () => {
    expect(press('л', { code: 'KeyK', ctrlKey: true })).toBe('commands')
    // On Dvorak, the key where others have K is T.
    expect(press('t', { code: 'KeyK', ctrlKey: true })).toBeUndefined()
  })

  test('opens from a text field and without single keys', () => {
    expect(press('k', { ctrlKey: true }, { focus: 'control', singleKeys: false })).toBe('commands')
  })

  test('closes with the same key', () => {
    expect(press('k', { ctrlKey: true }, { focus: 'control', over: 'commands' })).toBe('commands')
  })

  test('never opens over a dialog, from the editor, or with another modifier', () => {
    expect(press('k', { ctrlKey: true }, { over: 'other' })).toBeUndefined()
    expect(press('k', { ctrlKey: true }, { focus: 'editor' })).toBeUndefined()
    expect(press('K', { ctrlKey: true, shiftKey: true })).toBeUndefined()
    expect(press('k', { ctrlKey: true, altKey: true })).toBeUndefined()
    expect(press('k', { ctrlKey: true, metaKey: true })).toBeUndefined()
  })
})

describe('submitting a form', () => {
  test.each(['page', 'control', 'editor'] as const)('works with the focus in: %s', (focus) => {
    expect(press('Enter', { ctrlKey: true }, { focus, over: 'other', singleKeys: false })).toBe('submit')
    expect(press('Enter', { metaKey: true }, { focus })).toBe('submit')
  })

  test('needs exactly one modifier', () => {
    expect(press('Enter')).toBeUndefined()
    expect(press('Enter', { shiftKey: true })).toBeUndefined()
    expect(press('Enter', { ctrlKey: true, shiftKey: true })).toBeUndefined()
    expect(press('Enter', { altKey: true })).toBeUndefined()
  })

  test('waits while a character is being composed, and never follows another handler', () => {
    expect(press('Enter', { ctrlKey: true, isComposing: true })).toBeUndefined()
    expect(press('Enter', { ctrlKey: true, defaultPrevented: true })).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { canGoBack } from './dialog-history.ts'

describe('leaving a dialog or form', () => {
  it.each([
    ['over the page before', 1, { idx: 1 }],
    ['over a dialog over the page', 2, { idx: 5 }],
  ])('goes back: %s', (_, entries, entry) => {
    expect(canGoBack(entries, entry)).toBe(true)
  })

  it.each([
    ['with no page of its own', 0, { idx: 3 }],
    ['as the first page of the tab', 1, { idx: 0 }],
    ['deeper than the app has entries', 2, { idx: 1 }],
    ['after a link to a part of the page, which the router did not make', 1, { idx: null }],
    ['where nothing is known of the entry', 1, null],
  ])('never leaves the site: %s', (_, entries, entry) => {
    expect(canGoBack(entries, entry)).toBe(false)
  })
})

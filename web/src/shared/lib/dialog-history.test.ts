import { describe, expect, it } from 'vitest'
import { canGoBack } from './dialog-history.ts'

describe('leaving a dialog or form', () => {
  it.each([
    ['opened over a page', 1, { idx: 1 }],
    ['opened over another dialog', 2, { idx: 5 }],
  ])('goes back: %s', (_, entries, entry) => {
    expect(canGoBack(entries, entry)).toBe(true)
  })

  it.each([
    ['not opened over a page', 0, { idx: 3 }],
    ['the first page of the tab', 1, { idx: 0 }],
    ['more entries than the app has', 2, { idx: 1 }],
    ['after an anchor link outside the router', 1, { idx: null }],
    ['an entry without state', 1, null],
  ])('never leaves the site: %s', (_, entries, entry) => {
    expect(canGoBack(entries, entry)).toBe(false)
  })
})

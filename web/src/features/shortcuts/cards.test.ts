import { describe, expect, test } from 'vitest'
import { nextIndex, scrollNeeded } from './cards.ts'

describe('the next card', () => {
  test.each([
    [{ current: -1, step: 1, count: 12 }, 0],
    [{ current: -1, step: -1, count: 12 }, 0],
    [{ current: 0, step: 1, count: 12 }, 1],
    [{ current: 11, step: 1, count: 12 }, 11],
    [{ current: 5, step: -1, count: 12 }, 4],
    [{ current: 0, step: -1, count: 12 }, 0],
    [{ current: -1, step: 1, count: 0 }, -1],
  ])('%o is number %i', (from, expected) => {
    expect(nextIndex(from)).toBe(expected)
  })
})

describe('scrolling to a card', () => {
  const room = { top: 80, bottom: 800 }

  test.each([
    ['shown completely', { top: 100, bottom: 500 }, 0],
    ['behind the header', { top: 60, bottom: 400 }, -20],
    ['above the window', { top: -300, bottom: 50 }, -380],
    ['cut off below', { top: 600, bottom: 1000 }, 200],
    ['below the window', { top: 1000, bottom: 1400 }, 600],
    ['taller than the window, below', { top: 600, bottom: 1700 }, 520],
    ['taller than the window, at its top', { top: 80, bottom: 1700 }, 0],
  ])('%s', (_case, card, distance) => {
    expect(scrollNeeded(card, room)).toBe(distance)
  })
})

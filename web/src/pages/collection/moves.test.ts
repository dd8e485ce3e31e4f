import { describe, expect, test } from 'vitest'
import { isReplaced, type Move, placeAt, stepFrom, withMoves } from './moves.ts'

const page = [1, 2, 3, 4].map((id) => ({ id }))
const idsAfter = (...moves: Move[]) => withMoves(page, moves).map(({ id }) => id)

describe('the page while moves are being saved', () => {
  test('shows the prompts in the new order', () => {
    expect(idsAfter({ promptIds: [2, 1, 3, 4] }, { promptIds: [2, 3, 1, 4] })).toEqual([2, 3, 1, 4])
  })

  test('no longer shows a prompt that goes to another page', () => {
    expect(idsAfter({ promptId: 2, place: 99 }, { promptIds: [4, 1, 3] })).toEqual([4, 1, 3])
  })

  test('keeps prompts that the order doesn’t name, and ignores prompts it doesn’t have', () => {
    expect(idsAfter({ promptIds: [9, 3, 1] }).toSorted()).toEqual([1, 2, 3, 4])
  })

  test('shows each prompt once', () => {
    expect(idsAfter({ promptIds: [4, 4, 1, 2, 3] })).toEqual([4, 1, 2, 3])
  })
})

describe('a move that waits', () => {
  const move = { promptIds: [2, 1, 3] }

  test('is replaced by a later order of the same prompts', () => {
    expect(isReplaced(move, [{ promptIds: [3, 2, 1] }])).toBe(true)
  })

  test.each([[[]], [[{ promptIds: [3, 2] }]], [[{ promptIds: [3, 2, 4] }]], [[{ promptId: 2, place: 0 }]]])(
    'isn’t replaced by %j',
    (later: Move[]) => {
      expect(isReplaced(move, later)).toBe(false)
    },
  )

  test('isn’t replaced if it goes to another page', () => {
    expect(isReplaced({ promptId: 2, place: 0 }, [{ promptIds: [2, 1, 3] }])).toBe(false)
  })
})

test.each([
  [{ id: 3, place: 0 }, [3, 1, 2, 4]],
  [{ id: 1, place: 3 }, [2, 3, 4, 1]],
  [{ id: 1, place: 99 }, [2, 3, 4, 1]],
  [{ id: 4, place: -1 }, [4, 1, 2, 3]],
])('%j gives %j', (move, order) => {
  expect(placeAt([1, 2, 3, 4], move)).toEqual(order)
})

test.each([
  ['up', -1],
  ['down', 1],
  ['top', -50],
  ['bottom', 69],
] as const)('on the second page of 120 prompts, the first one moves %s to index %i', (step, index) => {
  expect(stepFrom(0, step, { first: 50, total: 120 })).toBe(index)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeItem, reorderItems } from './item-order.ts'

const [A, B, C, D, E, F, HIDDEN, NEW] = [1, 2, 3, 4, 5, 6, 90, 91]

describe('reorderItems', () => {
  it.each([
    ['nothing changes', [A, B, C], [A, B, C], [A, B, C]],
    ['the last becomes the first', [A, B, C], [C, A, B], [C, A, B]],
    ['the order is reversed', [A, B, C], [C, B, A], [C, B, A]],
    ['a hidden prompt stays between its neighbors', [A, HIDDEN, B, C], [C, A, B], [C, A, HIDDEN, B]],
    ['the prompt before a hidden one moves', [A, HIDDEN, B, C], [B, C, A], [HIDDEN, B, C, A]],
    ['the prompt after a hidden one moves', [A, HIDDEN, B, C], [A, C, B], [A, HIDDEN, C, B]],
    ['a prompt added since stays last', [A, B, C, NEW], [C, B, A], [C, B, A, NEW]],
    ['only one page is sent', [A, B, C, D, E, F], [F, D, E], [A, B, C, F, D, E]],
    ['a removed prompt is sent', [A, B], [B, C, A], [B, A]],
    ['nothing is sent', [A, B], [], [A, B]],
    ['a prompt is sent twice', [A, B, C], [C, A, C, B], [C, A, B]],
  ])('when %s', (_, items, sent, expected) => {
    expect(reorderItems(items, sent)).toEqual(expected)
  })

  it('drops nothing, applies the order, and keeps the order of everything else', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 30 })
    fc.assert(
      fc.property(ids, ids, (items, sent) => {
        const result = reorderItems(items, sent)
        const known = sent.filter((id) => items.includes(id))
        const others = (list: number[]) => list.filter((id) => !known.includes(id))
        expect([...result].sort()).toEqual([...items].sort())
        expect(result.filter((id) => known.includes(id))).toEqual(known)
        expect(others(result)).toEqual(others(items))
      }),
    )
  })

  it('takes little time for thousands of prompts', () => {
    const items = Array.from({ length: 5_000 }, (_, index) => index)
    expect(reorderItems(items, items.toReversed())).toEqual(items.toReversed())
  })
})

describe('placeItem', () => {
  it.each([
    ['before another prompt', B, [A, NEW, B]],
    ['at the end', undefined, [A, B, NEW]],
    ['at the end, if the other one is gone', C, [A, B, NEW]],
  ])('%s', (_, before, expected) => {
    expect(placeItem([A, B], { id: NEW, before })).toEqual(expected)
  })
})

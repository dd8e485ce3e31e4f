import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveItem, placeItem } from './item-order.ts'

const [A, B, C, HIDDEN, NEW] = [1, 2, 3, 90, 91]

describe('moveItem', () => {
  it.each([
    ['up', [A, B, C], C, 0, [C, A, B]],
    ['down', [A, B, C], A, 1, [B, A, C]],
    ['to the end, and beyond it', [A, B, C], A, 99, [B, C, A]],
    ['to where it is', [A, B, C], B, 1, [A, B, C]],
    ['up, past a hidden prompt', [A, HIDDEN, B, C], C, 0, [C, A, HIDDEN, B]],
    ['up, not past a hidden prompt', [A, HIDDEN, B, C], C, 1, [A, HIDDEN, C, B]],
    ['down, past a hidden prompt', [A, HIDDEN, B, C], A, 1, [HIDDEN, B, A, C]],
    ['nowhere, because it’s gone', [A, B], C, 0, [A, B]],
    ['nowhere, because it’s hidden', [A, HIDDEN, B], HIDDEN, 0, [A, HIDDEN, B]],
  ])('moves a prompt %s', (_, items, id, place, expected) => {
    const visible = items.filter((item) => item !== HIDDEN)
    expect(moveItem(items, { id, place, visible })).toEqual(expected)
  })

  it('drops nothing, puts the prompt in its place, and keeps the order of everything else', () => {
    const lists = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(lists, fc.nat(40), fc.nat(40), fc.func(fc.boolean()), (items, index, place, isShown) => {
        const visible = items.filter((item) => isShown(item))
        const id = items[index % items.length] ?? 0
        const result = moveItem(items, { id, place, visible })
        expect([...result].sort()).toEqual([...items].sort())
        expect(result.filter((item) => item !== id)).toEqual(items.filter((item) => item !== id))
        if (visible.includes(id))
          expect(result.filter((item) => isShown(item)).indexOf(id)).toBe(Math.min(place, visible.length - 1))
      }),
    )
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

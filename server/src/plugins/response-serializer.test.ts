import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { responseSerializerCompiler } from './response-serializer.ts'

const schema = z.object({
  items: z.array(
    z.object({
      name: z.string().check(z.minLength(2)),
      at: z.nullable(z.iso.datetime()),
      more: z.optional(z.object({ kind: z.enum(['one', 'two']) })),
    }),
  ),
  either: z.union([z.object({ left: z.int() }), z.object({ right: z.string() })]),
})

const serialize = responseSerializerCompiler({ schema, method: 'GET', url: '/api/x.php', httpStatus: '200' })
const valid = { items: [{ name: 'Ada', at: null, more: { kind: 'one' } }], either: { left: 1 } }

describe('a response', () => {
  it('is serialized according to its contract', () => {
    expect(JSON.parse(serialize(valid))).toEqual(valid)
  })

  it('is stripped of fields that the contract doesn’t have, at every level', () => {
    const [item] = valid.items
    const more = { kind: 'one', secret: 1 }
    const extended = { items: [{ ...item, more, secret: 2 }], either: { left: 1, secret: 3 }, secret: 4 }
    expect(serialize(extended)).toBe(JSON.stringify(valid))
  })

  it.each([
    { ...valid, items: [{ name: 'A', at: null }] },
    { ...valid, items: [{ name: 'Ada', at: 'yesterday' }] },
    { ...valid, items: [{ name: 'Ada' }] },
    { ...valid, items: [{ name: 'Ada', at: null, more: { kind: 'three' } }] },
    { ...valid, either: { left: 'text' } },
    { items: [] },
    null,
  ])('that doesn’t match its contract isn’t sent: %j', (invalid) => {
    expect(() => serialize(invalid)).toThrow()
  })
})

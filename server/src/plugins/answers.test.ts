import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { answerCompiler } from './answers.ts'

const answer = z.object({
  items: z.array(
    z.object({
      name: z.string().check(z.minLength(2)),
      at: z.nullable(z.iso.datetime()),
      more: z.optional(z.object({ kind: z.enum(['one', 'two']) })),
    }),
  ),
  either: z.union([z.object({ left: z.int() }), z.object({ right: z.string() })]),
})

const write = answerCompiler({ schema: answer, method: 'GET', url: '/api/x.php', httpStatus: '200' })
const whole = { items: [{ name: 'Ada', at: null, more: { kind: 'one' } }], either: { left: 1 } }

describe('an answer', () => {
  it('is written as its contract has it', () => {
    expect(JSON.parse(write(whole))).toEqual(whole)
  })

  it('goes out without what the contract does not name, however deep it stands', () => {
    const [item] = whole.items
    const more = { kind: 'one', secret: 1 }
    const given = { items: [{ ...item, more, secret: 2 }], either: { left: 1, secret: 3 }, secret: 4 }
    expect(write(given)).toBe(JSON.stringify(whole))
  })

  it.each([
    { ...whole, items: [{ name: 'A', at: null }] },
    { ...whole, items: [{ name: 'Ada', at: 'yesterday' }] },
    { ...whole, items: [{ name: 'Ada' }] },
    { ...whole, items: [{ name: 'Ada', at: null, more: { kind: 'three' } }] },
    { ...whole, either: { left: 'text' } },
    { items: [] },
    null,
  ])('that is not what its contract says does not go out: %j', (given) => {
    expect(() => write(given)).toThrow()
  })
})

import type { JsonSchema } from '@prompt-library/contract/api-docs'
import { describe, expect, test } from 'vitest'
import { schemaFields, typeOf } from './schema-fields.ts'

const text = { type: 'string' }

describe('the fields of a schema', () => {
  test('list their type, limits, and whether they are required', () => {
    const fields = schemaFields({
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
        title: { type: 'string', minLength: 1, maxLength: 200 },
        notes: { anyOf: [{ type: 'string', maxLength: 5_000 }, { type: 'null' }] },
        visibility: { type: 'string', enum: ['public', 'private'] },
        tags: { type: 'array', items: text, maxItems: 2 },
        created_at: { type: 'string', format: 'date-time' },
        upvotes: { type: 'integer', minimum: -9_007_199_254_740_991, maximum: 9_007_199_254_740_991 },
      },
      required: ['id', 'title'],
    })
    expect(fields.map(({ name, type, limits, required }) => [name, type, limits, required])).toEqual([
      ['id', 'integer', '1 to 2,147,483,647', true],
      ['title', 'string', '1 to 200 characters', true],
      ['notes', 'string or null', 'up to 5,000 characters', false],
      ['visibility', 'string', '"public", "private"', false],
      ['tags', 'list of string', 'up to 2 items', false],
      ['created_at', 'string', 'ISO 8601, in UTC', false],
      ['upvotes', 'integer', '', false],
    ])
  })

  test('include nested fields, also in lists and nullable objects', () => {
    const user = { type: 'object', properties: { email: text } }
    const names = (schema: JsonSchema) => schemaFields(schema).map(({ name }) => name)
    expect(names({ properties: { user: { anyOf: [user, { type: 'null' }] } } })).toEqual([
      'user',
      'user.email',
    ])
    expect(names({ type: 'array', items: user })).toEqual(['[].email'])
    expect(names({ properties: { top: { type: 'array', items: user } } })).toEqual(['top', 'top[].email'])
    expect(names(text)).toEqual([])
  })

  test('can have several types or any type', () => {
    expect(typeOf({ type: ['string', 'null'] })).toBe('string or null')
    expect(typeOf({})).toBe('anything')
  })
})

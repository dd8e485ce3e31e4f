import { describe, expect, it } from 'vitest'
import { SYNONYM_GROUPS_MAX, SYNONYM_MAX } from '../limits.ts'
import { DEFAULT_SYNONYMS } from './synonyms.ts'

describe('the default synonyms', () => {
  it('fit the limit in Settings', () => {
    expect(DEFAULT_SYNONYMS.length).toBeLessThanOrEqual(SYNONYM_GROUPS_MAX)
  })

  it.each(DEFAULT_SYNONYMS.map((group) => [group.join(', '), group] as const))(
    '%s: has two to eight distinct entries',
    (_name, group) => {
      expect(group.length).toBeGreaterThanOrEqual(2)
      expect(group.length).toBeLessThanOrEqual(8)
      expect(new Set(group.map((entry) => entry.toLowerCase())).size).toBe(group.length)
      for (const entry of group) {
        expect(entry).toBe(entry.trim())
        expect(entry.length).toBeLessThanOrEqual(SYNONYM_MAX)
      }
    },
  )

  it('have no group that another group contains', () => {
    const contained = DEFAULT_SYNONYMS.filter((group) =>
      DEFAULT_SYNONYMS.some((other) => other !== group && group.every((entry) => other.includes(entry))),
    )
    expect(contained).toEqual([])
  })
})

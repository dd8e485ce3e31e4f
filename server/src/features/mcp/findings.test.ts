import { expect, it } from 'vitest'
import { findingsIn } from './findings.ts'

const saved = { text: 'Grade for Maria Gonzalez: 88. SSN 219-09-9999', idMasks: [], userId: 7 }

it('checks a text that is sent again and again once', async () => {
  const all = Array.from({ length: 110 }, () => findingsIn(saved))
  const [first] = await Promise.all(all)
  expect(first).toContainEqual({ kind: expect.any(String), found: expect.any(String) })
  expect(new Set(await Promise.all(all)).size).toBe(1)
  expect(await findingsIn(saved)).toBe(first)
  expect(await findingsIn({ ...saved, userId: 8 })).not.toBe(first)
})

it('forgets the oldest', async () => {
  const first = await findingsIn(saved)
  for (let count = 0; count < 200; count += 1) await findingsIn({ ...saved, text: `Text ${count}` })
  expect(await findingsIn(saved)).not.toBe(first)
})

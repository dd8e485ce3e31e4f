import type { Span } from '@prompt-library/domain/guard/finding'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyEdits, type Edit } from './guarded-text.ts'
import { removePart } from './removal.ts'

const FOUND = /[abc]@x/g

function remove(text: string, found: readonly Span[]): Edit[] {
  const edits: Edit[] = []
  for (const finding of found) removePart(text, finding, edits)
  return edits
}
const spansIn = (text: string) =>
  Array.from(text.matchAll(FOUND), ({ 0: { length }, index }) => ({ start: index, end: index + length }))
const without = (text: string) => applyEdits(text, remove(text, spansIn(text)))

it.each([
  ['Ask a@x today.', 'Ask today.'],
  ['Ask a@x\nToday.', 'Ask\nToday.'],
  ['a@x today', 'today'],
  ['Ask a@x', 'Ask'],
  ['Ask a@x.', 'Ask.'],
  ['Ask a@x, please.', 'Ask please.'],
  ['Ask Kim, a@x.', 'Ask Kim.'],
  ['Ask Kim, a@x, or Lee.', 'Ask Kim, or Lee.'],
  ['Ask a@x, b@x, or c@x.', 'Ask or.'],
  ['Ask a@x, b@x, c@x.', 'Ask .'],
  ['a@x b@x', ''],
  ['a@x b@x\n😀', '\n😀'],
  ['a@xb@x c@x.', '.'],
  ['Kim (a@x) and Lee <b@x>.', 'Kim and Lee.'],
  ['See [Kim](a@x) or f(b@x).', 'See [Kim]() or f().'],
  ['To: a@x', 'To:'],
])('leaves %j as readable text', (text, rest) => {
  expect(without(text)).toBe(rest)
})

it.each([
  ['Kim;a@x\nLee;b@x', 'Kim;\nLee;'],
  ['a@x,Kim', ',Kim'],
  ['Kim\ta@x\tB+', 'Kim\t\tB+'],
  ['| Kim | a@x |\n| a@x | Lee |', '| Kim | |\n| | Lee |'],
  ['"a@x","b@x"', '"",""'],
])('keeps the cells of %j', (text, rest) => {
  expect(without(text)).toBe(rest)
})

it('removes each finding whole, keeps every letter, and never overlaps', () => {
  const parts = ['a@x', 'b@x', ' ', ', ', ',', ';', '.', '(', ')', '<', '>', '\n', '\t', 'Kim', '😀']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 20 }), (chosen) => {
      const text = chosen.join('')
      const found = spansIn(text)
      const edits = remove(text, found)
      expect(edits).toHaveLength(found.length)
      let end = 0
      for (const [index, edit] of edits.entries()) {
        expect(edit.start).toBeGreaterThanOrEqual(end)
        expect(edit.start).toBeLessThanOrEqual(found[index]?.start ?? 0)
        expect(edit.end).toBeGreaterThanOrEqual(found[index]?.end ?? 0)
        end = edit.end
      }
      const kept = (value: string) =>
        value.replace(FOUND, '').replace(/[^\p{L}\p{Emoji_Presentation}\n\t]/gu, '')
      expect(kept(applyEdits(text, edits))).toBe(kept(text))
    }),
  )
})

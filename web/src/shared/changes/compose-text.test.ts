import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composeText } from './compose-text.ts'
import { findChanges } from './find-changes.ts'
import { changesOf, type Decision, type Part } from './part.ts'
import { splitUnits } from './split-units.ts'

const line = fc.oneof(
  fc.constantFrom(
    '',
    '  ',
    '## Task',
    '- item',
    '1. step',
    '```',
    '```js',
    '~~~',
    'Steps:',
    '| a | b |',
    '\r',
  ),
  fc.constantFrom('Be brief.', 'You are an editor.', 'Compare two drafts.', '    code', '世界。你好。'),
  fc
    .array(fc.constantFrom('Compare', 'two', 'drafts', 'of', 'essays.', 'Why?', ' ', '{{name}}'))
    .map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme' }),
)
const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'))
/** Like a rewritten text: it has most lines of the first one. */
const texts = fc.tuple(text, text, fc.array(fc.nat(2))).map(([before, other, picks]) => {
  const [lines, others] = [before.split('\n'), other.split('\n')]
  const after = lines.flatMap(
    (kept, index) => [[kept], [kept, others[index] ?? ''], [others[index] ?? '']][picks[index] ?? 0] ?? [],
  )
  return { before, after: after.join('\n') }
})
const pairs = fc.oneof(texts, fc.record({ before: text, after: text }))

const all = (parts: readonly Part[], decision: Decision) => changesOf(parts).map(() => decision)
const visible = (value: string) => value.replace(/\s/g, '')

test('units and the gaps between them are the whole text', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (value) => {
      const { units, end } = splitUnits(value)
      expect(units.map((unit) => unit.gap + unit.text).join('') + end).toBe(value)
    }),
  )
})

describe('for any two texts', () => {
  test('accepting everything gives the second, and rejecting everything the first', () => {
    fc.assert(
      fc.property(pairs, ({ before, after }) => {
        const parts = findChanges(before, after)
        expect(composeText(parts, all(parts, 'accepted'))).toBe(after)
        expect(composeText(parts, [])).toBe(after)
        expect(composeText(parts, all(parts, 'rejected'))).toBe(before)
      }),
      { numRuns: 1_000 },
    )
  })

  test('any decisions keep every chosen piece once, in order', () => {
    fc.assert(
      fc.property(pairs, fc.infiniteStream(fc.boolean()), ({ before, after }, accepts) => {
        const parts = findChanges(before, after)
        const decisions = decide(parts, accepts)
        let index = 0
        const kept = parts.map((part) => {
          if (part.kind === 'same') return part.before.text
          return decisions[index++] === 'accepted' ? part.added?.text : part.removed?.text
        })
        expect(visible(composeText(parts, decisions))).toBe(visible(kept.join('')))
      }),
      { numRuns: 1_000 },
    )
  })

  test('any decisions leave code blocks closed if both texts close them', () => {
    const isClosed = (value: string) =>
      splitUnits(value).units.filter(({ kind }) => kind === 'fence').length % 2 === 0
    fc.assert(
      fc.property(pairs, fc.infiniteStream(fc.boolean()), ({ before, after }, accepts) => {
        fc.pre(isClosed(before) && isClosed(after))
        const parts = findChanges(before, after)
        expect(isClosed(composeText(parts, decide(parts, accepts)))).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})

function decide(parts: readonly Part[], accepts: fc.Stream<boolean>): Decision[] {
  return changesOf(parts).map(() => (accepts.next().value ? 'accepted' : 'rejected'))
}

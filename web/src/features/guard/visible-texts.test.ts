import { findSensitive } from '@prompt-library/domain/guard/find-sensitive'
import { withoutHiddenText } from '@prompt-library/domain/text/hidden-text'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyEdits } from './guarded-text.ts'
import { editsOfOriginal, visibleTexts } from './visible-texts.ts'

it.each([
  ['SSN: 5\u200B36-22-8714 now', 'SSN: X now'],
  ['Ask mlopez@\u00ADpitt.edu or m\u2060lopez@pitt.e\u{E0041}du.', 'Ask X or X.'],
  ['\u200Bmlopez@pitt.edu\u200B', '\u200BX\u200B'],
  ['👩‍💻 mlopez\u200D@pitt.edu 👩‍💻', '👩‍💻 X 👩‍💻'],
])('finds and replaces the whole of what invisible characters split in %j', (text, result) => {
  const [visible = { text: '' }] = visibleTexts([{ label: '', text, offers: [] }])
  const edits = findSensitive(visible.text).map(({ start, end }) => ({ start, end, text: 'X' }))
  expect(applyEdits(text, editsOfOriginal(text, visible.text, edits))).toBe(result)
})

it('makes the same edit in the original as in the visible text', () => {
  const parts = [
    'a',
    'b',
    ' ',
    '\u200B',
    '\u00AD',
    '\u200D',
    '\u0301',
    'é',
    '👩',
    '‍💻',
    'שלום',
    '\u200F',
    '\u{E0041}',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...parts), { maxLength: 30 }),
      fc.nat(40),
      fc.integer({ min: 1, max: 9 }),
      (chosen, at, length) => {
        const text = chosen.join('')
        const visible = withoutHiddenText(text)
        const start = at % (visible.length + 1)
        const end = Math.min(start + length, visible.length)
        fc.pre(start < end)
        // A finding starts and ends with a whole, visible character.
        fc.pre(/^[ab ].*[ab ]$|^[ab ]$/s.test(visible.slice(start, end)))
        const edits = [{ start, end, text: 'X' }]
        const edited = applyEdits(text, editsOfOriginal(text, visible, edits))
        expect(edited.replace(/[^ab X]/gu, '')).toBe(applyEdits(visible, edits).replace(/[^ab X]/gu, ''))
      },
    ),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FORMULAS } from '../../../server/src/testing/hostile-texts.ts'
import { csvLine, unescapeFormula } from './csv-line.ts'

it.each([
  [['a', 'b'], 'a,b'],
  [[1, -2.5, 0], '1,-2.5,0'],
  [[null, undefined, ''], ',,'],
  [[new Date('2026-03-01T12:00:00Z')], '2026-03-01T12:00:00.000Z'],
  [['say "hi"', 'a,b', 'two\nlines'], '"say ""hi""","a,b","two\nlines"'],
  [['=1+1'], `'=1+1`],
  [['+1', '-x', '@SUM(A1)'], `'+1,'-x,'@SUM(A1)`],
  [['  =cmd|calc'], `'  =cmd|calc`],
  [['\t=1'], `'\t=1`],
  [['＝1+1'], `'＝1+1`],
  [['\u200B=1'], `'\u200B=1`],
  [['-1'], '-1'],
  [[`'tis`, `'=1`], `''tis,''=1`],
  [['Ünï — 日本'], 'Ünï — 日本'],
])('writes %j as %j', (values, line) => {
  expect(csvLine(values)).toBe(`${line}\r\n`)
})

it.each(FORMULAS)('%j isn’t a formula in a spreadsheet', (text) => {
  const cell = csvLine([text]).replace(/^"|"?\r\n$/g, '')
  expect(cell).toMatch(/^('|""|;|,)/)
})

it('escapes so that reading undoes exactly that', () => {
  const start = fc.constantFrom('', "'", "''", '=', ' =', '-1', '\t', '@', '＝')
  fc.assert(
    fc.property(start, fc.string({ unit: fc.constantFrom('a', "'", '=', '1', ' ', 'é') }), (first, rest) => {
      expect(unescapeFormula(csvLine([first + rest]).slice(0, -2))).toBe(first + rest)
    }),
  )
})

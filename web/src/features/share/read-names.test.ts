import { cpuMilliseconds } from '@prompt-library/domain/testing/cpu-milliseconds'
import { describe, expect, it } from 'vitest'
import { asOneLine, readNames } from './read-names.ts'

describe('a list', () => {
  it.each([
    ['abc12', ['abc12']],
    ['abc12, def34;ghi56\njkl78\r\n', ['abc12', 'def34', 'ghi56', 'jkl78']],
    ['abc12 def34', ['abc12', 'def34']],
    [' ,; abc12 ,, ;def34\n\n', ['abc12', 'def34']],
    ['ada, ben, cy', ['ada', 'ben', 'cy']],
    ['- abc12\n- def34', ['abc12', 'def34']],
    ['ABC12, abc12, Abc12', ['ABC12']],
    ['a@example.edu b@example.edu', ['a@example.edu', 'b@example.edu']],
    ['abc12\0def34, ghi56', ['abc12', 'def34', 'ghi56']],
    ['Ana Ruiz <ana@example.edu>, Ben Cole <ben@example.edu>', ['ana@example.edu', 'ben@example.edu']],
    ['"Ruiz, Ana" <ana@example.edu>, abc12', ['ana@example.edu', 'abc12']],
    ['Ruiz, Ana <ana@example.edu>; Van Dyke, Ben <ben@example.edu>', ['ana@example.edu', 'ben@example.edu']],
    ['Ana Ruiz, Ben Cole <ben@example.edu>', ['Ana Ruiz', 'ben@example.edu']],
    ['Ana Ruiz\tana@example.edu\nBen Cole\tben@example.edu', ['ana@example.edu', 'ben@example.edu']],
    // A person’s name is reported in one line.
    ['Ana Ruiz A1; Ben Cole\nabc12', ['Ana Ruiz A1', 'Ben Cole', 'abc12']],
  ])('%j: %j', (text, names) => {
    expect(readNames(text)).toEqual({ isList: true, names })
  })
})

it.each([
  ...['Ana', 'smith', 'Ana Ruiz', 'Ruiz, Ana', 'José Álvarez', '李 明', 'ada ben', 'Rita Reader A1'],
  ...['Ana Ruiz\n', '', ' \n', ','],
])('a name is searched for: %j', (text) => {
  expect(readNames(text).isList).toBe(false)
})

it('keeps lines apart in one line', () => {
  const pasted = 'Ruiz, Ana <ana@example.edu>\r\n\n  abc12 \nBen Cole <ben@example.edu>\n'
  expect(asOneLine(pasted)).toBe('Ruiz, Ana <ana@example.edu>; abc12; Ben Cole <ben@example.edu>')
  expect(readNames(asOneLine(pasted))).toEqual(readNames(pasted))
})

it.each(['<', '"', '" ', ' ', 'A a ', ','])('takes linear time for a very long text of %j', (part) => {
  const text = `a${part.repeat(100_000 / part.length)}b`
  expect(cpuMilliseconds(() => void readNames(text))).toBeLessThan(2_000)
})

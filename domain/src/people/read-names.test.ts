import { describe, expect, it } from 'vitest'
import { asOneLine, readNames } from './read-names.ts'

describe('a list', () => {
  it.each([
    ['abc12, def34', ['abc12', 'def34']],
    ['abc12;def34', ['abc12', 'def34']],
    ['abc12\ndef34\r\n', ['abc12', 'def34']],
    [' ,; abc12 ,, ;def34\n\n', ['abc12', 'def34']],
    ['ada, ben, cy', ['ada', 'ben', 'cy']],
    ['ada\nben', ['ada', 'ben']],
    ['abc12', ['abc12']],
    ['abc12 def34', ['abc12', 'def34']],
    ['a@example.edu b@example.edu', ['a@example.edu', 'b@example.edu']],
    ['a@example.edu', ['a@example.edu']],
    ['a@example.edu, abc12\tdef34', ['a@example.edu', 'abc12', 'def34']],
    ['ABC12, abc12, Abc12', ['ABC12']],
    ['a@example.edu A@EXAMPLE.EDU', ['a@example.edu']],
    ['mailto:a@example.edu; <b@example.edu>', ['a@example.edu', 'b@example.edu']],
    [
      '“a@example.edu”, \'b@example.edu\', "c@example.edu"',
      ['a@example.edu', 'b@example.edu', 'c@example.edu'],
    ],
    ['Write to a@example.edu.', ['to', 'a@example.edu']],
    ['- abc12\n- def34', ['abc12', 'def34']],
    ['\u200babc12\u00a0, \u202adef34\u202c', ['abc12', 'def34']],
    ['abc12\0def34, ghi56', ['abc12', 'def34', 'ghi56']],
    ['abc12，def34；ghi56、jkl78', ['abc12', 'def34', 'ghi56', 'jkl78']],
  ])('%j: %j', (text, names) => {
    expect(readNames(text)).toEqual({ isList: true, names })
  })

  it.each([
    ['Ana Ruiz <ana@example.edu>', ['ana@example.edu']],
    ['Ana Ruiz <ana@example.edu>, Ben Cole <ben@example.edu>', ['ana@example.edu', 'ben@example.edu']],
    ['Ana A1 <ana@example.edu>; ben <ben@example.edu>', ['ana@example.edu', 'ben@example.edu']],
    ['"Ruiz, Ana" <ana@example.edu>, abc12', ['ana@example.edu', 'abc12']],
    ['Ruiz, Ana <ana@example.edu>; Van Dyke, Ben <ben@example.edu>', ['ana@example.edu', 'ben@example.edu']],
    ['Ruiz, Ana M. <ana@example.edu>, Cole, Ben <ben@example.edu>', ['ana@example.edu', 'ben@example.edu']],
    ['abc12, Ben Cole <ben@example.edu>', ['abc12', 'ben@example.edu']],
    ['Ana Ruiz, Ben Cole <ben@example.edu>', ['Ana Ruiz', 'ben@example.edu']],
    ['ana@example.edu <ana@example.edu>', ['ana@example.edu']],
    ['Ana <ana@example.edu> Ben <ben@example.edu>', ['ana@example.edu', 'ben@example.edu']],
    ['Ana Ruiz\tana@example.edu\nBen Cole\tben@example.edu', ['ana@example.edu', 'ben@example.edu']],
    ['Ana <ana@example.edu', ['ana@example.edu']],
  ])('with display names, as mail programs copy it: %j', (text, names) => {
    expect(readNames(text)).toEqual({ isList: true, names })
  })

  it('keeps a person’s name whole, so that it’s reported in one line', () => {
    expect(readNames('Ana Ruiz A1; Ben Cole\nabc12').names).toEqual(['Ana Ruiz A1', 'Ben Cole', 'abc12'])
  })
})

it.each([
  'Ana',
  'smith',
  'Ana Ruiz',
  'Ruiz, Ana',
  'José Álvarez',
  '李 明',
  'smith\r\n',
  'Ana Ruiz\n',
  '',
  ' \n',
  ',',
  'ada ben',
  'Rita Reader A1',
  'Ana A1',
  'ana@',
])('a name is searched for: %j', (text) => {
  expect(readNames(text).isList).toBe(false)
})

it('keeps lines apart in one line', () => {
  const pasted = 'Ruiz, Ana <ana@example.edu>\r\n\n  abc12 \nBen Cole <ben@example.edu>\n'
  expect(asOneLine(pasted)).toBe('Ruiz, Ana <ana@example.edu>; abc12; Ben Cole <ben@example.edu>')
  expect(readNames(asOneLine(pasted))).toEqual(readNames(pasted))
})

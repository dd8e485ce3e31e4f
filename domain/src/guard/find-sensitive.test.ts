import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cpuMilliseconds } from '../../testing/cpu-milliseconds.ts'
import { findSensitive } from './find-sensitive.ts'

/** `npm test` tries every other long text, and whole only if a part of it is suspicious. */
const isWhole = process.env['TEST_SCALE'] !== 'sample'
const OPTIONS = { idMasks: ['A########', '#########'] }
const kindsIn = (text: string) => findSensitive(text, OPTIONS).map(({ kind }) => kind)

it.each([
  ['an address with an ID in it is an address', 'a02918837@pitt.edu', ['email']],
  ['a password in an address is a password', 'ftp://kim:A02918837@files.pitt.edu', ['secret']],
  ['a labeled SSN is an SSN, whatever the masks', 'SSN 412389107', ['ssn']],
  ['an ID isn’t the grade of another ID', 'ID,Score\nA02918837,412389107', ['student_id', 'student_id']],
  ['full-width characters are read', 'ｋｉｍ＠pitt.edu, ４１２-624-8837', ['email', 'phone']],
  ['special spaces are spaces', 'Call 412\u00a0624\u00a08837.', ['phone']],
  [
    'a line that looks like a reference can have numbers of people',
    'Lopez, Maria (2024): 536-22-8714, A12340678, 4111 1111 1111 1111, (412) 624-8837',
    ['name', 'ssn', 'student_id', 'card', 'phone'],
  ],
  ['what a reference is about isn’t health', 'Lee, D. K., & Weber, J. (2020). Dana Kim has diabetes.', []],
  ['an account number can be an SSN', 'account number 536-22-8714', ['ssn']],
  ['a card in groups needs no label', 'form 4111 1111 1111 1111', ['card']],
  ['a signature abbreviates phone', 'P: 412-624-9921', ['phone']],
  ['only the host after ssh isn’t an address', 'ssh server, then email kim.lee@pitt.edu', ['email']],
])('%s', (_, text, kinds) => {
  expect(kindsIn(text)).toEqual(kinds)
})

it('finds everything in a pasted class list', () => {
  const list = 'Name,ID,Email,Grade,Notes\nLuz Rivera,A02918837,lrivera@pitt.edu,B+,ADHD'
  expect(kindsIn(list)).toEqual(['name', 'student_id', 'email', 'grade', 'health'])
})

it('finds nothing in an empty text and in fields', () => {
  expect(kindsIn('')).toEqual([])
  expect(kindsIn('Write to {{name}} ({{student_id}}, {{email}}) about {{grade}}.')).toEqual([])
})

const PARTS = [
  'Maria Lopez',
  'got a',
  'C+',
  'ADHD',
  'has',
  '412-38-9107',
  '4539 1488 0343 6467',
  'call 412-624-8837',
  'k.osei@pitt.edu',
  'A02918837',
  'password: Tr0mb0ne!42',
  ',',
  '\n',
  '\t',
  '|',
  'Name,Grade\n',
  ' ',
  '. ',
  '李明',
  '😀',
]

it('returns findings in order, without overlaps, and without showing them', () => {
  const texts = fc.array(fc.constantFrom(...PARTS), { maxLength: 30 }).map((parts) => parts.join(' '))
  fc.assert(
    fc.property(fc.oneof(texts, fc.string({ unit: 'grapheme' })), (text) => {
      let end = 0
      for (const finding of findSensitive(text, OPTIONS)) {
        expect(finding.start).toBeGreaterThanOrEqual(end)
        expect(finding.end).toBeGreaterThan(finding.start)
        expect(finding.masked).not.toContain(text.slice(finding.start, finding.end))
        end = finding.end
      }
      expect(end).toBeLessThanOrEqual(text.length)
    }),
  )
})

describe('with 100,000 characters', () => {
  const LENGTH = 100_000
  const repeated = (part: string) => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH)

  // These take half of the limit or less on a processor of 2020 that does nothing else.
  it.each([
    [
      'prose',
      'The committee met on 2024-03-05 in room 412 to review 36 applications (pp. 12-48) from students in BIO 1101. ',
      200,
    ],
    ['prose about people', 'Maria Lopez got a C+ on the midterm and has ADHD, call 412-624-8837. ', 500],
    ['a class list', 'Maria Lopez,A01234687,mlopez@pitt.edu,B+,ADHD\n', 600],
    ['a list without a header', 'Maria Garcia 88\nWei Chen 91\n', 600],
    ['a line without spaces', 'a', 150],
    ['digits', '1', 150],
    ['at signs', '@', 150],
    ['braces', '{', 150],
  ])('reads %s quickly once the patterns are compiled', (_, part, limit) => {
    const text = repeated(part)
    findSensitive(text, OPTIONS)
    // Another process can slow one run down, but not four.
    const isFast = [1, 2, 3, 4].some(() => cpuMilliseconds(() => findSensitive(text, OPTIONS)) < limit)
    expect(isFast).toBe(true)
  })

  const REPEATED = [
    ...['1', '1 ', '1-', '412-', '+1 ', '(', '{{', '[', '|', '"', '\n', ' ', '\t', '-', '.', '\u0301'],
    ...['a', 'A', 'Aa ', 'Aa, ', "A'a-", 'a.', 'a@', 'a_', 'a:', 'a://b:', 'http://', ' at ', 'a dot '],
    ...['password ', 'password for ', 'password "', 'api_key=', 'sk-', 'eyJaaaaaaaaa.', 'Bearer ', 'ab12'],
    ...['-----BEGIN PRIVATE KEY-----\n', 'login ', 'username a/', 'Wi-Fi ', 'PIN for ', 'SK_a.'],
    ...['GPA ', 'grade in ', 'from 9 to ', '9% ', 'failed ', 'an A ', 'Aa 9, ', 'Quiz 1 '],
    ...[
      'Dear Aa, you ',
      'I got ',
      'Aa: "b" C\n',
      '9/20 ',
      'a, ',
      'insert into a (b) values (',
      '(1,',
      'title = {',
    ],
    ...[
      'allergic to ',
      'diagnosis: a, ',
      'broke her ',
      'surgery ',
      'Aa, B. (2019). ',
      'a: b / c1!',
      'token ',
    ],
    ...[
      'DOB: ',
      'Student name: Aa ',
      'account 123456 bank ',
      'Aa Street 12, ',
      '12 Aa Street, ',
      '$1,000 ',
      'suspended ',
      'Aa and ',
    ],
    ...['ADHD ', 'students with ', 'severe ', 'her ', 'Maria has ADHD ', 'diagnosed with ', 'about aa '],
    ...[
      'Name\t',
      'Name,Grade\n',
      'Maria Lopez,B+\n',
      'Maria Lopez 9 9 9\n',
      'ID A02918837 ',
      '李',
      '李明 ',
      'محمد ',
    ],
  ]
  it.each(REPEATED.filter((_, index) => isWhole || index % 2 === 0))('takes linear time on %j', (part) => {
    const long = repeated(part)
    const timeOf = (length: number) => cpuMilliseconds(() => findSensitive(long.slice(0, length), OPTIONS))
    timeOf(LENGTH / 20)
    // Four times the text takes four times as long, or sixteen times if the time isn't linear. Then the whole text decides.
    const quarter = isWhole ? undefined : timeOf(LENGTH / 4)
    if (quarter !== undefined && quarter < 300 && quarter < 8 * Math.max(5, timeOf(LENGTH / 16))) return
    expect(timeOf(LENGTH)).toBeLessThan(1_500)
  })
})

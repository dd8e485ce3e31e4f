import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

const foundIn = (text: string) =>
  findSensitive(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)

it.each([
  ['Haruto Shimizu, 44718203, cheated.', 'student_id: 44718203'],
  ['Anneke de Wit (s4410927) is ill.', 'student_id: s4410927'],
  ['Met with Keisha Broadnax (PID 730441982).', 'student_id: 730441982'],
  ['Lindiwe Sithole (stud. no. 219887304) called.', 'student_id: 219887304'],
  ['Nurul Aisyah binti Osman - S7204816D', 'student_id: S7204816D'],
  ['Ana Prado, 2008-01-30, swims.', 'birth_date: 2008-01-30'],
  ['Failed password for user ykobayashi from 10.4.8.19', 'personal_id: ykobayashi'],
  ['Birthdays\nIlse 7/14/88\nOkon B. - 2/9/1979', 'birth_date: 7/14/88'],
  ['Birthdays\nIlse 7/14/88\nOkon B. - 2/9/1979', 'birth_date: 2/9/1979'],
  ['Maria Lopez (KR-40318) owes a book.', 'student_id: KR-40318'],
  ['KR-40318 (Maria Lopez) owes a book.', 'student_id: KR-40318'],
])('finds what its place beside a name or its label makes someone’s: %s', (text, found) => {
  expect(foundIn(text)).toContain(found)
})

it('finds an ID again where nothing labels it', () => {
  expect(foundIn('jdoyle3 logged in\njdoyle3 exported a file')).toEqual([
    'personal_id: jdoyle3',
    'personal_id: jdoyle3',
  ])
})

it.each([
  'Haruto Shimizu teaches BIOL2012, 2024-25.',
  'Ordering for Dana Kim: cat. no. 14-959-53A, PO 4500998213.',
  'Maria Lopez takes CHEM 2311-004.',
  'Order 4500718263 for 12 boxes.',
  'Maria Lopez, hired 2004-05-19, teaches art.',
  'Mouse 4417, cage B-22, DOB 2024-11-02',
  'user app from 10.4.8.19',
  'Birthday party\nCake 3/22/26\nBalloons 3/23/26',
  'Maria Lopez (BIOL-2012) is full.',
])('leaves other numbers: %s', (text) => {
  expect(foundIn(text)).toEqual([])
})

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
  ['Maria Lopez (KR-40318) owes a book.', 'student_id: KR-40318'],
  ['KR-40318 (Maria Lopez) owes a book.', 'student_id: KR-40318'],
])('finds what its place beside a name or its label makes someone’s: %s', (text, found) => {
  expect(foundIn(text)).toContain(found)
})

it.each([
  'Haruto Shimizu teaches BIOL2012, 2024-25.',
  'Ordering for Dana Kim: cat. no. 14-959-53A, PO 4500998213.',
  'Maria Lopez takes CHEM 2311-004.',
  'Order 4500718263 for 12 boxes.',
  'Maria Lopez, hired 2004-05-19, teaches art.',
  'user app from 10.4.8.19',
  'Maria Lopez (BIOL-2012) is full.',
])('leaves other numbers: %s', (text) => {
  expect(foundIn(text)).toEqual([])
})

const idsIn = (text: string) =>
  findSensitive(text)
    .filter(({ kind }) => kind === 'student_id')
    .map(({ start, end }) => text.slice(start, end))

it.each([
  ['Devon Whitaker 801554209\nMei Castellanos 801560018', '801554209', '801560018'],
  ['1. Whitaker, Devon W01554209', 'W01554209'],
  ['Prado, Maria,B30418872,91\nOsei, Kwame,B30419055,64', 'B30418872', 'B30419055'],
])('finds the IDs in the list %j', (text, ...ids) => {
  expect(idsIn(text)).toEqual(ids)
})

it.each([
  'Order 80155420 shipped\nOrder 80156001 delayed',
  'Los Angeles 3898747\nSan Diego 1386932',
  'Smith Hall 80155420 sq ft',
  'Grace Hopper 19061209',
  'Ticket 88120041 for the CHEM 1010 section printer',
  'For ACCT 2010, net income was 88120041 and we added depreciation.',
  'HIST 2010: add the OCLC record 31462531 to the reserves',
  'W10277346 is a model of a water heater.',
  'CRN 31882 CHEM 1010 sec 3 and CRN 31883 CHEM 1020 sec 1',
  'Total Enrollment\n730418872',
])('finds none in %j', (text) => {
  expect(idsIn(text)).toEqual([])
})

import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

const idsIn = (text: string) =>
  findSensitive(text)
    .filter(({ kind }) => kind === 'student_id')
    .map(({ start, end }) => text.slice(start, end))

it.each([
  ['Devon Whitaker 801554209\nMei Castellanos 801560018', '801554209', '801560018'],
  ['80155420 Devon Whitaker\n80156001 Mei Castellanos', '80155420', '80156001'],
  ['1. Whitaker, Devon W01554209', 'W01554209'],
  ['801554209 ENGL 1101 C -> B-', '801554209'],
  ['Please add 801554209 to MATH 2410 sec 3', '801554209'],
  ['W10277346 owes for the fall and asked for a hold.', 'W10277346'],
  ['Re: W10277346 transcript hold', 'W10277346'],
  ['Overrides for CHEM 1010: 801554209, 801560018', '801554209', '801560018'],
  ['Prado, Maria,B30418872,91\nOsei, Kwame,B30419055,64', 'B30418872', 'B30419055'],
  ['Thank you,\nMaria Prado\n730418872', '730418872'],
])('finds the IDs in %j', (text, ...ids) => {
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

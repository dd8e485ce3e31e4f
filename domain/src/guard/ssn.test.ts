import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

const ssnsIn = (text: string) =>
  findSensitive(text)
    .filter(({ kind }) => kind === 'ssn')
    .map(({ start, end }) => text.slice(start, end))

it.each([
  ['My SSN is 412-38-9107.', '412-38-9107'],
  ['412-38-9107 is on the form', '412-38-9107'],
  ['Social Security Number: 412 38 9107', '412 38 9107'],
  ['social: 412389107', '412389107'],
  ['SSN 412.38.9107', '412.38.9107'],
  ['His SSN 219-09-9999 is in the letter.', '219-09-9999'],
  ['SS# 412–38–9107', '412–38–9107'],
  ['ITIN 912-78-4456', '912-78-4456'],
  ['employee,ssn\nHolt,412389107', '412389107'],
])('finds the number in %j', (text, ssn) => {
  expect(ssnsIn(text)).toEqual([ssn])
})

it.each([
  ['000-12-3456', 'an area that was never issued'],
  ['666-12-3456', 'an area that was never issued'],
  ['912-38-9107', 'a taxpayer number without its label'],
  ['SSN 412-00-9107', 'a group that was never issued'],
  ['SSN 412-38-0000', 'a serial number that was never issued'],
  ['SSN 078-05-1120', 'the number printed on sample cards'],
  ['SSN XXX-XX-9107', 'a masked number'],
  ['412 38 9107', 'three numbers without a label'],
  ['412389107 rows', 'nine digits without a label'],
  ['1412-38-91075', 'part of a longer number'],
  ['ticket 412-38-9107', 'a ticket'],
  ['Call 412-624-4141', 'a phone number'],
])('doesn’t find %j, %s', (text) => {
  expect(ssnsIn(text)).toEqual([])
})

it('finds two beside each other, and one beside another number', () => {
  expect(ssnsIn('412-38-9107 536-22-8714')).toEqual(['412-38-9107', '536-22-8714'])
  expect(ssnsIn('SSN 412 38 9107 536 22 8714')).toEqual(['412 38 9107', '536 22 8714'])
  expect(ssnsIn('412-38-9107 2 copies')).toEqual(['412-38-9107'])
})

it('shows the last four digits', () => {
  expect(findSensitive('412-38-9107')).toEqual([{ kind: 'ssn', start: 0, end: 11, masked: '•••-••-9107' }])
})

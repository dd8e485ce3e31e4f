import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

const phonesIn = (text: string) =>
  findSensitive(text)
    .filter(({ kind }) => kind === 'phone')
    .map(({ start, end }) => text.slice(start, end))

it.each([
  ['412-624-8837', '412-624-8837'],
  ['(412) 624-8837', '(412) 624-8837'],
  ['(412)624-8837', '(412)624-8837'],
  ['412.624.8837', '412.624.8837'],
  ['412/624-8837', '412/624-8837'],
  ['412–624–8837', '412–624–8837'],
  ['412 624 8837', '412 624 8837'],
  ['+1 412 624 8837', '+1 412 624 8837'],
  ['412-624-8837 ext. 12', '412-624-8837 ext. 12'],
  ['tel:+14126248837', '+14126248837'],
  ['my cell is 4126248837', '4126248837'],
  ['call 624-8837', '624-8837'],
  ['+49 89 2180 5473', '+49 89 2180 5473'],
  ['+91 98453 20117', '+91 98453 20117'],
  ['Anna Schmidt, Tel. 0221/470-2224', '0221/470-2224'],
  ['Driver list: Omar Haddad 6142927711', '6142927711'],
  ['txt me @ 6142927711', '6142927711'],
  ['name,phone\nHaddad,4126248837', '4126248837'],
  ['Ana Prado\nStudio 4\nOffice: 617-345-8903', '617-345-8903'],
  ['Ana Prado\nOffice of Tours\n617-345-8903', '617-345-8903'],
  ['The caller gave 617-345-8903 and hung up.', '617-345-8903'],
  ['Trip contacts\nOmar Haddad    6173458903', '6173458903'],
])('finds the number in %j', (text, phone) => {
  expect(phonesIn(text)).toEqual([phone])
})

it.each([
  ['Just text me at 937-555-0148', '937-555-0148'],
  ['Rashid Al-Harthy 970 555 0133\nWen-Ling Tsai 303 555 0125', '970 555 0133', '303 555 0125'],
  ['diego77@outlook.com (406) 555-0119', '(406) 555-0119'],
  ['In the mockup, call me at (412) 555-0142'],
])('knows whose number with 555 is in %j', (text, ...phones) => {
  expect(phonesIn(text)).toEqual(phones)
})

it.each([
  ['(412) 555-0142', 'the exchange for examples'],
  ['call 555-0199', 'the exchange for examples'],
  ['112-624-8837', 'no area code'],
  ['412-124-8837', 'no exchange'],
  ['123-456-7890', 'a placeholder'],
  ['(XXX) XXX-XXXX', 'a format'],
  ['4126248837 bytes', 'ten digits without a label'],
  ['624-8837', 'seven digits without a label'],
  ['2019-2023', 'years'],
  ['pp. 1203-1210', 'pages'],
  ['10.1038/s41586-020-2649-2', 'a DOI'],
  ['192.168.100.1000', 'an IP address'],
  ['waves of 312 455 1020 882', 'numbers in a row'],
  ['case number is 412-624-8837', 'a case number'],
  ['40.444353, -79.960835', 'coordinates'],
  ['9780306406157', 'an ISBN'],
  ['2026-09-14T10:30:00+02:00', 'a time'],
  ['Call 100-200-3000', 'a number that can’t be valid'],
  ['the help desk, 1-800-437-2196', 'a toll-free number'],
  ['Registrar: 617-345-8903', 'an office'],
  ['If it leaks, call Maintenance 617-345-8903.', 'an office'],
  ['Notify EHS (617-345-8903) right away.', 'an office'],
  ['Office stays open, 617-345-8903.', 'an office'],
  ['Bursar, Cooper Hall 114, 617-345-8903', 'an office'],
  ['Confirme en la oficina de becas, 617-345-8903', 'an office'],
  ['I gave him the counseling number, 617-345-8903.', 'an office'],
  ['For tickets call 617-345-8903.', 'everyone’s'],
  ['Call us at 617-345-8903 to book a tour.', 'everyone’s'],
  ['Contact the access coordinator at 617-345-8903.', 'an office'],
  ['The rental desk, 617-345-8903, opens at 7.', 'a company'],
  ['Branch offices:\nLee 617-345-8903\nGrand Falls 617-345-8112', 'towns'],
  ['County numbers\nLincoln 617-345-8903', 'towns'],
  ['Sampling kits cost $12. Order at 617-345-8903.', 'no one’s'],
  ['Tom Ray spoke at the dinner. Drop in by Friday.\nTo order: 617-345-8903 or kits@kells.edu.', 'no one’s'],
  ['Visits\nPrinting Services | Hall 3 | 617-345-8903', 'an office'],
  ['Housing after hours 24h 617-345-8903', 'an office'],
  ['Bring it to Bradley Hall, or call the loan desk at 617-345-8903.', 'an office'],
  ['Riley Tupou 21/12/2006 200 free', 'a date and a distance'],
  ['The Counseling Center is open; call 724-357-2621.', 'an office'],
])('doesn’t find %j, %s', (text) => {
  expect(phonesIn(text)).toEqual([])
})

it('finds numbers to call of whom nothing is said', () => {
  expect(phonesIn('Call 617-345-8903 or 617-345-8904.')).toHaveLength(2)
})

it('finds a person’s number wherever the text has it', () => {
  expect(phonesIn('My cell is 617-345-8903.\nFor tickets call 617-345-8903.')).toHaveLength(2)
})

it('shows the last four digits', () => {
  expect(findSensitive('(412) 624-8837')[0]?.masked).toBe('•••-8837')
})

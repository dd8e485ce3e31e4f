import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

const codesIn = (text: string) =>
  findSensitive(text)
    .filter(({ kind }) => kind === 'secret')
    .map(({ start, end }) => text.slice(start, end))

it.each([
  ['PIN for the copier is 4471', '4471'],
  ['The combination to the lab safe is 24-8-31', '24-8-31'],
  ['The boathouse keypad is 5520*, then turn the knob.', '5520*'],
  ['The bike shed padlock opens with 14-26-3.', '14-26-3'],
  ['The kiln room is locked, code 1966', '1966'],
  ['The van keys are in the lockbox (6619).', '6619'],
  ['To get in, punch 2468# on the side door', '2468#'],
  ['Gave her the Duo bypass code 734 118 902 by phone', '734 118 902'],
  ['backup codes: 4471 0982, 1180 3341', '4471 0982', '1180 3341'],
  ['The verification code we texted was 660213.', '660213'],
  ['Disarm the alarm panel by the door and enter 204815.', '204815'],
  ['The code for the gym door is still 2281', '2281'],
  ['Duo bypass code issued 709 334 812', '709 334 812'],
  ['Locker room code changed to 3157 on Monday', '3157'],
  ['The alarm panel is 5520 and the float dock padlock is now 8814.', '5520', '8814'],
  ['Night list\nkey box under the stairs: 7714#\nMailroom door code 3302', '7714#', '3302'],
  ['Gave her bypass code 620417933 by phone', '620417933'],
  ['The padlock on the kayak rack is 7051', '7051'],
])('finds the code in %j', (text, ...codes) => {
  expect(codesIn(text)).toEqual(codes)
})

it.each([
  'Error code 40412 appears when the door sensor fails.',
  'The zip code of the storage unit is 48824.',
  'Promo code 20251 works at the bookstore.',
  'The alarm is set for 6:30 and the lock at 4000 rpm.',
  'Room 3120 needs a new door by 10-12-24.',
  'A padlock of 12-18-60 inches',
  'The combination of 24-8-31 mixtures and 2 TAs works.',
  'How many 4-digit PINs have no repeated digit?',
  'The access code for the textbook is on the card.',
  'Garage, level 2: 1200 spaces',
  'The donor texted me 250000 reasons.',
  'Gate valve: 2200',
  'Use code 2281 from the table for door makers.',
  'The hay door takes 500# bales.',
  'The fire alarm 20417 was replaced.',
  'Storage locker 2210 is empty.',
])('finds no code in %j', (text) => {
  expect(codesIn(text)).toEqual([])
})

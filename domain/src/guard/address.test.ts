import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

const addressesIn = (text: string) =>
  findSensitive(text)
    .filter(({ kind }) => kind === 'address')
    .map(({ start, end }) => text.slice(start, end))

it.each([
  [
    'My home address is 1420 N. Maple Ave Apt 3, Pittsburgh, PA 15213.',
    '1420 N. Maple Ave Apt 3, Pittsburgh, PA 15213',
  ],
  ['Maria Lopez lives at 22 King’s Road, Leeds LS6 2AB and works.', '22 King’s Road, Leeds LS6 2AB'],
  ['Maria Lopez\n88 Elm Street\nIthaca, NY 14850', '88 Elm Street\nIthaca, NY 14850'],
  ['Anna Weber, Lindenstraße 14, 10969 Berlin', 'Lindenstraße 14, 10969 Berlin'],
  [
    'Ride list, Friday\nMaria Lopez - 418 Mill Rd\nAna Diaz - Lot 7, Fern Ct\nJo Diaz: 90 BIA Route 3',
    '418 Mill Rd',
    'Lot 7, Fern Ct',
    '90 BIA Route 3',
  ],
  ['Maria Lopez, N3417 County Rd K, Waupaca WI 54981', 'N3417 County Rd K, Waupaca WI 54981'],
  ['Please mail her refund to 1209 Broadway #3, Oakland', '1209 Broadway #3, Oakland'],
  ['Maria Lopez lives at 1184 State Route 73, Auburn', '1184 State Route 73, Auburn'],
  ['{"name": "Maria Lopez", "old_address": "77 Fern Ln, Oxford OH 45056"}', '77 Fern Ln, Oxford OH 45056'],
  [
    'Teaching hospital, front desk\nClient: Maria Lopez\n2218 Fern Road, Wellington',
    '2218 Fern Road, Wellington',
  ],
  [
    'Library hire\nName Maria Lopez\nAddress 1130 Fern St #4, Orangeburg SC 29115',
    '1130 Fern St #4, Orangeburg SC 29115',
  ],
  [
    'Mail the check to Maria Lopez, 2206 Camino Alegre NE, Albuquerque, NM 87112',
    '2206 Camino Alegre NE, Albuquerque, NM 87112',
  ],
  ['Name,Address\nAna Diaz,88 Elm Street Ithaca', '88 Elm Street Ithaca'],
])('finds the address in %j', (text, ...addresses) => {
  expect(addressesIn(text)).toEqual(addresses)
})

it.each([
  'Office of the Registrar, 4227 Fifth Avenue, Pittsburgh, PA 15260',
  'The reception is at 500 Grant Street, with Maria Lopez speaking.',
  'County Road 27 is closed at State Route 73.',
  'Our lab moved to 350 Longwood Ave, Suite 402.',
  'Use placeholder data such as Ana Diaz, 88 Elm Street.',
  'Dr. Sarah Bennett, Department of Physics, 525 Davey Road, University Park, PA 16802',
])('finds no address in %j', (text) => {
  expect(addressesIn(text)).toEqual([])
})

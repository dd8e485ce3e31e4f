import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

const emailsIn = (text: string) =>
  findSensitive(text)
    .filter(({ kind }) => kind === 'email')
    .map(({ start, end }) => text.slice(start, end))

it.each([
  ['Write to k.osei@pitt.edu.', 'k.osei@pitt.edu'],
  ['<lena.fischer+ta@uni-tuebingen.de>', 'lena.fischer+ta@uni-tuebingen.de'],
  ['mailto:jpark88@outlook.com?subject=Hi', 'jpark88@outlook.com'],
  ['josé@correo.mx', 'josé@correo.mx'],
  ["o’x o'malley@hollins.edu", "o'malley@hollins.edu"],
  ['mkowalski@university.edu', 'mkowalski@university.edu'],
  ['hr.patel@pitt.edu', 'hr.patel@pitt.edu'],
  ['my adviser is kowalski, kowalski@pitt.edu', 'kowalski@pitt.edu'],
])('finds the address in %j', (text, email) => {
  expect(emailsIn(text)).toEqual([email])
})

it.each([
  'name@example.edu',
  'jdoe@cs.example.com',
  'x@test.example',
  'your.name@pitt.edu',
  'firstname.lastname@pitt.edu',
  'netid@pitt.edu',
  'student@university.edu',
  'user@domain.com',
  'jane@yourschool.edu',
  '{{email}}@pitt.edu',
  'git@github.com:pitt/library.git',
  'react@19.1.0',
  '@handle',
  'a@b',
  'logo@2x.png',
  'look at the dot on the map',
  'registrar@pitt.edu',
  'it-help@pitt.edu',
  'finaid.office@pitt.edu',
  'chaplain@pitt.edu',
  'filmsociety@pitt.edu',
  'accountspayable@pitt.edu',
  'womensrugby@pitt.edu',
  'gradnews-l@pitt.edu',
  'Visitas al taller de vidrio: escriba a taller@pitt.edu.',
  'Please bring the cuttings to the orchard. orchard@pitt.edu',
])('doesn’t find %j', (text) => {
  expect(emailsIn(text)).toEqual([])
})

it('shows the first letter and the domain', () => {
  expect(findSensitive('jdoe@pitt.edu')[0]?.masked).toBe('j•••@pitt.edu')
})

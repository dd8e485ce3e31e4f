import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

const foundIn = (text: string, wanted: string) =>
  findSensitive(text)
    .filter(({ kind }) => kind === wanted)
    .map(({ start, end }) => text.slice(start, end))

it.each([
  ['1. Siyabonga Cele – NBT 71, APS 42\n2. Chloe Abrahams – NBT 74, APS 41', ['71', '42', '74', '41']],
  ['Pradeep Nair (evals 4.8), Lucía Ferro (evals 4.6)', ['4.8', '4.6']],
  ['Student teacher: Colleen Rafferty\nPlanning 3\nDelivery 2\nOverall 2.5', ['3', '2', '2.5']],
])('finds scores whatever their labels are: %j', (text, grades) => {
  expect(foundIn(text, 'grade')).toEqual(grades)
})

it('finds the names beside them', () => {
  expect(foundIn('Chloe Abrahams – NBT 74, APS 41', 'name')).toEqual(['Chloe Abrahams'])
})

it.each([
  'Amandeep Sidhu, bench 3\nNoor Haddad, bench 4',
  'Dr. Osei: room 14, floor 2. Ms. Farah: room 20, floor 3.',
  'Anneliese Vogt: attendance 80%, credits 15',
  'Suppose Ana Diaz: test 70, essay 80. Compute her average.',
])('leaves other numbers after names: %j', (text) => {
  expect(foundIn(text, 'grade')).toEqual([])
})

import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

const gradesIn = (text: string) =>
  findSensitive(text)
    .filter(({ kind }) => kind === 'grade')
    .map(({ start, end }) => text.slice(start, end))

it.each([
  'Maria Garcia 88\nWei Chen 91',
  'Maria Garcia\t88\nWei Chen\t91',
  'Maria Garcia - 88\nWei Chen - 91',
  'Maria,88\nWei,91',
  '1. Garcia, Maria 88\n2. Okonkwo, Chidi 91',
  'VILLANUEVA, PAZ 88\n\nKOWALSKA, EWA 91',
  'Nguyen Thi Hoa 88\nJames Lee 91',
])('finds the scores of a list without a header: %j', (text) => {
  expect(gradesIn(text)).toEqual(['88', '91'])
})

it.each([
  ['Maria Garcia 88', 'one line'],
  ['Rooms:\nMaria Garcia 214\nWei Chen 118', 'rooms'],
  ['San Francisco 88\nSanta Clara 72', 'places'],
  ['Red Apples 45\nGreen Grapes 30', 'things'],
  ['Lionel Messi 91\nCristiano Ronaldo 90', 'people known to all'],
  ['Anna Lee 1\nBen Cho 2\nCara Diaz 3', 'ranks'],
  ['Ferreira, Joana 41,200.00\nBlackwood, Simon 38,950.00', 'amounts'],
])('doesn’t find scores in %j, %s', (text) => {
  expect(gradesIn(text)).toEqual([])
})

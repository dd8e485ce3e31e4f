import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

const idsIn = (text: string, idMasks: readonly string[] = []) =>
  findSensitive(text, { idMasks })
    .filter(({ kind }) => kind === 'student_id')
    .map(({ start, end }) => text.slice(start, end))

it.each([
  ['Student ID: 4029917', ['4029917']],
  ['(ID 4029917)', ['4029917']],
  ['PeopleSoft ID 4029917', ['4029917']],
  ['emplid=004417263&term=2271', ['004417263']],
  ['"student_id": 4029917,', ['4029917']],
  ['Banner ID: W00482719', ['W00482719']],
  ['her student number is 21884307;', ['21884307']],
  ['UIN 667-02-8841', ['667-02-8841']],
  ['学号：20214477', ['20214477']],
  ['我的学号是20214477，想缓考', ['20214477']],
  ['제 학번은 2019314422 입니다', ['2019314422']],
  ['Mon numéro étudiant est le 21904455', ['21904455']],
  ['Name,ID\nLuz Rivera,4029917', ['4029917']],
])('finds the labeled ID in %j', (text, ids) => {
  expect(idsIn(text)).toEqual(ids)
})

it.each([
  'user ID 4029917',
  'course ID 88213',
  'order ID 5567123',
  'PMID 31462531',
  'student count: 18234',
  'Students: 18234',
  'Student ID: {{student_id}}',
  'Student ID: 00000000',
  'student_id INTEGER',
  'Number of students 2025-2026',
])('doesn’t find an ID in %j', (text) => {
  expect(idsIn(text)).toEqual([])
})

it.each([
  ['A########', 'Ask A02918837, please.', ['A02918837']],
  ['A########', 'lower case: a02918837', ['a02918837']],
  ['A########', 'in a list: A02918837,A02918838', ['A02918837', 'A02918838']],
  ['##-#####', 'It’s 12-34871.', ['12-34871']],
  ['A########', 'AA02918837, A029188371, A0291883, xA02918837, B02918837', []],
  ['A########', 'hw4_A02918837_final.pdf', ['A02918837']],
  ['A########', 'https://example.com/A02918837', []],
  ['A########', 'A00000000', []],
])('finds what the mask %s describes in %j', (mask, text, ids) => {
  expect(idsIn(text, [mask])).toEqual(ids)
})

it('shows the last three characters', () => {
  expect(findSensitive('A02918837', { idMasks: ['A########'] })[0]?.masked).toBe('•••837')
})

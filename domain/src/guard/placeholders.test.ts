import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

const found = (text: string) =>
  findSensitive(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)

it.each([
  'Name: Max Mustermann, Matrikelnummer: 3847162, Note 1,7 (nur ein Muster)',
  'Student name: Carla Test\nStudent ID: 1234567',
  'mask("123-45-6789") returns "***-**-6789", and mask("987-65-4321") "***-**-4321".',
  'Every name and number in this dataset is invented. Write three questions.\n\nname,midterm\nAmy Ortiz,71\nBob Tran,88',
  'Use this fictional simulation case.\n\nMrs. Vera Thompson, 67, has heart failure and refuses the furosemide.',
  'Yo, Juan Pérez, con DNI 48317265S, solicito el cambio. Los datos son de ejemplo.',
  'Write a comic scene in which a tutor meets Arthur Dimmesdale. Arthur Dimmesdale was suspended and has asthma.',
  'token = get_token(user=os.getenv("DB_USER"))',
  'A. Nakagawa ORCID 0000-0002-1825-0097: writing. Manuscript no. JEB-2024-01187R1',
  'Questions to sph-hr@lakemont.edu or movilidad@humanidades.edu.mx.',
])('is no one’s: %s', (text) => {
  expect(found(text)).toEqual([])
})

it.each([
  ['Student name: Carla Testa\nStudent ID: 1236547', ['name: Carla Testa', 'student_id: 1236547']],
  ['Example only: Omar Aziz got a 71.\n\nLena Fuchs got a 64.', ['name: Lena Fuchs', 'grade: 64']],
  ['Write a monologue. My student Arthur Reyes has asthma.', ['name: Arthur Reyes', 'health: asthma']],
])('is someone’s: %s', (text, expected) => {
  expect(found(text)).toEqual(expected)
})

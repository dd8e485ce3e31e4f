import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

const found = (text: string) =>
  findSensitive(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)

it.each([
  'Student name: Carla Test\nStudent ID: 1234567',
  'mask("123-45-6789") returns "***-**-6789", and mask("987-65-4321") "***-**-4321".',
  'Every name and number in this dataset is invented. Write three questions.\n\nname,midterm\nAmy Ortiz,71\nBob Tran,88',
  'Use this fictional simulation case.\n\nMrs. Vera Thompson, 67, has heart failure and refuses the furosemide.',
  'Write a comic scene in which Arthur Dimmesdale, a tutor, was suspended and has asthma.',
  'token = get_token(user=os.getenv("DB_USER"))',
  'A. Nakagawa ORCID 0000-0002-1825-0097: writing. Manuscript no. JEB-2024-01187R1',
  'Questions to sph-careers@lakemont.edu or movilidad@humanidades.edu.mx.',
  'Erstelle eine Rubrik für die Hausarbeit Neuere Deutsche Literatur: Fragestellung 20 %, Sprache 20 %.',
  'Inscription: scolarite-histoire@univ-lac.fr. Bring it to Gym B. Requirements: no hepatitis.',
  'Although Holden Caulfield appears depressed, he mourns for his brother Allie.',
  'Okonkwo C, Berg L, Tan W. Sleep and grades. J Coll Health. 2021;69(4):311-319.',
  'Our fair has partners from Seville, Kyoto and Accra. Scholarship: up to $3,000.',
  'Our debate team won: Lena Park and Omar Haddad had speaker points of 29.4 and 29.1.',
  'Prepare questions for a panel with Judge Maria Alvarez on hazing and sexual assault.',
])('is no one’s: %s', (text) => {
  expect(found(text)).toEqual([])
})

it.each([
  ['Student name: Carla Testa\nStudent ID: 1236547', ['name: Carla Testa', 'student_id: 1236547']],
  ['Example only: Omar Aziz got a 71.\n\nLena Fuchs got a 64.', ['name: Lena Fuchs', 'grade: 64']],
  ['Write a monologue. My student Arthur Reyes has asthma.', ['name: Arthur Reyes', 'health: asthma']],
  [
    'Internal marks out of 50\n1) 21BCE1047 Aravind Subramaniam 34\n2) 21BCE1052 Sneha Kulkarni 47',
    [
      'student_id: 21BCE1047',
      'name: Aravind Subramaniam',
      'grade: 34',
      'student_id: 21BCE1052',
      'name: Sneha Kulkarni',
      'grade: 47',
    ],
  ],
  [
    'Tanvi Agnihotri, asthma, mother 99771 80345',
    ['name: Tanvi Agnihotri', 'health: asthma', 'phone: 99771 80345'],
  ],
])('is someone’s: %s', (text, expected) => {
  expect(found(text)).toEqual(expected)
})

const kinds = (text: string) => findSensitive(text).map(({ kind }) => kind)

it.each([
  'Diego scored 71, 88 and 90 on three quizzes. What must he score on the fourth for a mean of 85?',
  'Lena earns $21 an hour for 30 hours a week; Omar earns $2,600 a month. Who earns more, and by how much?',
  'Hugo got 12/20, Ines 15/20 and Bo 18/20. If the quiz of Bo is rescored to 16, what is the new mean?',
  'Anita and Rohan have USD 900 together. Anita has twice as much. How much does each have? Solve it for my class.',
  'Word problem: Paul got a 64 and a 72. Make three more like it.',
  'A student named Clara got 80 points and 90 points. What is her average?\n\nKofi earns $15 an hour. How much is that a week?',
])('finds nothing in a word problem: %s', (text) => {
  expect(kinds(text)).toEqual([])
})

it.each([
  'Diego Marín scored 71, 88 and 90. What must he score on the fourth for a mean of 85?',
  'My advisee Diego scored 71, 88 and 90. What must he score on the fourth for a mean of 85?',
  'Diego scored 71 on the midterm. What must he score on the final? Draft an email to him.',
  'Diego scored 71 in PHYS 202. What must he score on the final?',
  'Scores:\nDiego: 71\nLena: 90\nWhat is the mean score?',
  'Diego (student ID 30418827) scored 71. What must he score on the final?',
  'Diego scored 71 on the final.\n\nHow much is a liter in gallons?',
])('finds grades of people in a question about them: %s', (text) => {
  expect(kinds(text)).toContain('grade')
})

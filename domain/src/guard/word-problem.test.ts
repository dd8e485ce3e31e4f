import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

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

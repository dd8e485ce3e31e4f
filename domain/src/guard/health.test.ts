import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

const healthIn = (text: string) =>
  findSensitive(text, { idMasks: ['A########'] })
    .filter(({ kind }) => kind === 'health')
    .map(({ start, end }) => text.slice(start, end))

it.each([
  ['Elena Marchetti was diagnosed with ADHD.', ['ADHD']],
  ['Jamal missed class because of his depression.', ['depression']],
  ['Aisha Siddiqui emailed. She takes Zoloft for severe anxiety.', ['Zoloft', 'severe anxiety']],
  ['A02918837 uses a wheelchair.', ['wheelchair']],
  ['jdoe@pitt.edu has pneumonia', ['pneumonia']],
  ['Student: Oliver Brandt\nCondition: epilepsy', ['epilepsy']],
  ['Student,Diagnosis\nPeter Vance,Ehlers-Danlos', ['Ehlers-Danlos']],
  ['Name,Notes\nPeter Vance,ADHD', ['ADHD']],
  ['Diego Fuentes – peanut allergy', ['peanut allergy']],
  ['The RA found Colton drunk; he is in rehab.', ['rehab']],
  ['Mr. Kessler’s heart condition', ['heart condition']],
  ['张伟患有抑郁症', ['抑郁症']],
])('finds the words in %j', (text, words) => {
  expect(healthIn(text)).toEqual(words)
})

it.each([
  'Explain how to support students with ADHD.',
  'Symptoms of depression include fatigue, says Maria Lopez.',
  'The Beck Depression Inventory has 21 items.',
  'Smith and Jones (2018) studied anxiety in adolescents.',
  'Professor Adeyemi teaches a seminar on autism.',
  'Dr. Chen’s research on breast cancer was published.',
  'Discuss how Virginia Woolf writes about mental illness.',
  'The National Cancer Institute publishes guidelines.',
  'Maria Lopez made visual aids for the class.',
  'Student,Diagnosis\nPeter Vance,none',
  'Review the article by Hannah Lee on cancer immunotherapy.',
  'In the novel, Hannah Lee has epilepsy.',
  'My depression got worse.',
])('doesn’t find a word in %j', (text) => {
  expect(healthIn(text)).toEqual([])
})

it('shows the first letter', () => {
  expect(findSensitive('Jamal has ADHD.')[0]?.masked).toBe('A•••')
})

import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

const found = (text: string) =>
  findSensitive(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)

it('leaves who is in the same list and has nothing private', () => {
  expect(found('1) Ana Prado – epilepsy\n2) Colm Rafferty – near the gym')).toEqual([
    'name: Ana Prado',
    'health: epilepsy',
  ])
})

it('finds whom a paragraph is about where the fact names no one', () => {
  expect(found('My number is ID 40299173 and name is Ana Prado. Please refund me.')).toContain(
    'name: Ana Prado',
  )
})

it('reads an ID under any label', () => {
  const text = 'Bronte Savvas has asthma; her Safe Work card WWC2204817E expired.'
  expect(found(text)).toEqual(['name: Bronte Savvas', 'health: asthma', 'student_id: WWC2204817E'])
  expect(found('Bronte Savvas asks about card WWC2204817E.')).toEqual([])
})

it('reads the line below the name as being about the person', () => {
  const text = '- Sunniva Lund, ACT 29\n- recovering from anorexia\n- one suspension last year'
  expect(found(text).slice(1)).toEqual(['grade: 29', 'health: anorexia', 'discipline: suspension'])
})

it.each([
  ['someone greeted', 'Dear Ms. Arens, I am Ana Prado. My passport number is R6830417.', 'Arens'],
  ['a friend', 'I am Ana Prado and have 89.4 in the course. My friend Olga said you curve.', 'Olga'],
  ['a title', 'Ana Prado (GPA 1.62) attached a letter from her adviser, Mr. Talley.', 'Talley'],
  [
    'who attended',
    'Present: Rachel, Dean Holt\n- Ana Prado: suspended for theft\n- Rachel to write',
    'Rachel',
  ],
  ['a bank', 'Employee: Ana Prado\nEmployee ID: 00731946\nBank: Wells Fargo', 'Wells Fargo'],
  ['whom it is written to', 'Hi Martin, Imogen Threlfall has asthma.', 'Martin'],
  ['a request', 'Draft a probation letter. Ada Novak (student ID 4029917) has asthma.', 'probation'],
  ['who is on duty', 'Ana Prado has asthma. Invigilator on duty: Colm Rafferty.', 'Colm Rafferty'],
  ['who is sent something', 'Ana Prado has asthma. Forward the receipts to Colm Rafferty.', 'Colm Rafferty'],
  ['who supervises', 'Ana Prado earns $17/hr. Her shift lead is Judith Marsh.', 'Judith Marsh'],
  ['whoever helps the writer', 'Thanks to lithium and my sister Judith, I am back.\nAna Prado', 'Judith'],
  ['a saint’s hospital', 'Ana Prado has asthma and starts at St. Brendan’s on Monday.', 'Brendan'],
  ['a job title', 'Ana Prado, Assistant Director, Annual Giving, earns $68,400.', 'Annual Giving'],
  ['an abbreviation', 'Pt Harold Eisenberg, MRN 00847123, has CHF. Pt sleeps in a chair.', 'Pt'],
  ['another paragraph', 'Ana Prado has epilepsy.\n\nColm Rafferty leads the workshop.', 'Colm Rafferty'],
])('leaves %s', (_, text, part) => {
  expect(found(text).some((finding) => finding.endsWith(part))).toBe(false)
})

it.each([
  ['who is warned by letter', 'Tom Barker sent a written warning to Ana Prado on May 3.', 'Ana Prado'],
  ['staff whom a fact is about', 'The RA is Judith Marsh. She was suspended for theft.', 'Judith Marsh'],
  ['someone’s sister', 'My sister Judith was diagnosed with lupus, and Ana Prado drives her.', 'Judith'],
  ['a relative', 'I am Eli Stone’s mother. I need it sent to his dorm, he has asthma. Olga', 'Eli Stone'],
])('but finds %s', (_, text, part) => {
  expect(found(text)).toContain(`name: ${part}`)
})

it.each([
  'Write a short story. Ana Marsh gets a call at 3 am. Marsh is diabetic and stubborn.',
  'Ramanujan failed in other subjects and lost his scholarship. He was born 22 December 1887.',
  'In the 1911 census exercise: "Albert Higgs, 43; daughter Elsie, 6, deaf from birth".',
  'Compare the suspensions of Pete Rose and Joe Jackson. Both were banned for gambling.',
])('finds nothing about people of whom everyone reads: %s', (text) => {
  expect(found(text)).toEqual([])
})

import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

const OPTIONS = { idMasks: ['A########'] }
const namesIn = (text: string) =>
  findSensitive(text, OPTIONS)
    .filter(({ kind }) => kind === 'name')
    .map(({ start, end }) => text.slice(start, end))

it.each([
  ['in the same sentence', 'Maria Gonzalez got a C+.', ['Maria Gonzalez']],
  [
    'wherever else it is, also a part of it',
    'Maria Gonzalez got a C+. Write to Maria. Gonzalez is a senior.',
    ['Maria Gonzalez', 'Maria', 'Gonzalez'],
  ],
  ['beside an ID', 'Name: Ana Diaz\nID: A02918837', ['Ana Diaz']],
  ['of the one who signed', 'My SSN is 412-38-9107.\nThanks,\nNoor Haddad', ['Noor Haddad']],
  ['of the one who is greeted', 'Dear Jerome,\nyour final grade is a C-.', ['Jerome']],
  ['in the rows of a table', 'Name,Salary\nAna Diaz,72000', ['Ana Diaz']],
  ['beside another name', 'Talia and Rowan Ek plagiarized it.', ['Talia', 'Rowan Ek']],
  ['in capitals', 'PT: GUTIERREZ, RAMON A MRN: 7730192-4', ['GUTIERREZ, RAMON A']],
  ['without capitals', 'Maria Gonzalez failed chemistry. maria asks why', ['Maria Gonzalez', 'maria']],
  ['with a word in it', 'Student\tDOB\nMai See Vang\t12/19/2007', ['Mai See Vang']],
  ['in a signature', 'I am Oluwaseun Bakare. I have asthma. Thanks, Seun', ['Oluwaseun Bakare', 'Seun']],
  [
    'that is short for another',
    'Gwendolyn Ek has asthma. Gwen is away.\n\nHelp Gwen.',
    ['Gwendolyn Ek', 'Gwen', 'Gwen'],
  ],
  ['that is also a word for aid', 'Susan Pell has asthma. Ask Susan Pell.', ['Susan Pell', 'Susan Pell']],
  ['before marriage', 'Ada Berg (née Olsen), born 4 May 1961', ['Ada Berg', 'Olsen']],
  ['alone in a list of people', 'Tom Reed – fractured wrist\nHale – asthma', ['Tom Reed', 'Hale']],
  ['below the data', 'Send my refund.\nIBAN DE89370400440532013000.\nDr. Vera Hale', ['Vera Hale']],
  ['of a professor', 'Prof. Vera Hale, Law, flies to San Jose. Her Visa: 4111111111111111', ['Vera Hale']],
  ['of someone’s child', 'The mother of Ravi Menon called about his asthma.', ['Ravi Menon']],
  [
    'of someone with a job',
    'Grievant: Ana Diaz, TA in Law\nHer stipend went from $2,100 to $1,400.',
    ['Ana Diaz'],
  ],
  ['of who isn’t told', 'Can I tell Ana Diaz’s roommate that she has asthma?', ['Ana Diaz']],
  ['above an ID', 'I have asthma.\nVera Hale\nvhale@uva.edu', ['Vera Hale']],
  [
    'and not a doctor’s',
    'I write about Ana Diaz. She has asthma, confirmed by Dr. Reed at the clinic.',
    ['Ana Diaz'],
  ],
  [
    'but not of who signs a letter',
    'Ana Diaz got an A in my class and has a 3.9.\nTom Reed, PhD',
    ['Ana Diaz'],
  ],
  [
    'and names in columns that have other headers',
    'Camper\tAllergy\tPickup by\tCell\nZubair Ghafoori\tasthma\tMaryam (mom)\t412-683-1174\nPaloma Etxe\tceliac\tJon Etxe\t412-683-1175',
    ['Zubair Ghafoori', 'Maryam', 'Paloma Etxe', 'Jon Etxe'],
  ],
  [
    'without a first name that we know',
    'Passport EJ7402918 says surname OUYANG, given RUOXI.',
    ['OUYANG', 'RUOXI'],
  ],
  ['in parentheses after an ID', 'Applicant no. G25-118036 (Lavoie?) failed.', ['Lavoie']],
  ['of two characters', '学生叫欧阳思远，学号2022113084', ['欧阳思远']],
  ['but not of who attends', 'Present: Rosa, Tom B.\nAna Diaz was suspended for cheating.', ['Ana Diaz']],
])('finds the name %s', (_, text, names) => {
  expect(namesIn(text)).toEqual(names)
})

it.each([
  'Maria Gonzalez is at maria@pitt.edu and (412) 624-8837.',
  'Ask Maria Gonzalez about the syllabus.',
  'Marie Curie died of aplastic anemia.',
  'In Les Misérables, Javert arrests Valjean.',
])('leaves a name that nothing private is about: %j', (text) => {
  expect(namesIn(text)).toEqual([])
})

it('leaves other people’s names that share a word', () => {
  expect(namesIn('Maria Lopez got a C+. Maria Hall is a building. Visit Lopez Library.')).toEqual([
    'Maria Lopez',
  ])
})

it('are those that lines begin with, in a column before an ID', () => {
  const text = 'payroll 10/15\nBRANDVOLD SIGNE   E0094412  32.50h\nKAHANANUI LEILANI   E0093870  18.00h'
  const found = findSensitive(text)
  expect(found.filter(({ kind }) => kind === 'name').map(({ start, end }) => text.slice(start, end))).toEqual(
    ['BRANDVOLD SIGNE', 'KAHANANUI LEILANI'],
  )
})

it('and what is beside them are found in rows that are called examples, but hours and line numbers are not', () => {
  const text = `Example rows:

Rec,Resident,Cell,GPA,Att,Ern
1,Hyacinth Mbeki-Lowe,773-555-0120,2.31,48,36
2,Priscilla Nakuru,312-555-0199,3.10,60,37`
  const found = findSensitive(text).map(({ start, end }) => text.slice(start, end))
  expect(found).toEqual(
    expect.arrayContaining(['Hyacinth Mbeki-Lowe', '773-555-0120', '2.31', 'Priscilla Nakuru']),
  )
  for (const number of ['1', '48', '36', '60']) expect(found).not.toContain(number)
})

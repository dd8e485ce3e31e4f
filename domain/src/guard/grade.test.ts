import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

const gradesIn = (text: string) =>
  findSensitive(text, { idMasks: ['A########'] })
    .filter(({ kind }) => kind === 'grade')
    .map(({ start, end }) => text.slice(start, end))

it.each([
  ['Maria Lopez got a C+ on the midterm.', ['C+']],
  ['Maria’s final grade was 72%.', ['72%']],
  ['Jordan Whitfield emailed me. She got 3 out of 10.', ['3 out of 10']],
  ['Why did A02918837 receive a D?', ['D']],
  ['jdoe@pitt.edu has a GPA of 1.87.', ['1.87']],
  ['My advisee Thandeka earned a B- in calculus.', ['B-']],
  ['Scores: Anna 88, Raj 92', ['88', '92']],
  ['Student: Wei Zhang\nCourse: BIO\nGrade: F', ['F']],
  ['I’m Irene Kapoor. I got a 68 on the midterm.', ['68']],
  ['Brianna, your grade on the second paper is a C.', ['C']],
  ['Dear Amara,\n\nThank you for the report. You earned 17 out of 25.', ['17 out of 25']],
  ['Met with Ngozi Adeyemi. Cumulative GPA 2.31.', ['2.31']],
  ['I got a D+ on the midterm. My name is Priya Nair.', ['D+']],
  ['Write feedback.\nMateo R.: 14/20\nAmal H.: 9/20, come to office hours', ['14/20', '9/20']],
  ['Grade appeal of Zainab Haidari. Instructor assigned C; she disagrees.', ['C']],
  ['I got a C+ in HIST 201.\n- Victor Hale', ['C+']],
  ['Valentina Ríos sacó un 8,5.', ['8,5']],
  ['Jonas Weber hat die Klausur mit der Note 2,3 bestanden.', ['2,3']],
  ['Léa Martin a eu 8/20 au partiel.', ['8/20']],
  ['{"student":"Imani Clarke","score":42}', ['42']],
  ['<name>Aidan Cole</name><gpa>2.4</gpa>', ['2.4']],
  ['Priya’s midterm came back as a 58.', ['58']],
  ['Marcus Bell is pulling a 64 in organic chemistry.', ['64']],
  ['Hi Devika,\nI read your exam again, so the 61/100 stands.', ['61/100']],
  ['Ana Prado has kept a 3.92 GPA for over two years.', ['3.92']],
  ['Ana Prado failed the first attempt.', ['failed the first attempt']],
  ['Ana Prado scored 64 on the exam. Passing is 70.', ['64']],
  ['Ana Prado. Penalty: 0 on the lab report.', ['0']],
  ['An A+ went to Kavita Rao for her capstone.', ['A+']],
  ['my student sarah failed her exam with 42%', ['failed her exam', '42%']],
  ['Your GPA of 1.63 places you on probation, Anton Krejci.', ['1.63']],
])('finds the grades in %j', (text, grades) => {
  expect(gradesIn(text)).toEqual(grades)
})

it.each([
  ['CSV', 'Student,Midterm,Final\nAbigail Stone,81,B+', ['81', 'B+']],
  ['CSV with quotes', 'Name,Grade\n"Stone, Abigail",B+', ['B+']],
  ['tabs', 'Last\tFirst\tGrade\nNwosu\tIfeoma\tF', ['F']],
  ['Markdown', '| Name | Quiz |\n|---|---|\n| Chloé Dubois | 9/10 |', ['9/10']],
  ['spaces', 'Name            Midterm   Final\nRivera, Luz     72        80', ['72', '80']],
  ['IDs only', 'ID,Grade\nA02918837,C', ['C']],
  ['a list', 'Grades\n- Park, Ji-woo: B\n- Quispe, Mateo: Incomplete', ['B', 'Incomplete']],
  ['capitals', 'Grades\nLOPEZ, MARIA  87', ['87']],
  ['LaTeX', 'Jed Kwan & A02110385 & 87.0 \\\\\nSol Mbarga & A02110722 & 92.5 \\\\', ['87.0', '92.5']],
  ['dots', 'Grades\nTuva Solheim ..... B+\nJaro Hrbek ....... A', ['B+', 'A']],
  ['other writing', 'name | final\nمحمد الأحمد | 84', ['84']],
])('finds the grades of a class in %s', (_, text, grades) => {
  expect(gradesIn(text)).toEqual(grades)
})

it.each([
  'An A requires 90 points.',
  'Maria Lopez teaches BIO 101. An A requires 93%.',
  'Noah needs a C to pass.',
  'Everyone got an A on the exam.',
  'The class average on the midterm was 74%.',
  'Student A scored 85, Student B scored 72.',
  'Student,Score\nStudent A,85\nP2,72',
  'Criterion,Points\nThesis,20',
  'Model,F1 Score\nBERT,91.2',
  'Smith and Jones (2018) found that 45% of students failed the exam.',
  'Instructor: Karen Schultz. Grading: exams 60%, homework 40%.',
  'Invite John Rivera to room 204 at 3 pm.',
  'Maria Lopez, 19, plays the violin.',
  'John Rivera takes plan B and section A.',
  'Mrs. Olson teaches grade 5 and Mr. Tran teaches grade 8.',
  'Hyun-woo Seo withdrew from the course on 9/27.',
  'Ana Torres scored 12 points in the game.',
  'Kim Lee finished 12/150.',
  'We offer Maria Lopez a raise of 6% and a course release.',
  'Maria Lopez, Section A; Jonas Weber, Section B.',
  'If Ben Carter gets a 90 on the final, he passes.',
  'Emma Ruiz read chapters 4 and 5 for class.',
  'Kim Lee, class of ’88',
  'You need a 78 on the final to get a C, Mr. Pappas.',
  'Write a story in which Anna gets an A.',
  'Bob Kerr’s average speed is 60.',
  'It’s 45 in here, says Ann Lee.',
  'Kevin Ortiz passed the A+ certification.',
  'Ana Prado, Registrar, Hill 107\nTom Reed, Records, Hill 109',
  'Ana Prado: room 74, bib 41\nTom Reed: room 12, bib 43',
])('doesn’t find a grade in %j', (text) => {
  expect(gradesIn(text)).toEqual([])
})

it('shows nothing of a grade', () => {
  expect(findSensitive('Maria Lopez got a C+.').map(({ masked }) => masked)).toEqual(['M•••', '••'])
})

import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

const healthIn = (text: string) =>
  findSensitive(text, { idMasks: ['A########'] })
    .filter(({ kind }) => kind === 'health')
    .map(({ start, end }) => text.slice(start, end))

it.each([
  ['Elena Marchetti was diagnosed with ADHD.', ['ADHD']],
  ['Jamal missed class because of his depression.', ['depression']],
  ['Aisha Siddiqui emailed. She takes Zoloft for severe anxiety.', ['Zoloft', 'anxiety']],
  ['A02918837 uses a wheelchair.', ['wheelchair']],
  ['jdoe@pitt.edu has pneumonia', ['pneumonia']],
  ['Student: Oliver Brandt\nCondition: epilepsy', ['epilepsy']],
  ['Student,Diagnosis\nPeter Vance,Ehlers-Danlos', ['Ehlers-Danlos']],
  ['Name,Notes\nPeter Vance,ADHD', ['ADHD']],
  ['Diego Fuentes – peanut allergy', ['allergy']],
  ['The RA found Colton drunk; he is in rehab.', ['rehab']],
  ['Mr. Kessler’s heart condition', ['heart condition']],
  ['Tom Wit is here. For your course he is approved for 1.5x time on exams.', ['1.5x time']],
  ['Kavita Deol was taken to Emergency with a second-degree burn.', ['second-degree burn']],
  ['Emma Ruiz broke her wrist.', ['broke her wrist']],
  ['Lee Okafor – ACL tear, out until 10/2', ['ACL tear']],
  ['Tyler Voss takes lamotrigine and sertraline.', ['lamotrigine', 'sertraline']],
  ['Dana Kim has ADHD and gets extra time on exams.', ['ADHD', 'extra time']],
  ['Dana Kim booked a quiet room.', []],
  ['Hugo Laurent was hospitalized for pneumonia.', ['pneumonia']],
  ['I missed class because of my depression.\n\nThanks,\nElla Moreno', ['depression']],
  ['Elias Berg is in rehab, so who tells the department chair?', ['rehab']],
  ['> Coral Jimenez wrote:\n> I had strep throat on Friday.', ['strep throat']],
  ['my student sarah has adhd', ['adhd']],
  ['La alumna Rocío Santamaría tiene dislexia.', ['dislexia']],
  ['Yanis Belkacem souffre d’épilepsie.', ['épilepsie']],
  ['Frau Katharina Vogel hat einen Bandscheibenvorfall.', ['Bandscheibenvorfall']],
  ['Wren Okoro, separate room already approved.', ['separate room']],
  ['It is less a diagnosis than a form of time, says Wren Okoro.', []],
  ['Wren Okoro has a cold. I need someone for the front seating.', ['cold']],
  ['Ana Prado told me about panic attacks.', ['panic attacks']],
  ['Student: Miles Ferraro\nAccommodations: note-taker, extended time', ['note-taker', 'extended time']],
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
  'Hurricane Maria weakened into a tropical depression.',
  'Vincent van Gogh was treated for epilepsy in 1889.',
  'Lee, D. K., & Weber, J. (2020). Type 1 diabetes on campus. Journal of Health, 68(7), 555–563.',
  'Wynonna Krebs emailed.',
  'Kim Lee volunteers at the cancer hospital.',
  'Helen Cho is a speech therapist.',
  'Anna Bell is researching HIV vaccines.',
  'Proofread: The colloquium on depression is on Friday; Joanna Reed organizes it.',
  'Tim Ross is allergic to deadlines.',
  'Marta Quinn is out with friends tonight.',
  'Marta Quinn is recovering from the loss in Toledo.',
  'Marta Quinn can’t stand the new software.',
  'Marta Quinn is in counseling psychology.',
  'Dana Kim needs a parking pass, and asks that she be seated near the stage.',
  'Rex, 6 yr MN Labrador. Carprofen 75 mg. Owner: Dana Kim',
  'Academia needs people like Dana Kim.',
  'Dana Kim talks to someone at the bank every week.',
  'CC: Dana Kim\nPlease review the attached flyer for patients.',
  'Kenji Arakawa spilled acid, no injury.',
])('doesn’t find a word in %j', (text) => {
  expect(healthIn(text)).toEqual([])
})

it('shows the first letter', () => {
  expect(findSensitive('Jamal has ADHD.').map(({ masked }) => masked)).toEqual(['J•••', 'A•••'])
})

import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

it.each([
  ['weights', 'Taught by Maria Lopez: essay 25 %, exam 55 %, attendance 20 %.'],
  ['a textbook', 'Aula Plus 4 (Corpas, Garmendia, Soriano), examen final 30 %.'],
  [
    'references',
    'Into APA please:\nMbembe A. 2016. Decolonizing the university. 15(1)\nPosel D & Ross F (2014) Ethics',
  ],
  ['a novel', 'J.M. Coetzee’s Disgrace. David Lurie faces a disciplinary hearing.'],
  ['films', 'Moonlight (Barry Jenkins, 2016). Chiron is bullied.'],
  ['a quiz', 'Create a quiz about Derek Shepherd, who was addicted to Vicodin.'],
  ['athletes', 'Mention Patrick Mahomes, who signed for $450 million and dislocated his kneecap.'],
  ['a bishop', 'Archbishop Tutu had cancer.'],
  ['a document', 'The Grant Agreement has to be signed. 80% is paid at once.'],
  ['a company', 'Green Shield covers $1,500/yr for depression.'],
  ['an office elsewhere', 'Centro de Lenguas, Edificio C, Av. de la Universidad 30. Tfno. 91 482 17 03.'],
  ['hours', 'Pick up your student card at the desk, 10.00-16.00, tel. 030 482 0190.'],
  [
    'a list of titles',
    'Present, Apologies, Matters Arising, Finance Report, Student Voice. Reserved: discipline.',
  ],
  ['German nouns', 'Der Ausschuss kann tadeln. Wissenschaftliche Mitarbeiterin, Entgeltgruppe 13, 65 %.'],
  ['a scheme', 'Convocatoria de becas Santander Progreso: nota media superior a 7,5 y discapacidad.'],
  ['an account', 'username = "svc_reporting", password = var.db_password'],
  ['lodges', 'Security Lodge 020 7679 2222, Estates Helpdesk 020 7679 0000.'],
  ['a service', 'Started backup-job@7e1b0c54.service'],
])('finds nothing in %s', (_, text) => {
  expect(findSensitive(text)).toEqual([])
})

it.each([
  ['Maria Lopez got 75% and 25%, she failed.', 'grade'],
  ['Grant Okafor was suspended for plagiarism.', 'discipline'],
  ['You can reach me, my tel. 0551 39 22110', 'phone'],
  ['Tel: 030 482 0190, Jonas Weber, student number 4471902', 'phone'],
  ['Add to the reading list: Maria Lopez, ID 20144719, has ADHD since 2019.', 'health'],
  [
    'Maria Lopez plagiarized her fall 2024 essay: no citations at all. She’s on probation and has ADHD.',
    'health',
  ],
  ['No citations:\nMaria L. plagiarized her fall 2024 essay.', 'discipline'],
  ['Grade these with the example rubric.\n\nMaria Lopez, SSN 536-22-8714, got a 54.', 'grade'],
  ['This is sample data.\n\nMaria Lopez, SSN 536-22-8714, got a 54.', 'ssn'],
  ['Write one email for each (example below).\nMaria Lopez, ID 40299173, failed', 'student_id'],
  ['Draft feedback for the nursing simulation: Vera Thompson scored 61% and has anxiety.', 'health'],
  ['Create a case vignette from this record: Ana Prado, epilepsy, was suspended', 'discipline'],
  ['Our hall was founded in 1924. Maria Lopez was suspended for cheating and has depression.', 'health'],
  ['Ana Prado was in the ICU for a week and missed her rotation.', 'health'],
  ['Ana Prado is doing vestibular therapy twice a week.', 'health'],
  ['RA report: Ana Prado had taken approx 20 Tylenol.', 'health'],
  ['Ana Prado – positive TB skin test, religious exemption', 'health'],
  ['My cell is 412-624-4141, call me 9am-5pm.', 'phone'],
  ['Forward it to cs.tanaka@pitt.edu', 'email'],
])('but finds %s', (text, kind) => {
  expect(findSensitive(text).map((finding) => finding.kind)).toContain(kind)
})

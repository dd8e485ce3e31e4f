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
  [
    'a list of staff',
    'Ana Prado, University Registrar, Hill 107\nTom Ray, Records Specialist, Hill 109\nMaria Lopez, Degree Audit, Hill 114',
  ],
  ['a match', 'Ana Prado 58 off 41, Tom Ray 33 not out, bowled out in 20 overs.'],
  ['a chess night', 'Results of chess night\nAna 3.5/5\nTom 4/5\nMaria 1/5'],
  ['statistics', 'Match Day: 158 students matched, 97.5%. Mean Step 2 score 249. Thank Ana Prado.'],
  ['a desk', 'Tom Ray said it would come. Call the office 412-624-4141 and ask for whoever picks up.'],
  ['security', 'Block 3: Lopez, Prado - Surgery, VA\nBadges from Security, (412) 624-4141.'],
  ['a position', 'Reports to Ana Prado. Position no. 00231877.'],
  ['an essay', 'My essay: “In The Catcher in the Rye, Holden grieves. His brother Allie died of leukemia.”'],
  [
    'novels',
    'She likes novels. In The Remains of the Day, Stevens hides. In Gone Girl, Amy Dunne forges a diary.',
  ],
  ['the opening of a story', 'Fix this story opening:\n\n“Ana Prado failed the exam that morning.”'],
  ['a medicine', 'Adderall, for instance, is not permitted in Japan. Carry your medication.'],
  ['a speaker', 'Speaker: Dr. Ana Prado, author of 90 papers on heart failure.'],
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
  ['Ana Prado, Nursing, Anatomy 74\nTom Ray, Nursing, Anatomy 81', 'grade'],
  ['Chess club, midterm grades:\nAna Prado 35/50\nTom Ray 41/50', 'grade'],
  ['Soccer captain Ana Prado got a 64 on the bio midterm.', 'grade'],
  ['One of 158 students, Ana Prado got 97.5% on the exam.', 'grade'],
  ['Ana Prado\nOffice: 412-683-1174', 'phone'],
  ['My cell is 412-624-4141, I work in the dean’s office.', 'phone'],
  ['In San Diego, Ana Prado was suspended for plagiarism.', 'discipline'],
  ['We talked about papers. Ana Prado takes Adderall.', 'health'],
  ['Ana Prado, surgery on 3/4, misses block 2', 'health'],
  ['Employee no. 00231877, Ana Prado', 'personal_id'],
])('but finds %s', (text, kind) => {
  expect(findSensitive(text).map((finding) => finding.kind)).toContain(kind)
})

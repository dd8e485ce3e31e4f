import { describe, expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'
import type { FindingKind } from './finding.ts'

const foundIn = (text: string, kind: FindingKind) =>
  findSensitive(text)
    .filter((finding) => finding.kind === kind)
    .map(({ start, end }) => text.slice(start, end))

describe('disciplinary matters', () => {
  it.each([
    ['Jake Miller was suspended for plagiarism.', ['suspended for plagiarism']],
    ['Ana Diaz is on academic probation.', ['academic probation']],
    ['The dean expelled Cormac Doyle.', ['expelled']],
    ['Title IX: Bryce Halloran is under a no-contact order.', ['no-contact order']],
    ['Madison Pruett got written up for alcohol.', ['written up for alcohol']],
    ['Ana Diaz was sent home from the placement.', ['sent home from the placement']],
    ['Colm Rafferty is benched for two games.', ['benched for two games']],
    [
      'Ana Diaz was suspended for one term as a sophomore for selling exam answers.',
      ['suspended for one term as a sophomore for selling exam answers'],
    ],
    ['The Chair said that Ana Diaz is under investigation.', ['under investigation']],
    ['This is Cole Amari’s second write-up.', ['second write-up']],
    ['Name | Sanction\nPeyton Vail | warning', ['warning']],
  ])('are found in %j', (text, found) => {
    expect(foundIn(text, 'discipline')).toEqual(found)
  })

  it.each([
    'Students who cheat may be suspended, says Maria Lopez.',
    'Our Title IX coordinator, Marla Jensen, offers harassment training.',
    'Ana Diaz was removed from the mailing list.',
    'The committee found that Petra Nolan had exceeded expectations in teaching.',
    'Petra Nolan was found crying in the lab.',
    'Petra Nolan must complete the training before the hearing committee meets.',
    'Petra Nolan was charged with leading the search committee.',
    'Anyone found sleeping on duty will be written up. Contact: Petra Nolan',
    'Petra Nolan let go of the rope.',
    'Petra Nolan finished the form she never sent.',
    'The honor council thanked Petra Nolan, who made the posters.',
    'Honor council fundraiser: Petra Nolan brought cookies.',
    'The Code of Conduct training was led by Petra Nolan. She made slides.',
    'The board voted to hire Petra Nolan.',
    'Please don’t accuse Petra Nolan.',
    'Decision: Petra Nolan chairs the next meeting.',
    'HR asked Petra Nolan, who used ChatGPT to format the newsletter and left without coffee.',
    'Petra Nolan chairs the grievance committee. She skipped lunch and kept calling members.',
    'Grant review panel for Petra Nolan. Decision: fund in full.',
    'Petra Nolan complained to the airline: the bag was found damaged.',
    'Security will let Petra Nolan in. She was found to have the right keys.',
    'Case 4: the charge was dismissed. Petra Nolan teaches it.',
    'Flood warning issued for Tuesday, so Ana Diaz cancels the trip.',
    'Do not use photos of Ana Diaz without permission.',
    'Professor Lin was fired up about the new telescope.',
    'The suspension bridge was designed by Ana Diaz.',
    'Write a syllabus paragraph on plagiarism and its sanctions.',
  ])('aren’t found in %j', (text) => {
    expect(findSensitive(text)).toEqual([])
  })
})

describe('pay and financial aid', () => {
  it.each([
    ['Dana Kim’s salary is $72,500.', ['$72,500']],
    ['Maribel works 15 h a week for $14/hr.', ['$14/hr']],
    ['name,current salary,proposed\nAna Diaz,61500,64000', ['61500', '64000']],
    ['employee,hourly_rate\nBianca Ferro,17.25', ['17.25']],
    ['His award goes from $6,500 to $4,000, Tobias Ek heard.', ['$6,500', '$4,000']],
    ['Payee: Ana Prado, SSN 648-19-7702. Honorarium $750 for the talk.', ['$750']],
    ['TA lines\nRosa Imbert, $11,250/sem', ['$11,250/sem']],
    ['Student | Balance owed\nPeyton Vail | $2,318.00', ['$2,318.00']],
    ['Rajesh Iyer verdient 3.950 € im Monat.', ['3.950 € im Monat']],
    ['Ana Prado, birth date 2/2/2001. Two readings, honorarium $900, in May.', ['$900']],
    ['Ana Prado was fired. Her final check is $1,112.50.', ['$1,112.50']],
    ['name,iban,net\nAna Prado,DE89370400440532013000,1810.40', ['1810.40']],
  ])('are found in %j', (text, found) => {
    expect(foundIn(text, 'pay')).toEqual(found)
  })

  it.each([
    'The salary range is $60,000-$75,000. Contact Maria Lopez.',
    'Dr. Adaora Eze received an NSF grant of $499,000.',
    'Suppose Anna earns $20 an hour.',
    'Maya bought a used textbook for $45.',
    'Dana Kim saw a 3% increase in enrollment.',
    'I cite the grant record of Dana Kim, and she moves on grant proposals.',
    'Gala donations so far:\nAlvarez | $9,400\nOkonjo | $120',
    'Awards dinner catering\nPanera: $400\nSodexo: $350',
    'Purchases under the training award\nDell, $1,299.00',
    'The scholarship honors Margaret Liu; gifts of $50 are welcome.',
    'Ana Diaz asks whether a payment plan or financial aid is possible.',
    'Tell Ana Diaz that Pell and work-study are on the form.',
    'Readings pay an honorarium of $300, says Ana Diaz.',
    'Step 3 of the tour: Ana Diaz tells where the $40 deposit goes.',
  ])('aren’t found in %j', (text) => {
    expect(findSensitive(text)).toEqual([])
  })
})

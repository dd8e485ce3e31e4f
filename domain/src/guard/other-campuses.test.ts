import { describe, expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

const found = (text: string) =>
  findSensitive(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)

describe('people and numbers that are no one’s', () => {
  it.each([
    'Example only, not real people:\nName,ID,Score\nAda Okafor,48291735,85',
    'This is only sample data.\nLena Fuchs got a 64 on the midterm.',
    'Names below are made up:\n\nLena Fuchs: 64\nOmar Aziz: 71',
    'Lotte Ahrens was suspended from the academy in March 1934. Write a panel for the exhibition.',
    'Fela Kuti died of complications of AIDS in 1997.',
    'Final: Bison 88, Jackrabbits 74. Darnell Hughes led all scorers with 26.',
    'In the sandbox, card 4242 4242 4242 4242 is approved and 4000 0000 0000 0002 is declined.',
    'Stripe documents 5105 1051 0510 5100 for testing.',
    'Write to accommodation@harrowmere.ac.uk or antiragging@vindhya.ac.in or sekretariat@uni-lindental.de.',
    'Our IPEDS unit ID 105525 is on the form.',
  ])('are not found in %j', (text) => {
    expect(found(text)).toEqual([])
  })

  it('but are where names are to be replaced by made-up ones', () => {
    expect(found('Lena Fuchs got a 64. Replace the name with a fake name.')).toContain('grade: 64')
  })

  it('but are in another paragraph than the one that says so', () => {
    expect(found('Example only: Omar Aziz got a 71.\n\nLena Fuchs got a 64.')).toEqual([
      'name: Lena Fuchs',
      'grade: 64',
    ])
  })

  it('says nothing about a login attempt', () => {
    expect(found('WARN login failed netid=jfm3318 attempt=5')).toEqual(['personal_id: jfm3318'])
  })
})

describe('the records of campuses elsewhere', () => {
  it.each([
    ['Roll No. | Name | CGPA\n21MS1047 | Ananya Menon | 8.92', ['name: Ananya Menon', 'grade: 8.92']],
    ['Matrikelnr.;Name;Note\n3108847;Köhler, Annika;1,7', ['student_id: 3108847', 'grade: 1,7']],
    ['my no is 9826041573 and my bday is march 9 2001', ['phone: 9826041573', 'birth_date: march 9 2001']],
    ['Adjunct pay\nSunita Rao\t6 cr\t$6,480', ['name: Sunita Rao', 'pay: $6,480']],
    ['His account is DE66700519950281946037.', ['bank_account: DE66700519950281946037']],
    ['GTBank 0148827365, same name', ['bank_account: 0148827365']],
    ['Siti Nurhaliza, S8321457C', ['student_id: S8321457C']],
    ['UHID: VHC/2024/008813', ['personal_id: VHC/2024/008813']],
    ['DL No.: KA05 20110047815', ['personal_id: KA05 20110047815']],
    ['Vivek Rao was found guilty of ragging.', ['discipline: found guilty of ragging']],
    ['pasword is Okada@Ring_Road9', ['secret: Okada@Ring_Road9']],
    ['Jun-ho Park has asthma.', ['name: Jun-ho Park']],
    ['Noor Haddad, bench 4, (778) 555-0139', ['phone: (778) 555-0139']],
  ])('are found in %j', (text, findings) => {
    expect(found(text)).toEqual(expect.arrayContaining(findings))
  })

  it.each([
    'Explain how IBAN DE89 3704 0044 0532 0130 00 is validated.',
    'Order DE12345678901234567890 has shipped.',
    'Call 412-555-0182 for tickets.',
    'Maya Lindqvist bought a first-class stamp.',
  ])('but not in %j', (text) => {
    expect(found(text)).toEqual([])
  })
})

import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'
import type { FindingKind } from './finding.ts'

const foundIn = (text: string, kind: FindingKind) =>
  findSensitive(text)
    .filter((finding) => finding.kind === kind)
    .map(({ start, end }) => text.slice(start, end))

it.each<[FindingKind, string, string[]]>([
  ['birth_date', 'DOB: 04/12/2001', ['04/12/2001']],
  ['birth_date', 'Geburtsdatum: 3. Mai 2001', ['3. Mai 2001']],
  ['birth_date', '{"dob": "1999-04-12"}', ['1999-04-12']],
  ['birth_date', 'Ana Diaz was born on June 3, 2002.', ['June 3, 2002']],
  ['birth_date', 'Her birth certificate says June 3, 2002.', ['June 3, 2002']],
  ['birth_date', 'Name,DOB\nAna Diaz,2001-04-05', ['2001-04-05']],
  ['personal_id', 'MRN: 4482-991', ['4482-991']],
  ['personal_id', 'medical record number is 77810234', ['77810234']],
  ['personal_id', 'passport C01X00T47', ['C01X00T47']],
  ['personal_id', 'driver’s license number: D400-7836-0001', ['D400-7836-0001']],
  ['personal_id', 'Driver’s license: OH T51820937', ['OH T51820937']],
  ['personal_id', 'Aadhaar 4821 7730 1922', ['4821 7730 1922']],
  ['personal_id', 'NRIC/FIN: F7035182W', ['F7035182W']],
  ['personal_id', 'her PPS no. 8163527JA', ['8163527JA']],
  ['personal_id', 'DNI 48317265S, NIE X2481903L', ['48317265S', 'X2481903L']],
  ['personal_id', 'driving licence LOWTH002144H99FK', ['LOWTH002144H99FK']],
  ['personal_id', 'NetID: jsmith', ['jsmith']],
  ['personal_id', 'her login is nwabu4 / Plum$tone88', ['nwabu4']],
  ['personal_id', 'Fødselsnummeret er 120399 41285', ['120399 41285']],
  ['bank_account', 'My acct at the credit union is 4471900283', ['4471900283']],
  ['personal_id', '我上周丢了护照，号码是EJ4829016', ['EJ4829016']],
  ['personal_id', 'Medicare 1EG4-TE5-MK73', ['1EG4-TE5-MK73']],
  ['personal_id', 'login as troy14, then run it', ['troy14']],
  ['personal_id', '我的NetID 是 xw2213', ['xw2213']],
  ['personal_id', 'username,last\nbhartono,Hartono\nsvanwyk,van Wyk', ['bhartono', 'svanwyk']],
  ['personal_id', 'your Aadhaar (you gave us the number 4839 2071 5641)', ['4839 2071 5641']],
  ['bank_account', 'IBAN DE89 3704 0044 0532 0130 00', ['DE89 3704 0044 0532 0130 00']],
  ['bank_account', 'Routing 043000096, account 4532118829', ['4532118829']],
  ['bank_account', 'routing 121104885, checking 0048813927', ['0048813927']],
  ['bank_account', 'My checking account number is 000482917736', ['000482917736']],
  ['bank_account', 'my savings account at the credit union, number 1100482293', ['1100482293']],
  ['name', 'Student name: Maria Gonzalez', ['Maria Gonzalez']],
  ['name', 'Advisee: Kwaku Mensah. Topic: a new major', ['Kwaku Mensah']],
])('finds %s in %j', (kind, text, found) => {
  expect(foundIn(text, kind)).toEqual(found)
})

it.each([
  ['Date of birth: 7 November 1867', 'someone in books'],
  ['Date of birth: MM/DD/YYYY', 'a form'],
  ['Ada Lovelace was born on December 10, 1815.', 'someone in books'],
  ['The dob column is in ISO format, e.g. 2001-04-30.', 'an example'],
  ['ssh-copy-id you@login.cfd.reed-college.edu', 'a host'],
  ['user = request.user', 'a property'],
  ['login = config["login"]', 'code'],
  ['ls /home/data2/raw', 'a folder'],
  ['parse_dob("1990-02-30")', 'code'],
  ['US passport numbers have 9 characters.', 'a fact'],
  ['The library card number is 21168000123456.', 'a card of no one'],
  ['Sign in with your NetID and password.', 'instructions'],
  ['ssh username@server.edu asks for a username or password', 'instructions'],
  ['netid: user.netid', 'code'],
  ['assert user.netid == "abc123"', 'code'],
  ['Charge account number 05-42210-6100, our travel budget.', 'an account of the department'],
  ['Student: {{student_name}}', 'a field'],
  ['new Pool({ Client: NativeClient })', 'code'],
])('finds nothing in %j, %s', (text) => {
  expect(findSensitive(text)).toEqual([])
})

it('shows little of what it found', () => {
  const masks = (text: string) => findSensitive(text).map(({ masked }) => masked)
  expect(masks('DOB: 04/12/2001')).toEqual(['••/••/••••'])
  expect(masks('MRN 00482917')).toEqual(['•••917'])
  expect(masks('Student name: Maria Gonzalez')).toEqual(['M•••'])
})

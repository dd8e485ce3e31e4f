// What each kind of private data is called, what its field is called, and which data class it has.
import type { DataClass } from '@prompt-library/domain/data-class/data-class'
import type { FindingKind } from '@prompt-library/domain/guard/finding'

interface KindNames {
  one: string
  many: string
  /** What a field is called that takes a finding's place. */
  field: string
  /** What a prompt is meant for whose fields take such data. */
  dataClass: DataClass
}

export const KIND_NAMES: Record<FindingKind, KindNames> = {
  secret: {
    one: 'password or key',
    many: 'passwords and keys',
    field: 'password_or_key',
    dataClass: 'restricted',
  },
  card: { one: 'card number', many: 'card numbers', field: 'card_number', dataClass: 'restricted' },
  ssn: {
    one: 'Social Security number',
    many: 'Social Security numbers',
    field: 'social_security_number',
    dataClass: 'restricted',
  },
  bank_account: {
    one: 'bank account',
    many: 'bank accounts',
    field: 'bank_account',
    dataClass: 'restricted',
  },
  email: { one: 'email address', many: 'email addresses', field: 'email', dataClass: 'internal' },
  // The capitals make the labels “Personal ID” and “Student ID”.
  personal_id: { one: 'personal ID', many: 'personal IDs', field: 'personal_ID', dataClass: 'restricted' },
  student_id: { one: 'student ID', many: 'student IDs', field: 'student_ID', dataClass: 'restricted' },
  phone: { one: 'phone number', many: 'phone numbers', field: 'phone_number', dataClass: 'internal' },
  birth_date: {
    one: 'date of birth',
    many: 'dates of birth',
    field: 'date_of_birth',
    dataClass: 'restricted',
  },
  address: { one: 'home address', many: 'home addresses', field: 'home_address', dataClass: 'restricted' },
  grade: { one: 'grade', many: 'grades', field: 'grade', dataClass: 'restricted' },
  health: {
    one: 'health information',
    many: 'health information',
    field: 'health_information',
    dataClass: 'restricted',
  },
  discipline: {
    one: 'disciplinary matter',
    many: 'disciplinary matters',
    field: 'disciplinary_matter',
    dataClass: 'restricted',
  },
  pay: {
    one: 'pay or financial aid',
    many: 'pay and financial aid',
    field: 'pay_or_financial_aid',
    dataClass: 'restricted',
  },
  name: { one: 'name', many: 'names', field: 'name', dataClass: 'internal' },
}

/** At the start of a sentence or a heading. */
export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

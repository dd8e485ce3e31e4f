// What each kind of private data is called, and which data class it has.
import type { DataClass } from '@prompt-library/domain/data-class/data-class'
import type { FindingKind } from '@prompt-library/domain/guard/finding'

interface KindNames {
  one: string
  many: string
  /** What a prompt is meant for whose fields take such data. */
  dataClass: DataClass
}

export const KIND_NAMES: Record<FindingKind, KindNames> = {
  secret: { one: 'password or key', many: 'passwords and keys', dataClass: 'restricted' },
  card: { one: 'card number', many: 'card numbers', dataClass: 'restricted' },
  ssn: { one: 'Social Security number', many: 'Social Security numbers', dataClass: 'restricted' },
  bank_account: { one: 'bank account', many: 'bank accounts', dataClass: 'restricted' },
  email: { one: 'email address', many: 'email addresses', dataClass: 'internal' },
  personal_id: { one: 'personal ID', many: 'personal IDs', dataClass: 'restricted' },
  student_id: { one: 'student ID', many: 'student IDs', dataClass: 'restricted' },
  phone: { one: 'phone number', many: 'phone numbers', dataClass: 'internal' },
  birth_date: { one: 'date of birth', many: 'dates of birth', dataClass: 'restricted' },
  address: { one: 'home address', many: 'home addresses', dataClass: 'restricted' },
  grade: { one: 'grade', many: 'grades', dataClass: 'restricted' },
  health: { one: 'health information', many: 'health information', dataClass: 'restricted' },
  discipline: { one: 'disciplinary matter', many: 'disciplinary matters', dataClass: 'restricted' },
  pay: { one: 'pay or financial aid', many: 'pay and financial aid', dataClass: 'restricted' },
  name: { one: 'name', many: 'names', dataClass: 'internal' },
}

const OTHER_FIELDS: Partial<Record<FindingKind, string>> = { email: 'email', ssn: 'social_security_number' }

/** The name of the field that takes a finding's place, such as `student_ID`. */
export function fieldNameOf(kind: FindingKind): string {
  return OTHER_FIELDS[kind] ?? KIND_NAMES[kind].one.replaceAll(' ', '_')
}

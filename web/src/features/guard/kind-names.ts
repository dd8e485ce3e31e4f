// What each kind of private data is called.
import type { FindingKind } from '@prompt-library/domain/guard/finding'

interface KindNames {
  one: string
  many: string
}

export const KIND_NAMES: Record<FindingKind, KindNames> = {
  secret: { one: 'password or key', many: 'passwords and keys' },
  card: { one: 'card number', many: 'card numbers' },
  ssn: { one: 'Social Security number', many: 'Social Security numbers' },
  bank_account: { one: 'bank account', many: 'bank accounts' },
  email: { one: 'email address', many: 'email addresses' },
  personal_id: { one: 'personal ID', many: 'personal IDs' },
  student_id: { one: 'student ID', many: 'student IDs' },
  phone: { one: 'phone number', many: 'phone numbers' },
  birth_date: { one: 'date of birth', many: 'dates of birth' },
  address: { one: 'home address', many: 'home addresses' },
  grade: { one: 'grade', many: 'grades' },
  health: { one: 'health information', many: 'health information' },
  discipline: { one: 'disciplinary matter', many: 'disciplinary matters' },
  pay: { one: 'pay or financial aid', many: 'pay and financial aid' },
  name: { one: 'name', many: 'names' },
}

const OTHER_FIELDS: Partial<Record<FindingKind, string>> = { email: 'email', ssn: 'social_security_number' }

/** The name of the field that takes a finding's place, such as `student_ID`. */
export function fieldNameOf(kind: FindingKind): string {
  return OTHER_FIELDS[kind] ?? KIND_NAMES[kind].one.replaceAll(' ', '_')
}

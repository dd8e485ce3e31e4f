import type { FindingKind } from '@prompt-library/domain/guard/finding'

interface KindNames {
  one: string
  many: string
  /** What a field is called that takes a finding's place. */
  field: string
}

export const KIND_NAMES: Record<FindingKind, KindNames> = {
  secret: { one: 'password or key', many: 'passwords and keys', field: 'password_or_key' },
  card: { one: 'card number', many: 'card numbers', field: 'card_number' },
  ssn: { one: 'Social Security number', many: 'Social Security numbers', field: 'social_security_number' },
  email: { one: 'email address', many: 'email addresses', field: 'email' },
  // The capitals make the label “Student ID”.
  student_id: { one: 'student ID', many: 'student IDs', field: 'student_ID' },
  phone: { one: 'phone number', many: 'phone numbers', field: 'phone_number' },
  grade: { one: 'grade', many: 'grades', field: 'grade' },
  health: { one: 'health information', many: 'health information', field: 'health_information' },
}

/** At the start of a sentence or a heading. */
export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

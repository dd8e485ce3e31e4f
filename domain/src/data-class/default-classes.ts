import { FINDING_KINDS, type FindingKind } from '../guard/finding.ts'
import { type DataClass, LOWEST_CLASS } from './data-class.ts'

/** What tells who someone is, which is no secret on campus. */
const CONTACTS: FindingKind[] = ['email', 'phone', 'name']

/** The data classes until an admin changes them. */
export const DEFAULT_CLASSES: DataClass[] = [
  {
    id: LOWEST_CLASS,
    name: 'Public',
    description: 'Open to anyone.',
    examples: 'course descriptions, published research',
    kinds: [],
    merged: [],
  },
  {
    id: 'internal',
    name: 'Internal',
    description: 'Meant to stay on campus.',
    examples: 'drafts, internal plans, meeting notes',
    kinds: CONTACTS,
    merged: [],
  },
  {
    id: 'restricted',
    name: 'Restricted',
    description: 'Protected by law or contract.',
    examples: 'grades, health records, personnel files',
    kinds: FINDING_KINDS.filter((kind) => !CONTACTS.includes(kind)),
    merged: [],
  },
]

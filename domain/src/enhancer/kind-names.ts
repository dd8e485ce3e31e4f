/** The kinds of tasks that the built-in enhancer knows, as people call them and in the order of the menu. */
export const KIND_NAMES = [
  'quiz',
  'flashcards',
  'study plan',
  'explanation',
  'interview practice',
  'summary',
  'proofreading',
  'revision',
  'translation',
  'email',
  'announcement',
  'cover letter',
  'personal statement',
  'resume',
  'recommendation letter',
  'essay',
  'literature search',
  'data analysis',
  'lesson plan',
  'rubric',
  'syllabus',
  'slides',
  'code',
  'debugging',
  'minutes',
] as const

export type KindName = (typeof KIND_NAMES)[number]

/** What a user selects if it's none of them. */
export const OTHER_KIND = 'other'

export function isKindName(name: string): name is KindName {
  return KIND_NAMES.some((known) => known === name)
}

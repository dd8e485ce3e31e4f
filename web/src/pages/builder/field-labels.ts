import type { BuilderForm } from '@prompt-library/domain/builder/builder-form'

export type TextName = {
  [Name in keyof BuilderForm]: BuilderForm[Name] extends string ? Name : never
}[keyof BuilderForm]

/** What the screen calls the fields of the form. */
export const FIELD_LABELS: Record<TextName, string> = {
  goal: 'Goal',
  role: 'AI role',
  task: 'Task',
  context: 'Context',
  audience: 'Audience',
  format: 'Output format',
  tone: 'Tone',
  length: 'Length',
  lengthSpecific: 'Specific length',
  examples: 'Examples',
  constraints: 'Constraints',
  qualityMeasures: 'What makes a good answer?',
}

// The labels, hints, and examples of the builder's fields.
import {
  type BuilderForm,
  type BuilderOption,
  FORMATS,
  GOALS,
  LENGTHS,
  ROLES,
  TONES,
} from '@prompt-library/domain/builder/builder-form'

export type TextName = {
  [Name in keyof BuilderForm]: BuilderForm[Name] extends string ? Name : never
}[keyof BuilderForm]

interface FieldTexts {
  label: string
  hint: string
  required?: true
  /** For a choice, with the name of the empty one. Other fields are text boxes. */
  options?: readonly BuilderOption[]
  none?: string
  rows?: number
  placeholder?: string
}

/** What the screen says about the fields of the form. */
export const FIELDS: Record<TextName, FieldTexts> = {
  goal: {
    label: 'Goal',
    required: true,
    options: GOALS,
    none: 'Choose a goal',
    hint: 'What will you use the answer for?',
  },
  role: {
    label: 'AI role',
    required: true,
    options: ROLES,
    none: 'Choose a role',
    hint: 'Whose perspective should the AI take? A teacher explains; a grant reviewer looks for gaps.',
  },
  task: {
    label: 'Task',
    required: true,
    rows: 6,
    placeholder:
      'For example: Compare these two drafts of my introduction and tell me which one leads better to the research question, and why.',
    hint: 'Describe one task: what to do, with what material, and why.',
  },
  context: {
    label: 'Context',
    rows: 4,
    placeholder:
      'For example: A seminar of 20 second-year students. They have read the first three chapters.',
    hint: 'AI fills gaps with guesses. Include the course, the situation, and what you’ve tried.',
  },
  audience: {
    label: 'Audience',
    rows: 2,
    placeholder: 'For example: First-year students who haven’t taken statistics',
    hint: 'Who will read the answer, and what do they already know?',
  },
  format: { label: 'Output format', options: FORMATS, hint: 'Tables help compare; outlines show structure.' },
  tone: { label: 'Tone', options: TONES, hint: 'Match the tone to your reader.' },
  length: { label: 'Length', options: LENGTHS, hint: 'A limit keeps the answer focused.' },
  lengthSpecific: {
    label: 'Specific length',
    rows: 1,
    placeholder: 'For example: 250 words, or one slide',
    hint: 'Use words, pages, slides, or minutes. Leave blank for no limit.',
  },
  examples: {
    label: 'Examples',
    rows: 5,
    placeholder:
      'For example: "The cell divides." → "What happens to the chromosomes before a cell divides?"',
    hint: 'One good example shows style and level of detail better than a description.',
  },
  constraints: {
    label: 'Constraints',
    rows: 3,
    placeholder: 'For example: Only sources from after 2015. No formulas.',
    hint: 'What should the AI avoid or not assume? Which sources count?',
  },
  qualityMeasures: {
    label: 'What makes a good answer?',
    rows: 3,
    placeholder: 'For example: Every claim has a source, and a layperson can follow it in two minutes.',
    hint: 'The AI can check its draft against these.',
  },
}

/**
 * The fields of the prompt builder and their choices: goals, roles, formats, lengths, and tones. An empty string means
 * that nothing was selected or entered.
 */
export interface BuilderForm {
  goal: string
  role: string
  task: string
  audience: string
  format: string
  length: string
  /** Used only when `length` is `specific`. */
  lengthSpecific: string
  tone: string
  context: string
  examples: string
  constraints: string
  qualityMeasures: string
  chainOfThought: boolean
  /** Used only when there are examples. */
  fewShot: boolean
  useTemplate: boolean
}

export const EMPTY_BUILDER_FORM: BuilderForm = {
  goal: '',
  role: '',
  task: '',
  audience: '',
  format: '',
  length: '',
  lengthSpecific: '',
  tone: '',
  context: '',
  examples: '',
  constraints: '',
  qualityMeasures: '',
  chainOfThought: false,
  fewShot: false,
  useTemplate: false,
}

/** The versions of a prompt: two composed from the form, the prompt the user pasted, and enhanced versions. */
export const BUILDER_VERSIONS = ['basic', 'clear', 'own', 'enhanced'] as const
export type BuilderVersion = (typeof BUILDER_VERSIONS)[number]

/** One option of a select: `value` is stored and sent, and `label` is shown. */
export interface BuilderOption {
  value: string
  label: string
}

export const GOALS = [
  { value: 'research', label: 'Research & Analysis' },
  { value: 'writing', label: 'Writing & Communication' },
  { value: 'learning', label: 'Learning & Education' },
  { value: 'planning', label: 'Planning & Strategy' },
  { value: 'creative', label: 'Creative Work' },
  { value: 'problem-solving', label: 'Problem Solving' },
] as const satisfies readonly BuilderOption[]

export const ROLES = [
  { value: 'expert', label: 'Expert' },
  { value: 'teacher', label: 'Teacher' },
  { value: 'consultant', label: 'Consultant' },
  { value: 'researcher', label: 'Researcher' },
  { value: 'writer', label: 'Writer' },
  { value: 'analyst', label: 'Analyst' },
  { value: 'grant_reviewer', label: 'Grant reviewer' },
  { value: 'methodologist', label: 'Methodologist' },
] as const satisfies readonly BuilderOption[]

export const FORMATS = [
  { value: 'list', label: 'List' },
  { value: 'paragraph', label: 'Paragraph' },
  { value: 'outline', label: 'Outline' },
  { value: 'table', label: 'Table' },
  { value: 'report', label: 'Report' },
  { value: 'summary', label: 'Summary' },
  { value: 'memo', label: 'Memo' },
  { value: 'proposal', label: 'Proposal' },
] as const satisfies readonly BuilderOption[]

export const LENGTHS = [
  { value: 'brief', label: 'Brief (1-2 paragraphs, about 200-300 words)' },
  { value: 'moderate', label: 'Moderate (3-5 paragraphs, about 500-800 words)' },
  { value: 'detailed', label: 'Detailed (1+ pages, 1000+ words)' },
  { value: 'specific', label: 'Specific' },
] as const satisfies readonly BuilderOption[]

export const TONES = [
  { value: 'formal', label: 'Formal' },
  { value: 'conversational', label: 'Conversational' },
  { value: 'professional', label: 'Professional' },
  { value: 'persuasive', label: 'Persuasive' },
] as const satisfies readonly BuilderOption[]

export function canUseFewShot(form: Pick<BuilderForm, 'examples'>): boolean {
  return form.examples.trim() !== ''
}

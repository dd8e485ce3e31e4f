import type { BuilderForm } from '@prompt-library/domain/builder/builder-form'
import type { AspectName } from '@prompt-library/domain/strength/prompt-strength'

/** The form field that covers an aspect. */
export const ASPECT_FIELDS: Record<AspectName, keyof BuilderForm> = {
  role: 'role',
  task: 'task',
  material: 'context',
  context: 'context',
  audience: 'audience',
  format: 'format',
  length: 'length',
  examples: 'examples',
  criteria: 'qualityMeasures',
  uncertainty: 'constraints',
}

/** No field asks for these, so their phrase goes into the field that suits them best. */
export function insertsPhrase(aspect: AspectName): boolean {
  return aspect === 'uncertainty' || aspect === 'material'
}

// The sentences of the prompt strength panel.
import type { AspectCheck, AspectName, PromptStrength } from '@prompt-library/domain/strength/prompt-strength'
import { countOf } from '@prompt-library/domain/text/count-of'
import { namingOffline } from '../lib/offline.ts'

export interface Strength extends Omit<PromptStrength, 'kind'> {
  /** `unavailable`: the code of the check couldn't be loaded. */
  kind: PromptStrength['kind'] | 'unavailable'
}

/** One sentence on what the check found. */
export function strengthSummary({ kind, checks }: Strength): string {
  if (kind === 'unavailable') return namingOffline('We couldn’t check your prompt. Check your connection.')
  if (kind === 'empty') return 'As you write, you’ll see what your prompt still needs.'
  if (kind === 'other-language')
    return 'We can only check prompts in English, so there are no suggestions for this one.'
  const missing = withStatus(checks, 'missing').length
  if (missing === 0) return 'Nothing important is missing.'
  return `${countOf(missing, 'thing')} would make this prompt stronger.`
}

/** What the row of segments shows, in words. */
export function strengthPicture(checks: readonly AspectCheck[]): string {
  const names = (status: AspectCheck['status']) =>
    withStatus(checks, status)
      .map(({ label }) => label)
      .join(', ')
  const [said, missing] = [names('said'), names('missing')]
  return [said && `Your prompt has: ${said}.`, missing && `Missing: ${missing}.`].filter(Boolean).join(' ')
}

export function withStatus(checks: readonly AspectCheck[], status: AspectCheck['status']): AspectCheck[] {
  return checks.filter((check) => check.status === status)
}

/** The button that goes to the field for an aspect. */
export const ADD_ASPECT: Record<AspectName, string> = {
  role: 'Add a role',
  task: 'Describe the task',
  material: 'Add the material',
  context: 'Add context',
  audience: 'Add the audience',
  format: 'Choose a format',
  length: 'Set the length',
  examples: 'Add an example',
  criteria: 'Add criteria',
  uncertainty: 'Say what to do when unsure',
}

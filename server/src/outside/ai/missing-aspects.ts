import { type PromptChoices, promptStrength } from '@prompt-library/domain/strength/prompt-strength'

/** What the AI service is told that a prompt lacks, as fixed sentences without any text of the user. */
export function missingAspects(text: string, choices: PromptChoices): string[] {
  return promptStrength(text, choices)
    .checks.filter(({ status }) => status === 'missing')
    .map(({ label, why }) => `${label}. ${why}`)
}

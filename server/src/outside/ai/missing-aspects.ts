import { checkPrompt } from '@prompt-library/domain/strength/checklist'

/** What the AI service is told that a prompt lacks, as fixed sentences without any text of the user. */
export function missingAspects(text: string): string[] {
  return checkPrompt(text)
    .parts.filter(({ isFound, name }) => !isFound && name !== 'examples')
    .map(({ label, hint }) => `${label}: ${hint}.`)
}

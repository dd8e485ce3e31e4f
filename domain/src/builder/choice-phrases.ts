import { answerTemplate } from './answer-template.ts'
import { CHAIN_OF_THOUGHT, FORMAT_PHRASES, lookUp, ROLE_PHRASES } from './prompt-phrases.ts'

/** What the user selected in the builder. */
export interface PromptChoices {
  goal?: string
  role?: string
  audience?: string
  format?: string
  useTemplate?: boolean
  chainOfThought?: boolean
  fewShot?: boolean
}

/** The sentences that the enhancer adds for what the user selected in the builder. They are needed for any kind of task. */
export function choicePhrases(choices: PromptChoices): Readonly<Partial<Record<string, string>>> {
  const { goal = '', role = '', audience = '', format = '' } = choices
  return {
    ...(role !== '' && { role: rolePhrase(role) }),
    ...(audience !== '' && { audience: `Write for this audience: ${audience}` }),
    ...(format !== '' && {
      format: lookUp(FORMAT_PHRASES, format) ?? `Give the answer in this format: ${format}`,
    }),
    ...(choices.fewShot && { examples: 'Example of what I want: {{example}}' }),
    ...(choices.chainOfThought && { approach: CHAIN_OF_THOUGHT }),
    ...(choices.useTemplate && { template: answerTemplate({ goal, format }) }),
  }
}

function rolePhrase(role: string): string {
  const phrase = lookUp(ROLE_PHRASES, role)
  return phrase === undefined ? `Take on the role of: ${role}` : `You are ${phrase}.`
}

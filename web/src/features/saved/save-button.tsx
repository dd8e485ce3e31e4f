import type { Prompt } from '@prompt-library/contract/prompts'

/** Saves a prompt for later, or removes it from the saved ones. */
export function SaveButton({ prompt: _ }: { prompt: Prompt }) {
  return null
}

import type { Prompt } from '@prompt-library/contract/prompts'

/** Adds a prompt to the user's collections. The menu is loaded on the first click. */
export function CollectButton({ prompt: _ }: { prompt: Prompt }) {
  return null
}

import type { Prompt } from '@prompt-library/contract/prompts'

/** Whether somebody shared the prompt with the viewer, as far as its list told. */
export function isShared(prompt: Prompt): prompt is Prompt & { shared_by_name: string } {
  return prompt.shared_by_name !== undefined
}

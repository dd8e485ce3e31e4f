import type { Prompt } from './prompt.ts'

/** Whether the prompt was shared with the user. Not every list includes the sharer's name. */
export function isShared(prompt: Prompt): prompt is Prompt & { shared_by_name: string } {
  return prompt.shared_by_name !== undefined
}

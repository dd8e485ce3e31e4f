import type { Prompt } from '@prompt-library/contract/prompts'

export function Lineage({ prompt: _ }: { prompt: Prompt }) {
  return null
}

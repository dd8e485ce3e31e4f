import type { Prompt } from '@prompt-library/contract/prompts'

export function HistoryLine({ prompt: _ }: { prompt: Prompt }) {
  return null
}

import type { Prompt } from '@prompt-library/contract/prompts'

export function FeedbackSummary({ prompt: _ }: { prompt: Prompt }) {
  return null
}

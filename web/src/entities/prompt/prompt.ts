import type { CollectedPrompt as SentCollectedPrompt } from '@prompt-library/contract/collections'
import type { Prompt as SentPrompt } from '@prompt-library/contract/prompts'
import { readTags } from '@prompt-library/domain/prompts/read-tags'

/** A prompt as the app knows it. The API calls its HTML `markdown`, and says twice who sees it. */
export type Prompt = Known<SentPrompt>
export type CollectedPrompt = Known<SentCollectedPrompt>

export type { SentPrompt }

type Known<Sent extends SentPrompt> = Omit<Sent, 'markdown' | 'visibility'> & { html: string }

/** Reads a list response. Anything but an array counts as an empty list. */
export function readPrompts<Sent extends SentPrompt>(answer: readonly Sent[]): Known<Sent>[] {
  return Array.isArray(answer) ? answer.map(readPrompt) : []
}

/** Accepts missing upvotes, tags as an array or as PostgreSQL's `{a,b}`, and `createdAt` for `created_at`. */
export function readPrompt<Sent extends SentPrompt>(answer: Sent & { createdAt?: string }): Known<Sent> {
  const { createdAt: created_at, markdown, visibility: _, snippet, ...prompt } = answer
  return {
    ...(created_at && { created_at }),
    ...prompt,
    upvotes: prompt.upvotes ?? 0,
    html: markdown,
    tags: readTags(prompt.tags),
    ...(snippet && { snippet }),
  } as unknown as Known<Sent>
}

/** Whether the prompt was shared with the user. Not every list includes the sharer's name. */
export function isShared(prompt: Prompt): prompt is Prompt & { shared_by_name: string } {
  return prompt.shared_by_name !== undefined
}

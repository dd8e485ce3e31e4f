import type { Prompt } from '@prompt-library/contract/prompts'
import { readTags } from '@prompt-library/domain/prompts/read-tags'
import { withoutHiddenHtml, withoutHiddenText } from '@prompt-library/domain/text/hidden-text'

/** Reads a list response. Anything but an array counts as an empty list. */
export function readPrompts<P extends Prompt>(answer: P[]): P[] {
  return Array.isArray(answer) ? answer.map(readPrompt) : []
}

/**
 * Accepts tags as an array or as PostgreSQL's `{a,b}`, and `createdAt` for `created_at`. Prompts stored before the server
 * removed hidden text can still contain it: stacked accents alone can block the page for 30 seconds.
 */
export function readPrompt<P extends Prompt>(answer: P & { createdAt?: string }): P {
  const { createdAt: created_at, snippet, ...prompt } = answer
  return {
    ...(created_at && { created_at }),
    ...prompt,
    markdown: withoutHiddenHtml(prompt.markdown),
    tags: readTags(prompt.tags),
    // Removing hidden text would misplace the marks, so the card falls back to the usual preview.
    ...(snippet && withoutHiddenText(snippet.text) === snippet.text && { snippet }),
  } as unknown as P
}

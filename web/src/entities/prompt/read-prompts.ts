import { readTags } from '@prompt-library/domain/prompts/read-tags'
import { withoutHiddenHtml, withoutHiddenText } from '@prompt-library/domain/text/hidden-text'

/** Parses a list response. Anything but an array counts as an empty list. */
export function readPrompts(json: unknown): unknown[] {
  return Array.isArray(json) ? json.map(readPrompt) : []
}

/** Accepts tags as an array or as PostgreSQL's `{a,b}`, and `createdAt` for `created_at`. */
export function readPrompt(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json
  const { createdAt: created_at, snippet, ...prompt } = json as Record<string, unknown>
  return {
    created_at,
    ...prompt,
    markdown: readMarkdown(prompt['markdown']),
    ...(hasNoHiddenText(snippet) && { snippet }),
    tags: readTags(prompt['tags']),
  }
}

/** Prompts stored before the server removed hidden text can still contain it. Stacked accents alone can block the page for 30 seconds. */
function readMarkdown(markdown: unknown): unknown {
  return typeof markdown === 'string' ? withoutHiddenHtml(markdown) : markdown
}

/** Removing hidden text would misplace the marks, so the card falls back to the usual preview. */
function hasNoHiddenText(snippet: unknown): boolean {
  const text = (snippet as { text?: unknown } | undefined | null)?.text
  return typeof text === 'string' && withoutHiddenText(text) === text
}

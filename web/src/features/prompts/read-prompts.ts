import { readTags } from '@prompt-library/domain/prompts/read-tags'
import { withoutHiddenHtml, withoutHiddenText } from '@prompt-library/domain/text/hidden-text'
import { readTime, withFallbacks } from '../../lib/with-fallbacks.ts'

/** Parses a list response. Anything but an array counts as an empty list. */
export function readPrompts(json: unknown): unknown[] {
  return Array.isArray(json) ? json.map(readPrompt) : []
}

/** Defaults for missing fields. The category is the default of a new prompt. */
const FALLBACKS = {
  category: 'Research',
  notes: null,
  author_id: 0,
  author_name: null,
  version: 1,
  revision: 1,
  upvotes: 0,
  userHasVoted: false,
  userHasSaved: false,
  userHasCollected: false,
  from_prompt_builder: false,
  fields: [],
  data_class: 'public',
  uses: 0,
}

/** Accepts tags as an array or as PostgreSQL's `{a,b}`, `created_at` or `createdAt`, and `is_public` or `visibility`. */
export function readPrompt(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json
  const { markdown, snippet, tags, createdAt, shared_at, ...rest } = withFallbacks(json, FALLBACKS) as Record<
    string,
    unknown
  >
  const sharedAt = readTime(shared_at)
  const isPublic = rest['is_public'] ?? rest['visibility'] === 'public'
  return {
    is_public: isPublic,
    visibility: isPublic ? 'public' : 'private',
    ...rest,
    markdown: readMarkdown(markdown),
    ...(hasNoHiddenText(snippet) && { snippet }),
    ...(sharedAt && { shared_at: sharedAt }),
    created_at: readTime(rest['created_at'] ?? createdAt),
    updated_at: readTime(rest['updated_at']),
    tags: readTags(tags),
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

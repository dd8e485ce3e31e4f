import { readTags } from '@prompt-library/domain/prompts/read-tags'
import { withoutHiddenHtml, withoutHiddenText } from '@prompt-library/domain/text/hidden-text'
import { readTime, withFallbacks } from '../../lib/with-fallbacks.ts'

/** A list in any of the forms that servers have given it: what is no list is an empty one. */
export function readPrompts(json: unknown): unknown[] {
  return Array.isArray(json) ? json.map(readPrompt) : []
}

/** What a prompt may lack. Cards show 0 votes and an unknown author; its category is that of a new prompt. */
const FALLBACKS = {
  category: 'Research',
  notes: null,
  author_id: 0,
  author_name: null,
  version: 1,
  upvotes: 0,
  userHasVoted: false,
  from_prompt_builder: false,
}

/** Tags may be an array or PostgreSQL's `{a,b}`, the date may be called `createdAt`, and one of two fields says who sees it. */
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
    ...(isShown(snippet) && { snippet }),
    ...(sharedAt && { shared_at: sharedAt }),
    created_at: readTime(rest['created_at'] ?? createdAt),
    updated_at: readTime(rest['updated_at']),
    tags: readTags(tags),
  }
}

/** Prompts stored before the server removed hidden text can still have it. A pile of accents alone would block the page for 30 seconds. */
function readMarkdown(markdown: unknown): unknown {
  return typeof markdown === 'string' ? withoutHiddenHtml(markdown) : markdown
}

/** Without its hidden text, the marks of a snippet would be in the wrong places: the card then shows the usual preview. */
function isShown(snippet: unknown): boolean {
  const text = (snippet as { text?: unknown } | undefined | null)?.text
  return typeof text === 'string' && withoutHiddenText(text) === text
}

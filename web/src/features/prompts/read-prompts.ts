import { readTags } from '@prompt-library/domain/read-tags'

/** A list in any of the forms that servers have given it: what is no list is an empty one. */
export function readPrompts(json: unknown): unknown[] {
  return Array.isArray(json) ? json.map(readPrompt) : []
}

/** Tags may be an array or PostgreSQL's `{a,b}`, and the date may be called `createdAt`. */
export function readPrompt(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json
  const { tags, createdAt, ...rest } = json as Record<string, unknown>
  return { created_at: createdAt, ...rest, tags: readTags(tags) }
}

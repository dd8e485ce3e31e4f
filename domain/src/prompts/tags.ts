// Which tags an author can give a prompt: up to five, no commas, no mixed alphabets, and none that is or looks like a
// reserved tag. Which two are the same tag.
import { TAG_MAX, TAGS_MAX } from '../limits.ts'
import { searchKey } from '../text/text-keys.ts'
import { hasVisibleText, oneLine } from '../text/visible-text.ts'
import { looksLike, mixesAlphabets } from './look-alikes.ts'
import { RESERVED_TAGS } from './reserved-tags.ts'

/** The reserved tags that a request from the builder can name. */
const BUILDER_TAGS: readonly string[] = ['AI-Enhanced', 'Template']

/** Two tags with the same key are the same tag. */
export function tagKey(tag: string): string {
  return searchKey(oneLine(tag))
}

/** The tags that the author chose. */
export function ownTags(tags: readonly string[]): string[] {
  return tags.filter((tag) => reservedTag(tag) === undefined)
}

/** The tags that the library set, with their usual spelling. */
export function reservedTags(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => reservedTag(tag) ?? [])
}

/** Leaves out tags that have the same key as an earlier one. */
export function distinctTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const tag of tags) if (!byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag)
  return [...byKey.values()]
}

/** Why a prompt can't have this tag, as a sentence. Expects a tag on one line, without spaces around it. */
export function tagProblem(tag: string): string | undefined {
  if (!hasVisibleText(tag)) return 'A tag can’t be empty.'
  if (tag.includes(',')) return 'A tag can’t contain a comma. Add each tag on its own.'
  if (tag.length > TAG_MAX) return `A tag must be ${TAG_MAX} characters or fewer.`
  if (mixesAlphabets(tag)) return 'A word in a tag can’t mix letters of different alphabets.'
  return undefined
}

/** Why an author can't choose these tags together, as a sentence. `fromBuilder` allows the tags that the builder sets. */
export function tagsProblem(tags: readonly string[], { fromBuilder = false } = {}): string | undefined {
  const chosen = tags.filter((tag) => !(fromBuilder && BUILDER_TAGS.includes(reservedTag(tag) ?? '')))
  const reserved = chosen.map(imitatedTag).find((tag) => tag !== undefined)
  if (reserved !== undefined) return `Only the library can set the tag “${reserved}”. Choose another one.`
  if (distinctTags(ownTags(tags)).length > TAGS_MAX) return `A prompt can have up to ${TAGS_MAX} tags.`
  return undefined
}

/** Also recognizes full-width and styled letters: readers would take “Ｆｅａｔｕｒｅｄ” for the real tag. */
function reservedTag(tag: string): string | undefined {
  const key = plainKey(tag)
  return RESERVED_TAGS.find((reserved) => tagKey(reserved) === key)
}

/**
 * The reserved tag that a new tag is or looks like. A tag that was stored before this was refused stays the author’s own: an edit
 * must not turn it into the real one.
 */
function imitatedTag(tag: string): string | undefined {
  const key = plainKey(tag)
  return RESERVED_TAGS.find((reserved) => looksLike(key, tagKey(reserved)))
}

function plainKey(tag: string): string {
  return tagKey(tag.normalize('NFKC'))
}

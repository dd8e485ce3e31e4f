// How a typed or pasted text becomes tags. What can't be added stays in the box.
import { distinctTags, tagKey, tagProblem, tagsProblem } from '@prompt-library/domain/prompts/tags'
import { oneLine } from '@prompt-library/domain/text/visible-text'

/** What the box for tags has: the tags, and the text that isn't one yet. */
export interface TagEntry {
  tags: string[]
  text: string
  /** Why the text can't be added, or the tags can't be saved. */
  problem?: string | undefined
  /** A tag in the text that was already there. It's left out. */
  repeated?: string | undefined
}

/** Longer texts aren't tags. Keeps a pasted book from blocking the page. */
export const TAG_TEXT_MAX = 1_000

/** Whether a pasted text is a list. An input would join its lines. */
export function isTagList(text: string): boolean {
  return SEPARATOR.test(text.trim())
}

const SEPARATOR = /[,\n\r\t]/

/** Adds every tag in a text. What can't be added stays in it, so nothing that was typed is lost. */
export function enterTags(before: readonly string[], text: string): TagEntry {
  const tags = [...before]
  const rest: string[] = []
  let problem: string | undefined
  let repeated: string | undefined
  for (const tag of text.split(SEPARATOR).map(oneLine)) {
    if (tag === '') continue
    const same = tags.find((other) => tagKey(other) === tagKey(tag))
    const refusal = tagProblem(tag) ?? tagsProblem([...tags, tag])
    if (same !== undefined) repeated ??= same
    else if (refusal === undefined) tags.push(tag)
    else {
      problem ??= refusal
      rest.push(tag)
    }
  }
  return { tags, text: distinctTags(rest).join(', '), problem: problem ?? problemOf(tags), repeated }
}

/** Adds the tags before the last comma while the user types the next one. */
export function typeTags(before: readonly string[], text: string): TagEntry {
  const comma = text.lastIndexOf(',')
  // After a comma, people type a space.
  if (comma === -1) return { tags: [...before], text: text.trimStart() }
  const entry = enterTags(before, text.slice(0, comma))
  // Rewriting the text would move the cursor.
  if (entry.text !== '' && entry.tags.length === before.length) return { ...entry, text }
  const next = text.slice(comma + 1).trimStart()
  return { ...entry, text: [entry.text, next].filter((part) => part !== '').join(', ') }
}

/** Tags that were stored before there were limits can have a problem too. */
function problemOf(tags: readonly string[]): string | undefined {
  return tags.map(tagProblem).find((problem) => problem !== undefined) ?? tagsProblem(tags)
}

import { RESERVED_TAGS } from '@prompt-library/domain/prompts/reserved-tags'
import type { Prompt } from './prompt.ts'

/** Tags that say how a prompt is made. They're badges like those of the library, although authors can set them. */
const KINDS = ['Advanced', 'Quick']
const BADGES: readonly string[] = [...RESERVED_TAGS, ...KINDS]

/** The tags that are links, and those that are badges. Leaves out one that repeats the category. */
export function splitTags({ tags, category }: Pick<Prompt, 'tags' | 'category'>) {
  const isBadge = (tag: string) => BADGES.includes(tag)
  return {
    own: tags.filter((tag) => tag !== category && !isBadge(tag)),
    badges: tags.filter(isBadge),
  }
}

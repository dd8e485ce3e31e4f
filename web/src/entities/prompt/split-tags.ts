import { RESERVED_TAGS } from '@prompt-library/domain/prompts/reserved-tags'
import type { Prompt } from './prompt.ts'

/** The tags that the author chose, and those that the library set. Leaves out one that repeats the category. */
export function splitTags({ tags, category }: Pick<Prompt, 'tags' | 'category'>) {
  const isReserved = (tag: string) => (RESERVED_TAGS as readonly string[]).includes(tag)
  return {
    own: tags.filter((tag) => tag !== category && !isReserved(tag)),
    reserved: tags.filter(isReserved),
  }
}

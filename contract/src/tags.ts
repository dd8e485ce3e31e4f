import { TAG_MAX, TAGS_MAX } from '@prompt-library/domain/limits'
import { distinctTags, tagProblem, tagsProblem } from '@prompt-library/domain/prompts/tags'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { defineCall } from './call.ts'
import { searchText } from './list-query.ts'

const tag = z
  .string('A tag must be text.')
  .check(z.overwrite(oneLine), atMost(TAG_MAX, 'A tag'), withoutProblem(tagProblem))

// Leaves room for repeated tags and those of the builder. zod checks this before it reads a tag.
const tags = z
  .array(tag, 'Tags must be a list of strings.')
  .check(z.maxLength(2 * TAGS_MAX, `A prompt can have up to ${TAGS_MAX} tags.`))

/** The tags that an author chooses. */
export const newTags = tags.check(withoutProblem(tagsProblem), z.overwrite(distinctTags))

/** A new prompt can also name the tags that the builder sets. */
export const newTagsOrBuilderTags = tags.check(
  withoutProblem((tags: string[]) => tagsProblem(tags, { fromBuilder: true })),
  z.overwrite(distinctTags),
)

function withoutProblem<Value>(problem: (value: Value) => string | undefined) {
  return z.check<Value>(({ value, issues }) => {
    const message = problem(value)
    if (message) issues.push({ code: 'custom', message, input: value })
  })
}

export const suggestTags = defineCall({
  method: 'GET',
  path: '/api/tags',
  summary:
    'Find up to 10 tags of public prompts, and of your own, that contain `q`: first those that start with it, then by number of prompts. Without `q`, the most used tags. Leaves out the tags that only the library sets',
  access: 'member',
  scope: 'read',
  query: z.object({ q: searchText }),
  answer: z.array(z.object({ name: z.string(), prompts: z.int() })),
})

import {
  CONTENT_MAX,
  DELETE_REASON_MAX,
  NOTES_MAX,
  REVISION_NOTE_MAX,
  TITLE_MAX,
} from '@prompt-library/domain/limits'
import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { fieldsProblem } from '@prompt-library/domain/prompts/content-problem'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { defineCall } from './call.ts'
import { chosenClass } from './data-classes.ts'
import { failure } from './failure.ts'
import { newFields } from './new-fields.ts'
import { id } from './numbers.ts'
import { prompt } from './prompts.ts'
import { newTags, newTagsOrBuilderTags } from './tags.ts'
import { writtenName, writtenText } from './written-text.ts'

/** The fields of the prompt form. */
export const promptFields = {
  title: writtenName(TITLE_MAX, 'The title', 'A prompt needs a title.'),
  category: z.enum(ALL_CATEGORIES, `The category must be one of ${ALL_CATEGORIES.join(', ')}.`),
  visibility: z.enum(['public', 'private'], 'The visibility must be public or private.'),
  markdown: z.string('A prompt needs some text.').check(
    atMost(CONTENT_MAX, 'The prompt', ', including formatting'),
    z.check<string>(({ value, issues }) => {
      const message = fieldsProblem(value)
      if (message) issues.push({ code: 'custom', message, input: value })
    }),
  ),
  notes: z.optional(z.nullable(writtenText(NOTES_MAX, 'Notes'))),
  /** Missing: an edit keeps the stored ones, and a clone takes those of the original. */
  fields: z.optional(newFields),
  /** Missing: the same, and a new prompt is `public`. */
  data_class: z.optional(chosenClass),
}

/** What an author says about a revision. */
const revisionNote = z.string().check(z.overwrite(oneLine), atMost(REVISION_NOTE_MAX, 'What changed'))

const newPromptFields = {
  ...promptFields,
  from_prompt_builder: z.optional(z.boolean()),
  /** Missing: a clone takes those of the original. `AI-Enhanced` and `Template` count only with from_prompt_builder. */
  tags: z.optional(newTagsOrBuilderTags),
}

export const createPrompt = defineCall({
  method: 'POST',
  path: '/api/submit.php',
  summary: 'Add a prompt',
  access: 'member',
  scope: 'write',
  idempotent: true,
  body: z.object(newPromptFields),
  status: 201,
  answer: z.object({ success: z.literal(true), prompt }),
})

export const clonePrompt = defineCall({
  method: 'POST',
  path: '/api/clone_prompt.php',
  summary: 'Clone a prompt you can view',
  access: 'member',
  idempotent: true,
  body: z.object({ ...newPromptFields, prompt_id: id('prompt_id') }),
  status: 201,
  answer: z.object({ success: z.literal(true), prompt }),
})

export const updatePrompt = defineCall({
  method: 'POST',
  path: '/api/edit_prompt.php',
  summary:
    'Edit one of your prompts, or as a curator a public prompt of the library, which stays public. Returns 409 with the current prompt if `version` isn’t the latest. `end_shares` stops sharing the prompt with everyone',
  access: 'member',
  scope: 'write',
  body: z.object({
    id: id('id'),
    ...promptFields,
    /** Missing: the prompt keeps its tags. Reserved tags always stay. */
    tags: z.optional(newTags),
    version: z.optional(id('version')),
    /** What changed, in the author’s words. Shown in the history. */
    revision_note: z.optional(revisionNote),
    end_shares: z.optional(z.boolean()),
  }),
  answer: prompt,
  conflict: z.extend(failure, { prompt }),
})

/** What an admin tells the author of a prompt they delete. */
export const deleteReason = z.optional(writtenText(DELETE_REASON_MAX, 'The reason'))

export const deletePrompt = defineCall({
  method: 'POST',
  path: '/api/delete_prompt.php',
  summary:
    'Delete a prompt, which can be restored for some days. Only for its author and admins. `reason` is for the author, if an admin deletes it',
  access: 'member',
  body: z.object({ prompt_id: id('prompt_id'), reason: deleteReason }),
  answer: z.object({ success: z.literal(true) }),
})

import { CURATOR_MESSAGE_MAX } from '@prompt-library/domain/limits'
import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { withoutHiddenText } from '@prompt-library/domain/text/hidden-text'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { defineCall } from './call.ts'
import { failure } from './failure.ts'
import { id } from './numbers.ts'
import { promptParts } from './prompt-parts.ts'
import { prompt } from './prompts.ts'

const waitingPrompt = z.object({
  prompt_id: z.int(),
  title: z.string(),
  category: z.enum(ALL_CATEGORIES),
  author_name: z.nullable(z.string()),
  waiting_since: z.iso.datetime(),
  /** The one that would be public. */
  revision: z.int(),
  /** Whether it was public before. */
  was_public: z.boolean(),
  /** Whether a curator made it, or the prompt it was cloned from, private. */
  was_made_private: z.boolean(),
})

const text = z.object({ revision: z.int(), ...promptParts })

const waitingText = z.extend(waitingPrompt, {
  text,
  /** What its author says changed, which everyone will read in the history. */
  note: z.string(),
  /** The last text that was public. Null if there was none, or its author removed it. */
  public_text: z.nullable(text),
})
export type WaitingText = z.output<typeof waitingText>

export const getWaitingPrompt = defineCall({
  method: 'GET',
  path: '/api/waiting-prompts/:prompt_id',
  summary: 'Get the text of a prompt that waits for approval, and the text that was public before',
  access: 'curator',
  query: z.object({ prompt_id: id('prompt_id') }),
  answer: waitingText,
})

/** The one that the curator has read. */
const revision = id('revision')

export const approvePrompt = defineCall({
  method: 'POST',
  path: '/api/waiting-prompts/:prompt_id/approve',
  summary:
    'Publish a prompt that waits for approval, or an edit of a public one. Returns 409 with the current text if `revision` isn’t the latest. No one approves what they wrote',
  access: 'curator',
  body: z.object({ prompt_id: id('prompt_id'), revision }),
  answer: z.object({ success: z.literal(true) }),
  conflict: z.extend(failure, { waiting: waitingText }),
})

export const askForChanges = defineCall({
  method: 'POST',
  path: '/api/waiting-prompts/:prompt_id/ask-for-changes',
  summary:
    'Return a prompt that waits for approval, or an edit of a public one, to its author, with a message. It isn’t public until the author sends it again. Returns 409 with the current text if `revision` isn’t the latest',
  access: 'curator',
  body: z.object({
    prompt_id: id('prompt_id'),
    revision,
    message: z
      .string('Tell the author what to change.')
      .check(
        z.overwrite(withoutHiddenText),
        z.trim(),
        z.minLength(1, 'Tell the author what to change.'),
        atMost(CURATOR_MESSAGE_MAX, 'The message'),
      ),
  }),
  answer: z.object({ success: z.literal(true) }),
  conflict: z.extend(failure, { waiting: waitingText }),
})

export const withdrawPrompt = defineCall({
  method: 'DELETE',
  path: '/api/waiting-prompts/:prompt_id',
  summary: 'Keep one of your prompts that waits for approval private, or discard your edit of a public one',
  access: 'member',
  body: z.object({ prompt_id: id('prompt_id') }),
  answer: prompt,
})

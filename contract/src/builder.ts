import { BUILDER_FIELD_MAX, CONTENT_MAX } from '@prompt-library/domain/limits'
import { withoutHiddenText } from '@prompt-library/domain/text/hidden-text'
import { hasVisibleText } from '@prompt-library/domain/text/visible-text'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { defineCall } from './call.ts'

/**
 * How many enhancements are left, and when the hour ends. Null for admins, who have no limit, and beside an enhanced prompt
 * when the database could not say.
 */
const allowance = {
  remaining: z.nullable(z.int()),
  /** Null also when no hour is open. */
  reset_time: z.nullable(z.iso.datetime()),
}

export const checkEnhancementLimit = defineCall({
  method: 'GET',
  path: '/api/check_enhancement_rate_limit.php',
  summary: 'How many AI enhancements the caller has left in this hour',
  access: 'member',
  answer: z.object({ success: z.literal(true), ...allowance, limit: z.nullable(z.int()) }),
})

const contextText = z.optional(
  z.nullable(
    z.string().check(z.overwrite(withoutHiddenText), atMost(BUILDER_FIELD_MAX, 'A field of the builder')),
  ),
)
const contextChoice = z.optional(z.nullable(z.boolean()))

/** What the builder knows of the prompt. All of it may be missing: a prompt can be enhanced on its own. */
const enhancementContext = z.object({
  goal: contextText,
  role: contextText,
  audience: contextText,
  format: contextText,
  useTemplate: contextChoice,
  chainOfThought: contextChoice,
  fewShot: contextChoice,
})

const NO_TEXT = 'There is no prompt to enhance.'

export const enhancePrompt = defineCall({
  method: 'POST',
  path: '/api/enhance_prompt.php',
  summary: 'Have a prompt rewritten by the AI service; 429 when the hourly limit is reached',
  access: 'member',
  body: z.object({
    original_prompt: z
      .string(NO_TEXT)
      .check(
        z.overwrite(withoutHiddenText),
        z.trim(),
        z.minLength(1, NO_TEXT),
        z.refine(hasVisibleText, NO_TEXT),
        atMost(CONTENT_MAX, 'A prompt to enhance'),
      ),
    context: z.optional(z.nullable(enhancementContext)),
  }),
  answer: z.object({
    success: z.literal(true),
    enhanced_prompt: z.string(),
    /** What was done, one sentence each. */
    suggestions: z.array(z.string()),
    ...allowance,
  }),
})

import { KIND_NAMES, OTHER_KIND } from '@prompt-library/domain/enhancer/kind-names'
import { BUILDER_FIELD_MAX, CONTENT_MAX } from '@prompt-library/domain/limits'
import { withoutHiddenText } from '@prompt-library/domain/text/hidden-text'
import { hasVisibleText } from '@prompt-library/domain/text/visible-text'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { defineCall } from './call.ts'
import { chosenClass } from './data-classes.ts'

/** Null for admins, who have no limit, and after an enhancement if the database couldn't be read. */
const allowance = {
  remaining: z.nullable(z.int()),
  /** When the current hour ends. Also null before its first enhancement. */
  reset_time: z.nullable(z.iso.datetime()),
}

export const checkEnhancementLimit = defineCall({
  method: 'GET',
  path: '/api/check_enhancement_rate_limit.php',
  summary: 'Check how many AI enhancements you have left this hour',
  access: 'member',
  answer: z.object({ success: z.literal(true), ...allowance, limit: z.nullable(z.int()) }),
})

const contextText = z.optional(
  z.nullable(
    z.string().check(z.overwrite(withoutHiddenText), atMost(BUILDER_FIELD_MAX, 'Each builder field')),
  ),
)
const contextChoice = z.optional(z.nullable(z.boolean()))

/** The builder's form. All fields are optional because any prompt can be enhanced without one. */
const enhancementContext = z.object({
  goal: contextText,
  role: contextText,
  audience: contextText,
  format: contextText,
  useTemplate: contextChoice,
  chainOfThought: contextChoice,
  fewShot: contextChoice,
})

/** A kind of task, or that it's none of them. Only the built-in enhancer uses it. */
const kind = z.optional(
  z.nullable(z.enum([...KIND_NAMES, OTHER_KIND], 'That isn’t a kind of task that the library knows.')),
)

const NO_TEXT = 'There’s no prompt to enhance.'

export const enhancePrompt = defineCall({
  method: 'POST',
  path: '/api/enhance_prompt.php',
  summary:
    'Enhance a prompt. Returns 429 when you reach the hourly limit, and 403 if the AI service isn’t approved for `data_class`',
  access: 'member',
  body: z.object({
    original_prompt: z
      .string(NO_TEXT)
      .check(
        z.overwrite(withoutHiddenText),
        z.trim(),
        z.minLength(1, NO_TEXT),
        z.refine(hasVisibleText, NO_TEXT),
        atMost(CONTENT_MAX, 'The prompt'),
      ),
    context: z.optional(z.nullable(enhancementContext)),
    /** What kind of task it is, if the built-in enhancer took it for another one. */
    kind,
    /** The most sensitive class of data that the prompt is meant for. Missing means the least sensitive one. */
    data_class: z.optional(z.nullable(chosenClass)),
  }),
  answer: z.object({
    success: z.literal(true),
    enhanced_prompt: z.string(),
    /** The changes made, one sentence each. */
    suggestions: z.array(z.string()),
    /** What the built-in enhancer took the prompt for. Missing if it wasn’t sure. */
    kind,
    /** Why parts of the text changed. Both texts are quotes: an addition has an empty `before`, a removal an empty `after`. */
    changes: z.optional(
      z.array(
        z.object({
          before: z.string(),
          after: z.string(),
          reason: z.string(),
          /** Which of the suggestions is about this change, if that's known. */
          suggestion: z.optional(z.string()),
        }),
      ),
    ),
    ...allowance,
  }),
})

import { FIELD_TYPES } from '@prompt-library/domain/fields/field'
import * as z from 'zod/mini'

/** What authors say about the fields of a prompt. new-fields.ts checks it when they do. */
export const fields = z.array(
  z.object({
    name: z.string(),
    label: z.optional(z.string()),
    help: z.optional(z.string()),
    type: z.optional(z.enum(FIELD_TYPES)),
    default: z.optional(z.string()),
    required: z.optional(z.boolean()),
    options: z.optional(z.array(z.string())),
    allow_other: z.optional(z.boolean()),
    min: z.optional(z.number()),
    max: z.optional(z.number()),
    not_a_field: z.optional(z.boolean()),
  }),
)

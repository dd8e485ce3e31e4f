import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import * as z from 'zod/mini'
import { fields } from './fields.ts'

/** The parts of a prompt that its author writes, as one revision has them. */
export const promptParts = {
  title: z.string(),
  html: z.string(),
  notes: z.nullable(z.string()),
  category: z.enum(ALL_CATEGORIES),
  tags: z.array(z.string()),
  fields,
  data_class: z.string(),
}

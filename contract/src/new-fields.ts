import { FIELD_TYPES, type FieldDescription } from '@prompt-library/domain/fields/field'
import { fieldProblem } from '@prompt-library/domain/fields/field-problem'
import { FIELD_NAME } from '@prompt-library/domain/fields/find-fields'
import {
  FIELD_DEFAULT_MAX,
  FIELD_HELP_MAX,
  FIELD_LABEL_MAX,
  FIELD_NAME_MAX,
  FIELD_OPTION_MAX,
  FIELD_OPTIONS_MAX,
  FIELDS_MAX,
  FIELDS_TEXT_MAX,
} from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { writtenText } from './written-text.ts'

const line = (most: number, name: string) => z.string().check(z.overwrite(oneLine), atMost(most, name))
const field = z.object({
  name: z
    .string('A field needs a name.')
    .check(
      z.regex(
        FIELD_NAME,
        'A field’s name must start with a letter and contain only letters, digits, and underscores.',
      ),
      atMost(FIELD_NAME_MAX, 'A field’s name'),
    ),
  label: z.optional(line(FIELD_LABEL_MAX, 'A field’s label')),
  help: z.optional(writtenText(FIELD_HELP_MAX, 'A field’s help text')),
  type: z.optional(z.enum(FIELD_TYPES, `A field’s type must be one of ${FIELD_TYPES.join(', ')}.`)),
  default: z.optional(writtenText(FIELD_DEFAULT_MAX, 'A field’s default')),
  required: z.optional(z.boolean()),
  options: z.optional(
    z
      .array(
        line(FIELD_OPTION_MAX, 'An option').check(z.minLength(1, 'An option can’t be empty.')),
        'Options must be a list of strings.',
      )
      .check(
        z.maxLength(FIELD_OPTIONS_MAX, `A field can have up to ${FIELD_OPTIONS_MAX} options.`),
        z.overwrite((options) => [...new Set(options)]),
      ),
  ),
  allow_other: z.optional(z.boolean()),
  min: z.optional(z.number('A field’s minimum must be a number.')),
  max: z.optional(z.number('A field’s maximum must be a number.')),
  not_a_field: z.optional(z.boolean()),
})

/** Which descriptions of fields are accepted: how many, how long, with which names, types, and options. */
export const newFields = z.array(field, 'Fields must be a list of objects.').check(
  z.maxLength(FIELDS_MAX, `You can describe up to ${FIELDS_MAX} fields.`),
  z.refine(
    (fields) => new Set(fields.map(({ name }) => name)).size === fields.length,
    'Each field can be described only once.',
  ),
  z.refine(
    (fields) => JSON.stringify(fields).length <= FIELDS_TEXT_MAX,
    `The descriptions of all fields together must be ${groupedCount(FIELDS_TEXT_MAX)} characters or fewer.`,
  ),
  z.check<FieldDescription[]>(({ value, issues }) => {
    for (const field of value) {
      const message = fieldProblem(field)
      if (message) issues.push({ code: 'custom', message, input: value })
    }
  }),
)

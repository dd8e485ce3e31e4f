// Asks the user for the fields that a prompt needs, through an AI tool that can show a form (elicitation).
import {
  acceptedContent,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
} from '@modelcontextprotocol/server'
import { describeField } from '@prompt-library/domain/fields/describe-field'
import type { Field } from '@prompt-library/domain/fields/field'
import type { Answers, FieldsNeeded, Values } from './answers.ts'

const FORM = 'fields'

/** A tool that can't ask its user, or whose user says no, gets the prompt with blanks. */
export function readAnswers(responses: Record<string, unknown> | undefined, showsForms: boolean): Answers {
  const wasAsked = inputResponse(responses, FORM).kind !== 'missing'
  return { canAsk: showsForms && !wasAsked, values: acceptedContent<Values>(responses, FORM) ?? {} }
}

export function askForFields({ fields }: FieldsNeeded): InputRequiredResult {
  const properties = Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)]))
  const required = fields.filter((field) => field.required).map(({ name }) => name)
  return inputRequired({
    inputRequests: {
      [FORM]: inputRequired.elicit({
        message: 'This prompt needs a few details. They aren’t stored in the library.',
        requestedSchema: { type: 'object', properties, required },
      }),
    },
  })
}

/** Forms of AI tools have no mix of choosing and typing, so a field that allows both is typed. */
function schemaOf(field: Field) {
  const about = { title: field.label, description: describeField(field) }
  const { type, options, allowOther, min, max } = field
  const choices = type === 'yes_no' ? ['Yes', 'No'] : allowOther ? [] : options
  if (type === 'number')
    return {
      ...about,
      type: 'number' as const,
      ...(min !== undefined && { minimum: min }),
      ...(max !== undefined && { maximum: max }),
    }
  if (type === 'date') return { ...about, type: 'string' as const, format: 'date' as const }
  if (choices.length === 0) return { ...about, type: 'string' as const }
  if (type !== 'choices') return { ...about, type: 'string' as const, enum: choices }
  return { ...about, type: 'array' as const, items: { type: 'string' as const, enum: choices } }
}

import type { Field } from '@prompt-library/domain/fields/field'

/** As AI tools send them. */
export type Values = Record<string, string | number | boolean | string[]>

/** What the user entered in a form that their AI tool showed, if they were asked. */
export interface Answers {
  /** Whether the tool can show a form, and hasn't done so for this message. */
  canAsk: boolean
  values: Values
}

/** Thrown to ask the user, and caught where messages are answered. */
export class FieldsNeeded extends Error {
  readonly fields: readonly Field[]

  constructor(fields: readonly Field[]) {
    super('the user is asked for fields')
    this.fields = fields
  }
}

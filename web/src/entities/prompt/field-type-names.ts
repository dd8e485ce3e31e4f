// What the form calls each type of field.
import type { FieldType } from '@prompt-library/domain/fields/field'

export const TYPE_NAMES: Record<FieldType, string> = {
  text: 'Text',
  long_text: 'Long text',
  choice: 'Choice',
  choices: 'Several choices',
  number: 'Number',
  yes_no: 'Yes or no',
  date: 'Date',
}

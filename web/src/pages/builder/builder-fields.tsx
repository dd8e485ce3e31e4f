import type { BuilderForm, BuilderOption } from '@prompt-library/domain/builder/builder-form'
import type { BuilderFormErrors } from '@prompt-library/domain/builder/builder-form-errors'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { Select } from '../../shared/ui/input.tsx'
import { FIELD_LABELS, type TextName } from './field-labels.ts'

export interface FormProps {
  form: BuilderForm
  /** Only the errors to show right now. */
  errors: BuilderFormErrors
  onChange: (changes: Partial<BuilderForm>) => void
}

/** The element ID used to focus a field. */
export function fieldId(name: keyof BuilderForm): string {
  return `builder-${name}`
}

interface FieldProps extends FormProps {
  name: TextName
  required?: boolean
  hint: string
}

interface TextFieldProps extends FieldProps {
  rows: number
  placeholder?: string
}

/** Text over the limit is kept and shown as an error. A `maxLength` would silently cut off pasted text. */
export function TextField({ form, errors, onChange, name, rows, placeholder, ...field }: TextFieldProps) {
  return (
    <Field {...field} label={FIELD_LABELS[name]} id={fieldId(name)} error={errors[name]}>
      <Textarea
        rows={rows}
        placeholder={placeholder}
        value={form[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </Field>
  )
}

interface ChoiceFieldProps extends FieldProps {
  options: readonly BuilderOption[]
  /** The label of the empty option. */
  none: string
}

export function ChoiceField({ form, errors, onChange, name, options, none, ...field }: ChoiceFieldProps) {
  return (
    <Field {...field} label={FIELD_LABELS[name]} id={fieldId(name)} error={errors[name]}>
      <Select value={form[name]} onChange={(event) => onChange({ [name]: event.target.value })}>
        <option value="">{none}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

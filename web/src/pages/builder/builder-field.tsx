import type { BuilderForm } from '@prompt-library/domain/builder/builder-form'
import type { BuilderFormErrors } from '@prompt-library/domain/builder/builder-form-errors'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { Select } from '../../shared/ui/input.tsx'
import { FIELDS, type TextName } from './field-texts.ts'

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

/** Text over the limit is kept and shown as an error. A `maxLength` would silently cut off pasted text. */
export function BuilderField({ form, errors, onChange, name }: FormProps & { name: TextName }) {
  const { options, none = 'No preference', rows, placeholder, ...field } = FIELDS[name]
  const control = {
    value: form[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  }
  return (
    <Field {...field} id={fieldId(name)} error={errors[name]}>
      {options ? (
        <Select {...control}>
          <option value="">{none}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      ) : (
        <Textarea {...control} rows={rows} placeholder={placeholder} />
      )}
    </Field>
  )
}

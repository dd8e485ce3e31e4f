import type { BuilderForm, BuilderOption } from '@prompt-library/domain/builder/builder-form'
import type { BuilderFormErrors } from '@prompt-library/domain/builder/builder-form-errors'
import { Field, Select, Textarea } from '../../ui/field.tsx'

/** What each part of the form gets. */
export interface FormProps {
  form: BuilderForm
  /** Those that are to be seen now. */
  errors: BuilderFormErrors
  onChange: (changes: Partial<BuilderForm>) => void
}

type TextName = {
  [Name in keyof BuilderForm]: BuilderForm[Name] extends string ? Name : never
}[keyof BuilderForm]

/** Where a field is found when the focus is to go there. */
export function fieldId(name: keyof BuilderForm): string {
  return `builder-${name}`
}

interface FieldProps extends FormProps {
  name: TextName
  label: string
  required?: boolean
  /** Why it helps, in a sentence or two. */
  hint: string
}

interface TextFieldProps extends FieldProps {
  rows: number
  placeholder?: string
}

/** Longer texts than allowed are kept, and told: cutting off what was pasted would lose it without a word. */
export function TextField({ form, errors, onChange, name, rows, placeholder, ...field }: TextFieldProps) {
  return (
    <Field {...field} id={fieldId(name)} error={errors[name]}>
      {(control) => (
        <Textarea
          {...control}
          rows={rows}
          placeholder={placeholder}
          value={form[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  )
}

interface ChoiceFieldProps extends FieldProps {
  options: readonly BuilderOption[]
  /** What stands there while nothing is chosen. */
  none: string
}

export function ChoiceField({ form, errors, onChange, name, options, none, ...field }: ChoiceFieldProps) {
  return (
    <Field {...field} id={fieldId(name)} error={errors[name]}>
      {(control) => (
        <Select
          {...control}
          value={form[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        >
          <option value="">{none}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

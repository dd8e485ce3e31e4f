import type { Field as PromptField } from '@prompt-library/domain/fields/field'
import { type ComponentProps, useId, useState } from 'react'
import { Field, Input, Select, Textarea } from '../../ui/field.tsx'

interface FieldInputProps {
  field: PromptField
  value: string
  fromLink: boolean
  error: string | undefined
  onChange: (value: string) => void
}

/** One field of a prompt, as its author described it. */
export function FieldInput({ field, value, fromLink, error, onChange }: FieldInputProps) {
  const hint = [field.help, fromLink && 'From the link'].filter(Boolean).join(' · ')
  if (field.type === 'choices')
    return <Choices field={field} value={value} hint={hint} error={error} onChange={onChange} />
  return (
    <Field id={inputId(field)} label={field.label} required={field.required} hint={hint} error={error}>
      {(control) => <Control field={field} value={value} onChange={onChange} control={control} />}
    </Field>
  )
}

/** Where the focus goes when the field must be filled in. */
export function inputId({ name }: PromptField): string {
  return `field-${name}`
}

type ControlProps = Parameters<ComponentProps<typeof Field>['children']>[0]

interface OneValue {
  field: PromptField
  value: string
  onChange: (value: string) => void
}

function Control({ field, value, onChange, control }: OneValue & { control: ControlProps }) {
  const input = {
    ...control,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  switch (field.type) {
    case 'long_text':
      return <Textarea {...input} rows={4} />
    case 'number':
      return <Input {...input} type="number" step="any" />
    case 'date':
      return <Input {...input} type="date" />
    case 'yes_no':
      return <Choice options={['Yes', 'No']} allowOther={false} {...{ field, value, onChange, control }} />
    case 'choice':
      return (
        <Choice
          options={field.options}
          allowOther={field.allowOther}
          {...{ field, value, onChange, control }}
        />
      )
    default:
      return <Input {...input} autoComplete="off" />
  }
}

/** The value of the option that opens a text box. No option of an author can be this: theirs have no line breaks. */
const OTHER = '\n'

interface ChoiceProps extends OneValue {
  control: ControlProps
  options: readonly string[]
  allowOther: boolean
}

function Choice({ field, value, onChange, control, options, allowOther }: ChoiceProps) {
  const isOther = value !== '' && !options.includes(value)
  const [otherChosen, setOtherChosen] = useState(false)
  const showsOther = allowOther && (isOther || otherChosen)
  return (
    <>
      <Select
        {...control}
        value={showsOther ? OTHER : value}
        onChange={({ target }) => {
          setOtherChosen(target.value === OTHER)
          onChange(target.value === OTHER ? '' : target.value)
        }}
      >
        <option value="">Choose…</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
        {allowOther && <option value={OTHER}>Other…</option>}
        {isOther && !allowOther && <option>{value}</option>}
      </Select>
      {showsOther && (
        <Input
          aria-label={`Other: ${field.label}`}
          placeholder="Enter your own"
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </>
  )
}

interface ChoicesProps extends OneValue {
  hint: string
  error: string | undefined
}

/** Several choices: the value has one per line. */
function Choices({ field, value, hint, error, onChange }: ChoicesProps) {
  const id = useId()
  const chosen = value === '' ? [] : value.split('\n')
  const others = chosen.filter((option) => !field.options.includes(option)).join('\n')
  const set = (options: readonly string[], other: string) =>
    onChange(
      [...field.options.filter((option) => options.includes(option)), ...(other ? [other] : [])].join('\n'),
    )
  return (
    <fieldset
      className="flex flex-col gap-1.5"
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <legend className="mb-1.5 font-medium">
        {field.label}
        {field.required && (
          <span aria-hidden className="text-danger-ink">
            {' '}
            *
          </span>
        )}
      </legend>
      {field.options.map((option, index) => (
        <label key={option} className="flex items-start gap-2.5">
          <input
            type="checkbox"
            id={index === 0 ? inputId(field) : undefined}
            className="size-6 shrink-0 accent-brand"
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              set(target.checked ? [...chosen, option] : chosen.filter((other) => other !== option), others)
            }
          />
          <span className="min-w-0 wrap-anywhere">{option}</span>
        </label>
      ))}
      {field.allowOther && (
        <Input
          aria-label={`Other: ${field.label}`}
          placeholder="Other"
          value={others}
          autoComplete="off"
          onChange={(event) => set(chosen, event.target.value)}
        />
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}

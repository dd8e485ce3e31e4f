import type { Field as PromptField } from '@prompt-library/domain/fields/field'
import { useId, useState } from 'react'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { type ControlProps, Input, Select } from '../../shared/ui/input.tsx'

interface FieldInputProps {
  field: PromptField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** One field of a prompt, as its author described it. */
export function FieldInput({ field, value, error, onChange }: FieldInputProps) {
  if (field.type === 'choices')
    return <Choices field={field} value={value} error={error} onChange={onChange} />
  return (
    <Field label={field.label} required={field.required} hint={field.help} error={error}>
      {(control) => <Control field={field} value={value} onChange={onChange} control={control} />}
    </Field>
  )
}

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
      return <Input {...input} type="number" step="any" min={field.min} max={field.max} />
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
  const isUnknown = value !== '' && !options.includes(value)
  const [typesOther, setTypesOther] = useState(allowOther && isUnknown)
  return (
    <>
      <Select
        {...control}
        value={typesOther ? OTHER : value}
        onChange={({ target }) => {
          setTypesOther(target.value === OTHER)
          onChange(target.value === OTHER ? '' : target.value)
        }}
      >
        <option value="">Choose…</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
        {isUnknown && !typesOther && <option>{value}</option>}
        {allowOther && <option value={OTHER}>Other…</option>}
      </Select>
      {typesOther && <OtherInput {...{ field, value, onChange }} describedBy={control['aria-describedby']} />}
    </>
  )
}

interface ChoicesProps extends OneValue {
  error: string | undefined
}

/** Several choices: the value has one per line. */
function Choices({ field, value, error, onChange }: ChoicesProps) {
  const id = useId()
  const [start] = useState(() => (value === '' ? [] : value.split('\n')))
  const [chosen, setChosen] = useState(() => field.options.filter((option) => start.includes(option)))
  // Apart from the choices: while someone types “One and a half”, the text is “One” for a moment.
  const [other, setOther] = useState(() => start.filter((line) => !field.options.includes(line)).join(', '))
  const change = (options: readonly string[], text: string) => {
    const inOrder = field.options.filter((option) => options.includes(option))
    setChosen(inOrder)
    setOther(text)
    onChange([...inOrder, ...(text === '' ? [] : [text])].join('\n'))
  }
  const describedBy =
    [field.help && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={describedBy}>
      <legend className="mb-1.5 font-medium">
        {field.label}
        {field.required && (
          <>
            <span className="sr-only"> (required)</span>
            <span aria-hidden className="text-danger-ink">
              {' '}
              *
            </span>
          </>
        )}
      </legend>
      {field.options.map((option, index) => (
        <label key={option} className="flex items-start gap-2.5">
          <input
            type="checkbox"
            aria-invalid={(index === 0 && error !== undefined) || undefined}
            className="size-6 shrink-0 accent-brand"
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              change(target.checked ? [...chosen, option] : chosen.filter((each) => each !== option), other)
            }
          />
          <span className="min-w-0 wrap-anywhere">{option}</span>
        </label>
      ))}
      {(field.allowOther || other !== '') && (
        <OtherInput
          field={field}
          value={other}
          onChange={(text) => change(chosen, text)}
          describedBy={describedBy}
        />
      )}
      {field.help && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {field.help}
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

function OtherInput({ field, value, onChange, describedBy }: OneValue & { describedBy: string | undefined }) {
  return (
    <Input
      aria-label={`Other: ${field.label}`}
      aria-describedby={describedBy}
      placeholder="Enter your own"
      value={value}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

import { useId } from 'react'

interface RadioFieldProps<Value extends string> {
  label: string
  choices: readonly { value: Value; label: string; hint?: string }[]
  value: Value | undefined
  /** About the whole choice. */
  hint?: string
  error?: string | undefined
  disabled?: boolean
  onChange: (value: Value) => void
}

/** A choice between few things, which are all in view. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { label, choices, value, hint, error, disabled, onChange } = props
  const id = useId()
  return (
    <fieldset disabled={disabled} aria-describedby={error ? `${id}-error` : hint && `${id}-hint`}>
      <legend className="mb-1.5 font-medium">{label}</legend>
      {choices.map((choice) => (
        <div key={choice.value} className="flex min-h-9 items-start gap-3 py-1.5">
          <input
            type="radio"
            id={`${id}-${choice.value}`}
            name={id}
            checked={choice.value === value}
            aria-invalid={error ? true : undefined}
            aria-describedby={choice.hint && `${id}-${choice.value}-hint`}
            onChange={() => onChange(choice.value)}
            className="mt-0.5 size-5 shrink-0 accent-brand"
          />
          <div>
            <label htmlFor={`${id}-${choice.value}`}>{choice.label}</label>
            {choice.hint && (
              <p id={`${id}-${choice.value}-hint`} className="reading-width text-sm text-ink-soft">
                {choice.hint}
              </p>
            )}
          </div>
        </div>
      ))}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}

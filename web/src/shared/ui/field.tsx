import { type ComponentProps, type ReactNode, use, useId } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL, type ControlProps, FieldControl } from './input.tsx'

interface FieldProps {
  label: string
  /** Set it to find the field from elsewhere, such as to focus it. */
  id?: string
  required?: boolean
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
  /** An `Input`, `Textarea`, or `Select`. A function renders any other control with these props. */
  children: ReactNode | ((control: ControlProps) => ReactNode)
}

/** A labeled control with a hint and an error. */
export function Field({
  label,
  id: customId,
  required = false,
  optional = false,
  hint,
  error,
  children,
}: FieldProps) {
  const generatedId = useId()
  const id = customId ?? generatedId
  const control: ControlProps = {
    id,
    required,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
        {required && (
          <span aria-hidden className="font-normal text-ink-soft">
            {' '}
            *
          </span>
        )}
        {optional && <span className="font-normal text-ink-soft"> (Optional)</span>}
      </label>
      {typeof children === 'function' ? (
        children(control)
      ) : (
        <FieldControl value={control}>{children}</FieldControl>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm whitespace-pre-line text-danger-ink">
          {error}
        </p>
      )}
    </div>
  )
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      {...use(FieldControl)}
      {...rest}
      className={classNames(CONTROL, 'leading-6', className)}
    />
  )
}

interface CheckboxProps {
  label: string
  /** Set it to find the checkbox from elsewhere. */
  id?: string
  /** What the option does, or why it's disabled. */
  hint: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

export function Checkbox({ label, id: customId, hint, checked, disabled = false, onChange }: CheckboxProps) {
  const generatedId = useId()
  const id = customId ?? generatedId
  return (
    <div className="flex items-start gap-3">
      <input
        type="checkbox"
        id={id}
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 shrink-0 accent-brand disabled:opacity-60"
      />
      <div>
        <label htmlFor={id} className={classNames('font-medium', disabled && 'text-ink-soft')}>
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      </div>
    </div>
  )
}

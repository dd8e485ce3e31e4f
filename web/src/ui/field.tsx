import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

interface FieldProps {
  label: string
  /** For a field that is looked for from elsewhere: to lead the focus there, for one. */
  id?: string
  required?: boolean
  hint?: ReactNode
  error?: string | undefined
  /** Gives the control its id and ties hint and error to it. */
  children: (control: ControlProps) => ReactNode
}

interface ControlProps {
  id: string
  required: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A labelled control with its hint and its error. */
export function Field({ label, id: givenId, required = false, hint, error, children }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
        {required && (
          <span aria-hidden className="text-danger-ink">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
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

const CONTROL =
  'w-full min-h-10 rounded-lg border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-soft disabled:opacity-60 aria-invalid:border-danger-ink'

/** The text runs in the direction of its first letter, as people of any language expect. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input dir="auto" {...rest} className={classNames(CONTROL, className)} />
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea dir="auto" {...rest} className={classNames(CONTROL, 'leading-6', className)} />
}

/** The browser's own select: every phone and screen reader knows it. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={classNames('relative w-full', className)}>
      <select {...rest} className={classNames(CONTROL, 'appearance-none truncate pr-9')} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-soft"
      />
    </div>
  )
}

interface CheckboxProps {
  label: string
  /** What it does; while it is disabled, why it is. */
  hint: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

export function Checkbox({ label, hint, checked, disabled = false, onChange }: CheckboxProps) {
  const id = useId()
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

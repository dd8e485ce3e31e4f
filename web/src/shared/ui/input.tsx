import { ChevronDown } from 'lucide-react'
import { type ComponentProps, createContext, use } from 'react'
import { classNames } from './class-names.ts'

/** The look of every control that takes text. */
export const CONTROL =
  'w-full min-h-10 rounded-lg border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-soft disabled:opacity-60 aria-invalid:border-danger-ink'

/** Connects a control to the label, hint, and error of the `Field` around it. */
export interface ControlProps {
  id: string
  required: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export const FieldControl = createContext<ControlProps | undefined>(undefined)

/** `dir="auto"` sets the text direction from the first letter. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input dir="auto" {...use(FieldControl)} {...rest} className={classNames(CONTROL, className)} />
}

/** A native select, which works well on phones and with screen readers. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={classNames('relative w-full', className)}>
      <select
        {...use(FieldControl)}
        {...rest}
        className={classNames(CONTROL, 'appearance-none truncate pr-9')}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-soft"
      />
    </div>
  )
}

// Buttons and links that look like them. A busy one ignores clicks and keeps the focus.
import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type Look =
  | 'primary'
  | 'secondary'
  | 'soft'
  | 'plain'
  | 'quiet'
  | 'quietDanger'
  | 'danger'
  | 'onColor'
  | 'quietOnColor'
type Size = 'medium' | 'small'

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-lg border font-medium disabled:cursor-default disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60'

const SIZES: Record<Size, string> = {
  medium: 'min-h-10 px-4 py-2 text-base',
  small: 'min-h-8 px-3 py-1 text-sm',
}

const LOOKS: Record<Look, string> = {
  primary: 'border-transparent bg-brand text-white enabled:hover:bg-brand-strong [a&]:hover:bg-brand-strong',
  secondary: 'border-line-strong bg-surface text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken',
  /** For the main action of one of many items: a view has only one primary button. */
  soft: 'border-brand-ink/60 bg-brand-tint text-brand-ink enabled:hover:bg-brand-soft [a&]:hover:bg-brand-soft',
  /** Colored only by its text. */
  plain: 'border-transparent text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken',
  quiet: 'border-transparent text-brand-ink enabled:hover:bg-brand-tint [a&]:hover:bg-brand-tint',
  /** For an action that a confirmation dialog follows. */
  quietDanger: 'border-transparent text-danger-ink enabled:hover:bg-danger-tint',
  danger: 'border-transparent bg-danger text-white enabled:hover:bg-danger-strong',
  /** For colored surfaces with white text. */
  onColor:
    'border-transparent bg-white text-brand outline-white enabled:hover:bg-white/90 [a&]:hover:bg-white/90',
  quietOnColor: 'border-white/70 text-white outline-white enabled:hover:bg-white/15 [a&]:hover:bg-white/15',
}

/** Button classes, for links that look like buttons. */
export function buttonClass(look: Look = 'primary', size: Size = 'medium'): string {
  return classNames(BASE, SIZES[size], LOOKS[look])
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look
  size?: Size
  /** The label while the action runs. While set, the button ignores clicks. Pass `false` while it doesn't run. */
  busy?: string | false | undefined
  /** Before the label. */
  icon?: LucideIcon
  /** Ignores clicks but keeps focus. */
  unavailable?: boolean
}

export function Button({
  look,
  size,
  busy,
  icon: Icon,
  unavailable = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const inactive = Boolean(busy) || unavailable
  return (
    <button
      type="button"
      // It starts an action, which a double click must start once.
      data-once={busy === undefined ? undefined : ''}
      {...rest}
      // Unlike disabled, aria-disabled keeps focus on the button.
      aria-disabled={inactive || undefined}
      onClick={inactive ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonClass(look, size), className)}
    >
      {busy ? (
        <>
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          {busy}
        </>
      ) : (
        <>
          {Icon && <Icon aria-hidden className="size-4" />}
          {children}
        </>
      )}
    </button>
  )
}

import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger' | 'onColour' | 'quietOnColour'
type Size = 'medium' | 'small'

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-lg border font-medium transition-colors duration-150 disabled:cursor-default disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60'

const SIZES: Record<Size, string> = {
  medium: 'min-h-10 px-4 py-2 text-base',
  small: 'min-h-8 px-3 py-1 text-sm',
}

const LOOKS: Record<Look, string> = {
  primary: 'border-transparent bg-brand text-white enabled:hover:bg-brand-strong [a&]:hover:bg-brand-strong',
  secondary: 'border-line-strong bg-surface text-ink enabled:hover:bg-sunken [a&]:hover:bg-sunken',
  quiet: 'border-transparent text-brand-ink enabled:hover:bg-brand-tint [a&]:hover:bg-brand-tint',
  danger: 'border-transparent bg-danger text-white enabled:hover:bg-danger-strong',
  /** For coloured surfaces with white text. */
  onColour:
    'border-transparent bg-white text-brand outline-white enabled:hover:bg-white/90 [a&]:hover:bg-white/90',
  quietOnColour: 'border-white/70 text-white outline-white enabled:hover:bg-white/15 [a&]:hover:bg-white/15',
}

/** The classes of a button, for a link that looks like one. */
export function buttonClass(look: Look = 'primary', size: Size = 'medium'): string {
  return classNames(BASE, SIZES[size], LOOKS[look])
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look
  size?: Size
  /** What the button says while it waits; it can't be pressed again meanwhile. */
  busy?: string | false | undefined
  /** There is nothing to do now, but the button keeps its place and its focus. */
  unavailable?: boolean
}

export function Button({
  look,
  size,
  busy,
  unavailable = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const idle = Boolean(busy) || unavailable
  return (
    <button
      type="button"
      {...rest}
      // aria-disabled keeps the focus on the button while it waits; disabled would drop it
      aria-disabled={idle || undefined}
      onClick={idle ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonClass(look, size), className)}
    >
      {busy ? (
        <>
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  )
}

// Styles shared by the editor and its loading skeleton.

export const FRAME =
  'overflow-hidden rounded-lg border border-line-strong bg-surface outline-offset-2 outline-brand-ink has-[.rich-text-input:focus-visible]:outline-3'

export const TOOLBAR_FRAME = 'flex flex-wrap gap-x-3 gap-y-1 border-b border-line bg-sunken p-1.5'

export const GROUP = 'flex gap-1'

export const TOOL =
  'inline-flex size-9 items-center justify-center rounded-md text-ink -outline-offset-3 transition-colors duration-150 hover:bg-line aria-pressed:bg-brand-soft aria-pressed:text-brand-ink aria-pressed:inset-ring-1 aria-pressed:inset-ring-brand-ink data-disabled:cursor-default data-disabled:bg-transparent data-disabled:opacity-40'

export const HINT = 'min-h-8.25 border-t border-line bg-sunken px-4 py-1.5 text-xs leading-5 text-ink-soft'

// A tag in the prompt form, with its button to remove it.
import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'

interface TagChipProps {
  tag: string
  disabled: boolean
  onRemove: () => void
}

export function TagChip({ tag, disabled, onRemove }: TagChipProps) {
  const pressKey = (event: KeyboardEvent) => {
    if (event.repeat || (event.key !== 'Backspace' && event.key !== 'Delete')) return
    event.preventDefault()
    onRemove()
  }
  return (
    <li className="inline-flex max-w-full cursor-default items-center rounded-md border border-brand-soft bg-brand-tint pl-2 text-sm text-brand-ink">
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {tag}
      </span>
      <button
        type="button"
        aria-label={`Remove tag ${tag}`}
        disabled={disabled}
        onClick={onRemove}
        onKeyDown={pressKey}
        className="inline-flex size-6.5 shrink-0 items-center justify-center rounded-md -outline-offset-2 enabled:hover:bg-brand-soft"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  )
}

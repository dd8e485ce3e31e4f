import { useRef } from 'react'

interface RestoredDraftProps {
  /** When the draft was last changed; undefined if no draft was restored. */
  at: number | undefined
  onDiscard: () => void
}

/** “Restored your unsaved draft”, with the button that discards it. */
export function RestoredDraft({ at, onDiscard }: RestoredDraftProps) {
  const place = useRef<HTMLDivElement>(null)
  const discard = () => {
    onDiscard()
    // The button disappears; without this, keyboard focus would be lost.
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {at !== undefined && (
        <p className="mb-4 text-sm text-ink-soft">
          Restored your unsaved draft from {new Date(at).toLocaleString('en-US', DATE)}.{' '}
          <button type="button" onClick={discard} className="rounded-sm underline underline-offset-4">
            Discard draft
          </button>
        </p>
      )}
    </div>
  )
}

const DATE: Intl.DateTimeFormatOptions = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
}

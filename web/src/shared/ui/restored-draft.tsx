import { useRef } from 'react'
import { dayAndTime } from '../lib/format.ts'

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
          Restored your unsaved draft from {dayAndTime(at)}.{' '}
          <button type="button" onClick={discard} className="rounded-sm underline underline-offset-4">
            Discard draft
          </button>
        </p>
      )}
    </div>
  )
}

import { useRef } from 'react'

interface RestoredDraftProps {
  /** When the draft was last changed; undefined: the form holds no draft from before. */
  at: number | undefined
  onDiscard: () => void
}

export function RestoredDraft({ at, onDiscard }: RestoredDraftProps) {
  const place = useRef<HTMLDivElement>(null)
  const discard = () => {
    onDiscard()
    // the button goes, and the focus must not go with it
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {at !== undefined && (
        <p className="mb-4 text-sm text-ink-soft">
          Restored your unsaved draft from {DATE.format(at)}.{' '}
          <button type="button" onClick={discard} className="rounded-sm underline underline-offset-4">
            Discard draft
          </button>
        </p>
      )}
    </div>
  )
}

const DATE = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

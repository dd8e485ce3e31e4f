// What is shown if a part of the app can't be loaded.
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import { namingOffline } from '../lib/offline.ts'
import { Button } from './button.tsx'
import { LoadBoundary } from './lazy-part.tsx'
import { ErrorState } from './message.tsx'

export const LOAD_FAILURE = {
  title: 'Something on this page didn’t load.',
  get detail() {
    return namingOffline('Check your connection and try again. If that doesn’t help, reload the page.')
  },
}

/** For a lazily loaded part of a page. */
export function LoadedPart({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <LoadBoundary failed={(retry) => <ErrorState {...LOAD_FAILURE} onRetry={retry} />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </LoadBoundary>
  )
}

/** For a lazily loaded dialog. */
export function LoadedDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <LoadBoundary failed={(retry) => <LoadFailureDialog onRetry={retry} onClose={onClose} />}>
      <Suspense>{children}</Suspense>
    </LoadBoundary>
  )
}

/**
 * Shown instead of a dialog whose code failed to load. Uses the native element, because our own dialog may be the missing
 * code.
 */
export function LoadFailureDialog({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!box.current?.open) box.current?.showModal()
  }, [])
  return (
    <dialog
      ref={box}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-xl border border-line bg-surface p-6 text-ink shadow-2xl backdrop:bg-black/50"
    >
      <h2 id={id} className="text-xl font-semibold">
        {LOAD_FAILURE.title}
      </h2>
      <p className="mt-4 text-ink-soft">{LOAD_FAILURE.detail}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          Close
        </Button>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </dialog>
  )
}

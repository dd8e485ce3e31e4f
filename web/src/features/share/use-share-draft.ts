import { useEffect, useRef } from 'react'
import { writeStored } from '../../shared/lib/storage.ts'

interface ShareDraft {
  /** Removes what the tab keeps. */
  forget: () => void
  /** Whether leaving the dialog keeps it: the request may fail, or the author changes the prompt and comes back. */
  isKept: { current: boolean }
}

/** What was chosen and typed survives a reload and a sign-in. A dialog that was left starts empty. */
export function useShareDraft(recipients: string, message: string): ShareDraft {
  const isKept = useRef(false)
  const forget = () => forgetPlaces(recipients, message)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      // Later: in development, React unmounts every component once and mounts it again.
      queueMicrotask(() => {
        if (!isOpen.current && !isKept.current) forgetPlaces(recipients, message)
      })
    }
  }, [recipients, message])
  return { forget, isKept }
}

function forgetPlaces(...places: string[]): void {
  for (const place of places) writeStored('tab', place, undefined)
}

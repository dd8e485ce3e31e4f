import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import * as z from 'zod/mini'
import { useStoredDraft } from '../../shared/lib/draft-storage.ts'
import { dayAndTime } from '../../shared/lib/format.ts'
import { NOT_SAVED, useUnloadGuard } from '../../shared/lib/leave-guard.ts'
import { useMember } from '../../shared/session/api.ts'
import { useConfirm } from '../../shared/ui/confirm.tsx'
import { DRAFT_PARTS, type PromptDraft, promptDraft } from './prompt-draft.ts'

const storedContent = z.object({
  draft: promptDraft,
  /** The prompt version the draft started from, so that a save can't silently overwrite a newer one. */
  version: z.optional(z.int()),
})

interface PromptDraftOptions {
  /** Identifies the form; part of the storage key. */
  form: string
  initial: PromptDraft
  version: number | undefined
  /** Leaving doesn't ask then: the save goes on, and says how it went. */
  isSending: boolean
}

/**
 * The state of a prompt form. Unsaved changes are stored on the device, so that a reload, a closed tab, or a sign-in
 * loses nothing. Every way of leaving with unsaved changes asks for confirmation first.
 */
export function usePromptDraft({ form, initial, version: initialVersion, isSending }: PromptDraftOptions) {
  const { stored, ...storage } = useStoredDraft(storedContent, { userId: useMember()?.id, form })
  const [start, setStart] = useState(initial)
  const [restored] = useState(stored && differ(stored.value.draft, initial) ? stored : undefined)
  const [restoredAt, setRestoredAt] = useState(restored?.at)
  const [draft, setDraft] = useState(restored?.value.draft ?? initial)
  const [version, setVersion] = useState(restored ? restored.value.version : initialVersion)
  const changedAt = useRef(restoredAt ?? 0)
  const leaving = useRef<Promise<boolean>>(undefined)
  const done = useRef(false)
  const unsaved = differ(draft, start)
  const [ask, confirmation] = useConfirm()

  const keep = () => {
    if (!unsaved || done.current) return storage.forget()
    return storage.keep({ draft, version }, changedAt.current || Date.now())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: store when the content changes, not on every render
  useEffect(keep, [draft, version, unsaved])
  useUnloadGuard(unsaved)

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const elsewhere =
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search
    return unsaved && !isSending && !done.current && elsewhere
  })
  const handledLocation = useRef<unknown>(undefined)
  useEffect(() => {
    // Ask once per attempt to leave: the blocker stays blocked until the render after the choice.
    if (blocker.state !== 'blocked' || handledLocation.current === blocker.location) return
    handledLocation.current = blocker.location
    leaving.current = ask(NOT_SAVED)
    void leaving.current.then((leave) => {
      leaving.current = undefined
      if (!leave) return blocker.reset()
      storage.forget()
      return blocker.proceed()
    })
  })

  const stopAsking = () => {
    done.current = true
  }
  const discard = () => {
    changedAt.current = 0
    setRestoredAt(undefined)
    setStart(initial)
    setDraft(initial)
    setVersion(initialVersion)
  }

  return {
    draft,
    version,
    setVersion,
    setDraft: (next: PromptDraft) => {
      changedAt.current = Date.now()
      setDraft(next)
    },
    /** For a delete, which can be undone: leaving doesn't ask, and the draft is kept. */
    stopAsking,
    /** While the user is asked whether to leave, resolves with the answer. */
    isLeaving: () => leaving.current,
    /** It's saved. */
    finish: () => {
      stopAsking()
      storage.forget()
    },
    /** Shown above the form. */
    notice: <RestoredDraft at={restoredAt} onDiscard={discard} />,
    confirmation,
  }
}

function differ(one: PromptDraft, other: PromptDraft): boolean {
  return DRAFT_PARTS.some((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
}

interface RestoredDraftProps {
  /** When the draft was last changed; undefined if no draft was restored. */
  at: number | undefined
  onDiscard: () => void
}

/** “Restored your unsaved draft”, with the button that discards it. */
function RestoredDraft({ at, onDiscard }: RestoredDraftProps) {
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

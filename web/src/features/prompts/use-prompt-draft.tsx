import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import * as z from 'zod/mini'
import { sentenceFor } from '../../lib/api-client.ts'
import { draftPlace, forgetDraft, keepDraft, readDraft } from '../../lib/draft-storage.ts'
import { attemptWith, idempotencyAttempt } from '../../lib/idempotency-attempt.ts'
import { useUnloadGuard } from '../../lib/leave-guard.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { toastFailure, toastSuccess } from '../../ui/toast.tsx'
import { useMember } from '../session/api.ts'
import { RestoredDraft } from './restored-draft.tsx'

export const promptDraft = z.object({
  title: z.string(),
  category: z.enum(ALL_CATEGORIES),
  visibility: z.enum(['public', 'private']),
  markdown: z.string(),
  notes: z.string(),
})

export type PromptDraft = z.output<typeof promptDraft>

const FIELDS = ['title', 'category', 'visibility', 'markdown', 'notes'] as const

const keptContent = z.object({
  draft: promptDraft,
  /** The version of the prompt that the draft was begun with. A newer one must not be overwritten unseen. */
  version: z.optional(z.int()),
  /** A save whose outcome is not known. */
  attempt: z.optional(idempotencyAttempt),
})

interface Opened {
  /** Tells one form from another. */
  form: string
  initial: PromptDraft
  version?: number
}

/**
 * What is in a prompt form. While it is unsaved it is kept on the device, so that a reload, a closed tab or a sign-in
 * loses nothing; and leaving the form with unsaved text asks first, whichever way one leaves.
 */
export function usePromptDraft({ form, initial, version: initialVersion }: Opened) {
  // of who opened it: somebody else may sign in in the same tab
  const member = useMember()
  const [place] = useState(() => draftPlace(member?.id, form))
  const [kept] = useState(() => readKept(place))
  const [start, setStart] = useState(initial)
  const [restoredAt, setRestoredAt] = useState(kept && differ(kept.draft, initial) ? kept.at : undefined)
  const [draft, setDraft] = useState(kept && restoredAt ? kept.draft : initial)
  const [version, setVersion] = useState(kept && restoredAt ? kept.version : initialVersion)
  const attempt = useRef(kept?.attempt)
  const changedAt = useRef(restoredAt ?? 0)
  const saving = useRef(false)
  const done = useRef(false)
  const isOpen = useIsMounted()
  const unsaved = differ(draft, start)
  const [ask, confirmation] = useConfirm()

  const keep = () => {
    const worthKeeping = (unsaved || attempt.current) && !done.current
    if (!worthKeeping) return forgetDraft(place)
    const value = { draft, version, attempt: attempt.current } satisfies z.output<typeof keptContent>
    return keepDraft(place, { value, at: changedAt.current || Date.now() })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept when what is in the form changes, not with every render
  useEffect(keep, [draft, version, unsaved])
  useUnloadGuard(unsaved)

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const elsewhere =
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search
    return (unsaved || saving.current) && !done.current && elsewhere
  })
  const askedFor = useRef<unknown>(undefined)
  useEffect(() => {
    // once for each attempt to leave: the answer reaches the blocker only after the next render
    if (blocker.state !== 'blocked' || askedFor.current === blocker.location) return
    askedFor.current = blocker.location
    const isSaving = saving.current
    void ask(isSaving ? STILL_SAVING : NOT_SAVED).then((leave) => {
      if (!leave) return blocker.reset()
      // A save still running clears or keeps the draft itself, depending on how it ends.
      if (!isSaving) forgetDraft(place)
      return blocker.proceed()
    })
  })

  /** Saved or given up on purpose: nothing is asked and nothing kept from here on. */
  const finish = () => {
    done.current = true
    forgetDraft(place)
  }
  const discard = () => {
    attempt.current = undefined
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
    finish,
    /** The Idempotency-Key for a body: the same one for a retry, also after a reload. */
    keyFor: (body: object): string => {
      attempt.current = attemptWith(body, attempt.current)
      keep()
      return attempt.current.key
    },
    /** Follows a save to its end and says how it went, also to someone who has left the form by then. */
    follow: async (save: Promise<unknown>, words: { saved: string; failed: string; close: () => void }) => {
      saving.current = true
      try {
        await save
      } catch (error) {
        saving.current = false
        if (!isOpen()) toastFailure(sentenceFor(error, words.failed))
        return error
      }
      finish()
      toastSuccess(words.saved)
      if (isOpen()) words.close()
      return undefined
    },
    /** Above the form. */
    notice: <RestoredDraft at={restoredAt} onDiscard={discard} />,
    confirmation,
  }
}

const NOT_SAVED = {
  title: 'Leave without saving?',
  text: 'You have unsaved changes. If you leave now, you’ll lose them.',
  confirm: 'Discard changes',
  cancel: 'Keep editing',
  dangerous: true,
}

const STILL_SAVING = {
  title: 'Leave while saving?',
  text: 'We’re still saving your prompt. If you leave now, we’ll keep going and tell you how it went.',
  confirm: 'Leave anyway',
  cancel: 'Keep waiting',
}

function differ(one: PromptDraft, other: PromptDraft): boolean {
  return FIELDS.some((field) => one[field] !== other[field])
}

function readKept(place: string) {
  const stored = readDraft(place)
  const content = stored && z.safeParse(keptContent, stored.value).data
  return content && { ...content, at: stored.at }
}

import { ALL_CATEGORIES } from '@prompt-library/domain/categories'
import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import * as z from 'zod/mini'
import { useUnloadGuard } from '../../lib/leave-guard.ts'
import { keepInTab, readFromTab } from '../../lib/tab-storage.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { useMember } from '../session/api.ts'

export const promptDraft = z.object({
  title: z.string(),
  category: z.enum(ALL_CATEGORIES),
  visibility: z.enum(['public', 'private']),
  markdown: z.string(),
  notes: z.string(),
})

export type PromptDraft = z.output<typeof promptDraft>

const FIELDS = ['title', 'category', 'visibility', 'markdown', 'notes'] as const

/**
 * What is in a prompt form. It is kept in the tab while it is unsaved, so that a trip to the sign-in service loses
 * nothing; and leaving the form with unsaved text asks first, whichever way one leaves.
 */
export function usePromptDraft(key: string, initial: PromptDraft) {
  // one's own: somebody else may sign in in the same tab
  const place = `draft ${useMember()?.id} ${key}`
  const [kept] = useState(() => readDraft(place))
  const [draft, setDraft] = useState(kept ?? initial)
  const [start] = useState(initial)
  const done = useRef(false)
  const unsaved = FIELDS.some((field) => draft[field] !== start[field])
  const [ask, confirmation] = useConfirm()

  useEffect(() => keepDraft(place, unsaved && !done.current ? draft : undefined), [place, draft, unsaved])
  useUnloadGuard(unsaved)

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const elsewhere =
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search
    return unsaved && !done.current && elsewhere
  })
  const askedFor = useRef<unknown>(undefined)
  useEffect(() => {
    // once for each attempt to leave: the answer reaches the blocker only after the next render
    if (blocker.state !== 'blocked' || askedFor.current === blocker.location) return
    askedFor.current = blocker.location
    void ask({
      title: 'Leave without saving?',
      text: 'What you wrote is not saved yet, and will be lost.',
      confirm: 'Discard changes',
      cancel: 'Keep editing',
      dangerous: true,
    }).then((leave) => {
      if (!leave) return blocker.reset()
      keepDraft(place, undefined)
      return blocker.proceed()
    })
  })

  return {
    draft,
    setDraft,
    /** Saved or given up on purpose: nothing is asked and nothing kept from here on. */
    finish: () => {
      done.current = true
      keepDraft(place, undefined)
    },
    confirmation,
  }
}

function keepDraft(place: string, draft: PromptDraft | undefined): void {
  keepInTab(place, draft && JSON.stringify(draft))
}

/** What is broken, or of another time, is worth less than the form as it is. */
function readDraft(place: string): PromptDraft | undefined {
  try {
    return z.safeParse(promptDraft, JSON.parse(readFromTab(place) ?? '')).data
  } catch {
    return undefined
  }
}

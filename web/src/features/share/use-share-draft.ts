import { SHARE_RECIPIENTS_MAX } from '@prompt-library/domain/limits'
import { readNames } from '@prompt-library/domain/people/read-names'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { foundRecipientsQuery } from '../../entities/prompt/shares-api.ts'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { writeStored } from '../../shared/lib/storage.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { usePersisted } from '../../shared/lib/use-persisted.ts'
import * as drafts from './share-draft.ts'

const CHOOSE_SOMEONE = 'Please select a user from the list.'

/** Whom a user shares a prompt with, and the message. Survives a reload, a sign-in, and Back. */
export function useShareDraft({ promptId, userId }: { promptId: number; userId: number }) {
  const queryClient = useQueryClient()
  const place = `share ${userId} ${promptId}`
  const [draft = drafts.NO_DRAFT, setDraft] = usePersisted(drafts.shareDraft, 'tab', place)
  // Chips can be removed during a lookup, so its results change the latest draft.
  const latest = useRef(draft)
  const [isLookingUp, setLookingUp] = useState(false)
  const isOpen = useIsMounted()

  const change = (changed: (before: drafts.ShareDraft) => drafts.ShareDraft) => {
    latest.current = changed(latest.current)
    setDraft(latest.current)
  }
  const fail = (error: string) => {
    change((before) => drafts.withError(before, error))
    return false
  }
  /** Adds the people with these NetIDs and emails, which the box keeps until then. Returns whether all were added. */
  const addNames = async (names: readonly string[]): Promise<boolean> => {
    if (names.length > SHARE_RECIPIENTS_MAX) return fail(tooManyNames(names.length))
    setLookingUp(true)
    try {
      const results = await queryClient.fetchQuery(foundRecipientsQuery(names, promptId))
      if (!isOpen()) return false
      change((before) => drafts.withFound(before, results))
      return !latest.current.error && results.every(drafts.getsPrompt)
    } catch (error) {
      return fail(`${sentenceFor(error, 'Failed to fetch users.')} ${STILL_IN_BOX}`)
    } finally {
      setLookingUp(false)
    }
  }
  /** Adds the NetIDs and emails in the box. Returns whether nothing is left in it. */
  const addText = async (): Promise<boolean> => {
    const { text } = latest.current
    if (text.trim() === '') return true
    const { isList, names } = readNames(text)
    return isList ? addNames(names) : fail(CHOOSE_SOMEONE)
  }
  return {
    draft,
    change,
    isLookingUp,
    addNames,
    addText,
    /**
     * Returns everyone chosen, once nothing in the box needs attention. People whom this adds must be seen first: a mistyped
     * NetID can be another person's.
     */
    finish: async () => {
      const before = new Set(latest.current.chosen.map(({ id }) => id))
      const isComplete = await addText()
      const { chosen } = latest.current
      if (chosen.some(({ id }) => !before.has(id))) {
        change(drafts.withRequestToCheck)
        return undefined
      }
      if (isComplete && chosen.length === 0) fail(CHOOSE_SOMEONE)
      return isComplete && chosen.length > 0 ? chosen : undefined
    },
    /** The next dialog starts empty. */
    forget: () => writeStored('tab', place, undefined),
  }
}

export type SharingWith = ReturnType<typeof useShareDraft>

const STILL_IN_BOX = 'Your list is still in the box. To try again, press Enter.'

function tooManyNames(count: number): string {
  return `Your list has ${groupedCount(count)} names. You can share with up to ${SHARE_RECIPIENTS_MAX} people at once. Remove some, then press Enter.`
}

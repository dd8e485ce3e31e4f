import { recipient } from '@prompt-library/contract/sharing'
import { SHARE_RECIPIENTS_MAX } from '@prompt-library/domain/limits'
import { readNames } from '@prompt-library/domain/people/read-names'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { foundRecipientsQuery } from '../../entities/prompt/shares-api.ts'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { usePersisted } from '../../shared/lib/use-persisted.ts'
import * as choices from './recipient-choice.ts'

const CHOOSE_SOMEONE = 'Please select a user from the list.'

/** Who a prompt will be shared with. Kept in the tab under `place`, like the message, until the dialog is left. */
export function useRecipients({ promptId, place }: { promptId: number; place: string }) {
  const queryClient = useQueryClient()
  const [kept, keepInTab] = usePersisted(keptChoice, 'tab', place)
  const [choice, setChoice] = useState(() => ({ ...choices.NO_CHOICE, ...kept }))
  // Chips can be removed during a lookup, so its results change the latest choice.
  const latest = useRef(choice)
  const [isLookingUp, setLookingUp] = useState(false)
  const [unchecked, setUnchecked] = useState<choices.RecipientChoice>()

  const change = (changed: (before: choices.RecipientChoice) => choices.RecipientChoice) => {
    latest.current = changed(latest.current)
    setChoice(latest.current)
    const { chosen, text } = latest.current
    keepInTab(chosen.length > 0 || text !== '' ? { chosen: [...chosen], text } : undefined)
  }
  const fail = (error: string) => {
    change((before) => choices.withError(before, error))
    return false
  }
  /** Adds the people with these NetIDs and emails, which the box keeps until then. Returns whether all were added. */
  const addNames = async (names: readonly string[]): Promise<boolean> => {
    if (names.length > SHARE_RECIPIENTS_MAX) return fail(tooManyNames(names.length))
    setLookingUp(true)
    try {
      const results = await queryClient.fetchQuery(foundRecipientsQuery(names, promptId))
      change((before) => choices.withFound(before, results))
      return !latest.current.error && results.every(choices.getsPrompt)
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
    choice,
    change,
    isLookingUp,
    /** Whether the announcement asks the user to check who was added. */
    isToCheck: choice === unchecked,
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
        change(choices.withRequestToCheck)
        setUnchecked(latest.current)
        return undefined
      }
      if (isComplete && chosen.length === 0) fail(CHOOSE_SOMEONE)
      return isComplete && chosen.length > 0 ? chosen : undefined
    },
  }
}

export type Recipients = ReturnType<typeof useRecipients>

const STILL_IN_BOX = 'Your list is still in the box. To try again, press Enter.'

function tooManyNames(count: number): string {
  return `Your list has ${groupedCount(count)} names. You can share with up to ${SHARE_RECIPIENTS_MAX} people at once. Remove some, then press Enter.`
}

const keptChoice = z.object({
  chosen: z.array(z.union([recipient, z.object({ id: z.string(), display_name: z.string() })])),
  text: z.string(),
})

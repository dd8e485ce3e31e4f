import type { FoundRecipient } from '@prompt-library/contract/recipients'
import { recipient } from '@prompt-library/contract/sharing'
import { RECIPIENT_NAME_MAX, SHARE_RECIPIENTS_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { foundRecipientsQuery } from '../../entities/prompt/shares-api.ts'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { campus } from '../../shared/lib/campus.ts'
import { usePersisted } from '../../shared/lib/use-persisted.ts'
import { asOneLine, readNames } from './read-names.ts'
import * as choices from './recipient-choice.ts'

const CHOOSE_SOMEONE = 'Please select a user from the list.'

/** Who a prompt will be shared with. Kept in the tab under `place`, like the message, until the dialog is left. */
export function useRecipients({ promptId, place }: { promptId: number; place: string }) {
  const queryClient = useQueryClient()
  const [kept, keepInTab] = usePersisted(keptChoice, 'tab', place)
  const [choice, setChoice] = useState(() => ({ ...choices.NO_CHOICE, ...kept }))
  // Lists are looked up while the user continues, so their results change the latest choice.
  const latest = useRef(choice)
  const [lookups, setLookups] = useState(0)
  const [unchecked, setUnchecked] = useState<choices.RecipientChoice>()

  const change = (next: choices.RecipientChoice) => {
    latest.current = next
    setChoice(next)
    const { chosen, text } = next
    keepInTab(chosen.length > 0 || text !== '' ? { chosen: [...chosen], text } : undefined)
  }
  const lookUp = async (names: readonly string[]): Promise<FoundRecipient[]> => {
    setLookups((count) => count + 1)
    try {
      const short = names.filter((name) => name.length <= RECIPIENT_NAME_MAX)
      const found = await queryClient.fetchQuery(foundRecipientsQuery(short, promptId))
      const long = names.filter((name) => name.length > RECIPIENT_NAME_MAX)
      return [...found, ...long.map((name) => ({ name, result: 'not_found', message: TOO_LONG }) as const)]
    } finally {
      setLookups((count) => count - 1)
    }
  }

  /** Adds the people on a list that isn't in the box. Returns whether all of it was added. */
  const addList = async (text: string): Promise<boolean> => {
    const { names } = readNames(text)
    const list = asOneLine(text)
    if (names.length > SHARE_RECIPIENTS_MAX) {
      change(choices.withKeptList(latest.current, { list, error: tooManyNames(names.length) }))
      return false
    }
    try {
      const results = await lookUp(names)
      change(choices.withFound(latest.current, { list, results }))
      return latest.current.error === undefined && results.every(({ recipient }) => recipient)
    } catch (error) {
      const reason = sentenceFor(error, 'Failed to fetch users.')
      change(choices.withKeptList(latest.current, { list, error: `${reason} ${STILL_IN_BOX}` }))
      return false
    }
  }
  /** Adds the NetIDs and emails in the box. Returns whether nothing is left in it. */
  const addText = async (): Promise<boolean> => {
    const { text } = latest.current
    if (text.trim() === '') return true
    if (readNames(text).isList) {
      change({ ...latest.current, text: '' })
      return addList(text)
    }
    change(choices.withError(latest.current, CHOOSE_SOMEONE))
    return false
  }
  return {
    choice,
    change: (next: (before: choices.RecipientChoice) => choices.RecipientChoice) =>
      change(next(latest.current)),
    isLookingUp: lookups > 0,
    /** Whether the announcement asks the user to check who was added. */
    isToCheck: choice === unchecked,
    addList,
    addText,
    /**
     * Returns everyone chosen, once nothing in the box or the lists needs attention. People whom this adds must be seen first:
     * a mistyped NetID can be another person's.
     */
    finish: async () => {
      const before = new Set(latest.current.chosen.map(({ id }) => id))
      const isComplete = await addText()
      const { chosen } = latest.current
      if (chosen.some(({ id }) => !before.has(id))) {
        change(choices.withRequestToCheck(latest.current))
        setUnchecked(latest.current)
        return undefined
      }
      if (!isComplete) return undefined
      if (chosen.length > 0) return chosen
      change(choices.withError(latest.current, CHOOSE_SOMEONE))
      return undefined
    },
  }
}

export type Recipients = ReturnType<typeof useRecipients>

const STILL_IN_BOX = 'Your list is still in the box. To try again, press Enter.'
const TOO_LONG = `Each ${campus.id_name} or email address must be ${RECIPIENT_NAME_MAX} characters or fewer.`

function tooManyNames(count: number): string {
  return `Your list has ${groupedCount(count)} names. You can share with up to ${SHARE_RECIPIENTS_MAX} people at once. Remove some, then press Enter.`
}

const keptChoice = z.object({ chosen: z.array(recipient), text: z.string() })

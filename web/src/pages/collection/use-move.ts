import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CollectedPrompt } from '../../entities/prompt/prompt.ts'
import { patchPages } from '../../features/collect/collection-cache.ts'
import { useChange } from '../../shared/lib/change.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { toastError, toastSuccess } from '../../shared/ui/toast.ts'
import { nameInToast } from '../../shared/ui/undo-toast.ts'

export interface Places {
  /** How many prompts are on the pages before this one. */
  first: number
  /** How many prompts the whole collection has. */
  total: number
}

interface MoveOptions {
  token: string
  prompts: readonly CollectedPrompt[]
  places: Places | undefined
}

/**
 * Moves a prompt to a place in the collection, counted from 0. On this page, that shows before the server answers, and
 * `announcement` says it to screen readers.
 */
export function useMove({ token, prompts, places }: MoveOptions) {
  const queryClient = useQueryClient()
  const [announcement, setAnnouncement] = useState('')
  const mutationKey = ['move-in-collection', token]
  const { mutateAsync } = useChange('PUT /api/collections/:token/items/:prompt_id/place', {
    mutationKey,
    // One after the other: the last move has to arrive last.
    scope: { id: mutationKey.join(' ') },
    onError: () => void queryClient.invalidateQueries({ queryKey: promptKeys.collection(token) }),
  })

  const moveTo = async (prompt: CollectedPrompt, place: number) => {
    if (!places || place < 0 || place >= places.total) return
    const words = `Moved ${nameInToast(prompt.title)} to position ${place + 1} of ${places.total}`
    const neighbor = prompts[place - places.first]
    if (neighbor) {
      await queryClient.cancelQueries({ queryKey: promptKeys.collection(token) })
      patchPages(queryClient, token, (page) => ({ prompts: withMove(page.prompts, prompt, neighbor) }))
      setAnnouncement(words)
    }
    try {
      await mutateAsync({ token, prompt_id: prompt.id, place: place + 1 })
      if (neighbor) return
      // The prompt is on another page now, so the message is on screen too, and the focus can't stay on its row.
      toastSuccess(`${words}.`)
      focusMain()
    } catch (error) {
      setAnnouncement('')
      toastError(error, `We couldn’t move ${nameInToast(prompt.title)}. Check your connection and try again.`)
    }
  }
  return { moveTo, announcement }
}

function withMove(prompts: readonly CollectedPrompt[], moved: CollectedPrompt, neighbor: CollectedPrompt) {
  const place = prompts.findIndex(({ id }) => id === neighbor.id)
  if (place < 0) return [...prompts]
  return prompts.filter(({ id }) => id !== moved.id).toSpliced(place, 0, moved)
}

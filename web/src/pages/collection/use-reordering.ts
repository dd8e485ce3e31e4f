import { groupedCount } from '@prompt-library/domain/text/count-of'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { CollectedPrompt } from '../../entities/prompt/prompt.ts'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { nameInToast } from '../../shared/ui/undo-toast.ts'
import { type Places, placeAt, withMoves } from './moves.ts'
import { useMoves } from './use-moves.ts'

interface ReorderingOptions {
  token: string
  prompts: readonly CollectedPrompt[]
  places: Places | undefined
  list: RefObject<HTMLElement | null>
}

/** Moves the prompts of a page. `items` shows the new order before the server has saved it. */
export function useReordering({ token, prompts, places, list }: ReorderingOptions) {
  const { move, pending } = useMoves(token)
  const items = places ? withMoves(prompts, pending) : prompts
  const [announcement, setAnnouncement] = useState('')
  const focusAfter = useRef<number>(undefined)
  const order = items.map(({ id }) => id).join()
  // Browsers drop the focus of an element that moves in the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the order has changed
  useLayoutEffect(() => {
    if (focusAfter.current === undefined) return
    const row = list.current?.querySelector(`[data-prompt-id="${focusAfter.current}"]`)
    focusAfter.current = undefined
    const handle = row?.querySelector<HTMLElement>('[data-handle]')
    if (handle) handle.focus()
    else focusMain()
  }, [order, list])

  const moveTo = async (id: number, to: number, { focus = false } = {}) => {
    if (!places) return
    const place = places.first + to
    const from = items.findIndex((item) => item.id === id)
    const moved = items[from]
    if (!moved || from === to || place < 0 || place >= places.total) return
    // With the title, a screen reader also announces a second prompt that moves to the same position.
    const words = `Moved ${nameInToast(moved.title)} to position ${groupedCount(place + 1)} of ${groupedCount(places.total)}`
    if (focus) focusAfter.current = id
    const isOnPage = to >= 0 && to < items.length
    try {
      if (isOnPage) {
        setAnnouncement(words)
        const ids = items.map((item) => item.id)
        await move({ promptIds: placeAt(ids, { id, place: to }) })
      } else {
        await move({ promptId: id, place })
        // The prompt is on another page now, so the message is on screen too.
        toastSuccess(`${words}.`)
      }
    } catch {
      setAnnouncement('')
    }
  }
  return { items, moveTo, announcement }
}

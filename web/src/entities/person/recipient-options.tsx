import { Combobox } from '@base-ui/react/combobox'
import type { Recipient } from '@prompt-library/contract/sharing'
import { type RefObject, useRef } from 'react'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { UnhiddenFocusGuards } from '../../shared/ui/unhidden-focus-guards.tsx'
import { recipientAddress } from './recipient-address.ts'

interface RecipientOptionsProps {
  searching: boolean
  error: Error | null
  count: number
  /** What the list opens under. Without it, the input. */
  anchor?: RefObject<HTMLElement | null>
  /** Shown if no one was found. */
  noOne?: string | undefined
  /** Why a user can't be chosen. */
  refusalOf?: (user: Recipient) => string | undefined
}

/** The users found, in a list under the box of a `Combobox.Root`. */
export function RecipientOptions({ anchor, refusalOf, ...search }: RecipientOptionsProps) {
  // Inside the dialog, which hides everything outside itself from screen readers.
  const popupContainer = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={popupContainer} />
      <Combobox.Portal container={popupContainer}>
        <Combobox.Positioner
          anchor={anchor}
          sideOffset={4}
          positionMethod="fixed"
          className="z-10 outline-none"
        >
          <Combobox.Popup className="max-h-[min(18rem,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-xl border border-line bg-surface p-1.5 text-ink shadow-lg">
            <UnhiddenFocusGuards />
            <Combobox.Status className="px-3 py-2 text-sm text-ink-soft empty:hidden">
              {statusOf(search)}
            </Combobox.Status>
            <Combobox.List>
              {(user: Recipient) => <Option key={user.id} user={user} refusal={refusalOf?.(user)} />}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </>
  )
}

function Option({ user, refusal }: { user: Recipient; refusal: string | undefined }) {
  return (
    <Combobox.Item
      value={user}
      disabled={refusal !== undefined}
      className="cursor-pointer rounded-lg px-3 py-2 -outline-offset-2 outline-brand-ink select-none data-disabled:cursor-default data-disabled:text-ink-soft data-highlighted:outline-2 data-highlighted:not-data-disabled:bg-brand-tint data-highlighted:not-data-disabled:text-brand-ink"
    >
      <span className="block font-medium" dir="auto">
        {user.display_name}
      </span>
      <span className="block text-sm wrap-anywhere">{recipientAddress(user)}</span>
      {refusal && <span className="block text-sm">{refusal}</span>}
    </Combobox.Item>
  )
}

function statusOf({ searching, error, count, noOne }: RecipientOptionsProps): string {
  if (error) return sentenceFor(error, 'Failed to fetch users.')
  if (count > 0) return ''
  return searching ? 'Searching…' : (noOne ?? 'No one found. Try another name or email.')
}

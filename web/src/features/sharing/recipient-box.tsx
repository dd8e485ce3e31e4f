import { Combobox } from '@base-ui/react/combobox'
import type { Recipient } from '@prompt-library/contract/sharing'
import { RECIPIENT_SEARCH_MILLISECONDS, RECIPIENT_SEARCH_MIN } from '@prompt-library/domain/limits'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useRef, useState } from 'react'
import { sentenceFor } from '../../lib/api-client.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { Input } from '../../ui/input.tsx'
import { UnhiddenFocusGuards } from '../../ui/unhidden-focus-guards.tsx'
import { recipientsQuery } from './api.ts'
import { recipientAddress } from './recipient-address.ts'

interface RecipientBoxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'defaultValue'> {
  /** Repeats the visible label, which Base UI hides from screen readers while the list is open. */
  'aria-label': string
  recipient: Recipient | null
  onChoose: (recipient: Recipient | null) => void
}

/** Searches users while you type. The box shows the selected user; editing the text clears the selection. */
export function RecipientBox({ recipient, onChoose, ...control }: RecipientBoxProps) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const typed = recipient ? '' : text.trim()
  const searched = useDebounced(typed, RECIPIENT_SEARCH_MILLISECONDS)
  const { data: users, isFetching, error } = useQuery(recipientsQuery(searched))
  const searching = isFetching || typed !== searched
  const isLongEnough = typed.length >= RECIPIENT_SEARCH_MIN
  // Drop the previous results while searching: Enter would select one of them.
  const found = isLongEnough && !searching && users && !error ? users : []
  // Inside the dialog, which hides everything outside itself from screen readers.
  const popupContainer = useRef<HTMLDivElement>(null)

  return (
    <Combobox.Root
      items={found}
      filter={null}
      autoHighlight
      value={recipient}
      onValueChange={onChoose}
      inputValue={text}
      onInputValueChange={(next, { reason }) => {
        // Other reasons, such as leaving the box, must not clear the text.
        if (reason !== 'input-change' && reason !== 'item-press') return
        setText(next)
        if (reason === 'input-change' && recipient) onChoose(null)
      }}
      itemToStringLabel={nameAndAddress}
      isItemEqualToValue={(one, other) => one.id === other.id}
      open={open && isLongEnough}
      onOpenChange={setOpen}
    >
      <Combobox.Input {...control} autoComplete="off" placeholder="Name or email" render={<Input />} />
      <div ref={popupContainer} />
      <Combobox.Portal container={popupContainer}>
        <Combobox.Positioner sideOffset={4} positionMethod="fixed" className="z-10 outline-none">
          <Combobox.Popup className="max-h-[min(18rem,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-xl border border-line bg-surface p-1.5 text-ink shadow-lg">
            <UnhiddenFocusGuards />
            <Combobox.Status className="px-3 py-2 text-sm text-ink-soft empty:hidden">
              {statusOf({ searching, error, count: found.length })}
            </Combobox.Status>
            <Combobox.List>
              {(user: Recipient) => (
                <Combobox.Item
                  key={user.id}
                  value={user}
                  className="cursor-pointer rounded-lg px-3 py-2 -outline-offset-2 outline-brand-ink select-none data-highlighted:bg-brand-tint data-highlighted:text-brand-ink data-highlighted:outline-2"
                >
                  <span className="block font-medium" dir="auto">
                    {user.display_name}
                  </span>
                  <span className="block text-sm">{recipientAddress(user)}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

function nameAndAddress(user: Recipient): string {
  return `${user.display_name} (${recipientAddress(user)})`
}

function statusOf({
  searching,
  error,
  count,
}: {
  searching: boolean
  error: Error | null
  count: number
}): string {
  if (error) return sentenceFor(error, 'Failed to fetch users.')
  if (count > 0) return ''
  return searching ? 'Searching…' : 'No one found. Try another name or email.'
}

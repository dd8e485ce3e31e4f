import { Combobox } from '@base-ui/react/combobox'
import type { Recipient } from '@prompt-library/contract/sharing'
import { RECIPIENT_SEARCH_MILLISECONDS, RECIPIENT_SEARCH_MIN } from '@prompt-library/domain/limits'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useRef, useState } from 'react'
import { sentenceFor } from '../../lib/api-client.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { Input } from '../../ui/field.tsx'
import { UnhiddenFocusGuards } from '../../ui/unhidden-focus-guards.tsx'
import { recipientsQuery } from './api.ts'
import { recipientAddress } from './recipient-address.ts'

interface RecipientBoxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'defaultValue'> {
  /** What the label beside the box says: while the list is open, Base UI hides the label from screen readers. */
  'aria-label': string
  recipient: Recipient | null
  onChoose: (person: Recipient | null) => void
}

/** Finds people while one types. Whoever is chosen stands in the box; changing the text takes the choice back. */
export function RecipientBox({ recipient, onChoose, ...control }: RecipientBoxProps) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const typed = recipient ? '' : text.trim()
  const wanted = useSettled(typed, RECIPIENT_SEARCH_MILLISECONDS)
  const { data: people, isFetching, error } = useQuery(recipientsQuery(wanted))
  const searching = isFetching || typed !== wanted
  const long = typed.length >= RECIPIENT_SEARCH_MIN
  // nobody of the search before: Enter would choose them
  const found = long && !searching && people && !error ? people : []
  // beside the box, not at the end of the page: the dialog hides everything outside of itself
  const place = useRef<HTMLDivElement>(null)

  return (
    <Combobox.Root
      items={found}
      filter={null}
      autoHighlight
      value={recipient}
      onValueChange={onChoose}
      inputValue={text}
      onInputValueChange={(next, { reason }) => {
        // anything else, such as leaving the box, must not take away what was typed
        if (reason !== 'input-change' && reason !== 'item-press') return
        setText(next)
        if (reason === 'input-change' && recipient) onChoose(null)
      }}
      itemToStringLabel={nameAndAddress}
      isItemEqualToValue={(one, other) => one.id === other.id}
      open={open && long}
      onOpenChange={setOpen}
    >
      <Combobox.Input {...control} autoComplete="off" placeholder="Name or address" render={<Input />} />
      <div ref={place} />
      <Combobox.Portal container={place}>
        <Combobox.Positioner sideOffset={4} positionMethod="fixed" className="z-10 outline-none">
          <Combobox.Popup className="max-h-[min(18rem,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-xl border border-line bg-surface p-1.5 text-ink shadow-lg">
            <UnhiddenFocusGuards />
            <Combobox.Status className="px-3 py-2 text-sm text-ink-soft empty:hidden">
              {statusOf({ searching, error, count: found.length })}
            </Combobox.Status>
            <Combobox.List>
              {(person: Recipient) => (
                <Combobox.Item
                  key={person.id}
                  value={person}
                  className="cursor-pointer rounded-lg px-3 py-2 -outline-offset-2 outline-brand-ink select-none data-highlighted:bg-brand-tint data-highlighted:text-brand-ink data-highlighted:outline-2"
                >
                  <span className="block font-medium" dir="auto">
                    {person.display_name}
                  </span>
                  <span className="block text-sm">{recipientAddress(person)}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

function nameAndAddress(person: Recipient): string {
  return `${person.display_name} (${recipientAddress(person)})`
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
  return searching ? 'Searching…' : 'Nobody found. Try another name or address.'
}

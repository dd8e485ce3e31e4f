import { Combobox } from '@base-ui/react/combobox'
import type { Recipient } from '@prompt-library/contract/sharing'
import { type ComponentProps, useState } from 'react'
import { Input } from '../../shared/ui/input.tsx'
import { useRecipientSearch } from './api.ts'
import { nameAndAddress } from './recipient-address.ts'
import { RecipientOptions } from './recipient-options.tsx'

interface RecipientBoxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'defaultValue'> {
  /** Repeats the visible label, which Base UI hides from screen readers while the list is open. */
  'aria-label': string
  recipient: Recipient | null
  /** The id of someone who can't be chosen. */
  without?: number
  onChoose: (recipient: Recipient | null) => void
}

/** Searches users while you type. The box shows the selected user; editing the text clears the selection. */
export function RecipientBox({ recipient, without, onChoose, ...control }: RecipientBoxProps) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const { found, searching, error, isLongEnough } = useRecipientSearch(recipient ? '' : text, without)
  const isOpen = open && isLongEnough

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
      open={isOpen}
      onOpenChange={setOpen}
    >
      <Combobox.Input
        {...control}
        autoComplete="off"
        placeholder="Name or email"
        onKeyDown={(event) => {
          // Base UI closes the dialog too if no one was found.
          if (event.key !== 'Escape' || !isOpen) return
          event.stopPropagation()
          event.preventBaseUIHandler()
          setOpen(false)
        }}
        render={<Input />}
      />
      <RecipientOptions searching={searching} error={error} count={found.length} />
    </Combobox.Root>
  )
}

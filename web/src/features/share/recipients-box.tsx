import { Combobox } from '@base-ui/react/combobox'
import type { Recipient } from '@prompt-library/contract/sharing'
import { CircleAlert, X } from 'lucide-react'
import { type ClipboardEvent, type ComponentProps, useRef, useState } from 'react'
import { useRecipientSearch } from '../../entities/person/api.ts'
import { nameAndAddress, recipientAddress } from '../../entities/person/recipient-address.ts'
import { RecipientOptions } from '../../entities/person/recipient-options.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { isCompleteName, readNames } from './read-names.ts'
import * as choices from './recipient-choice.ts'
import type { Recipients } from './use-recipients.ts'

interface RecipientsBoxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'defaultValue'> {
  /** Repeats the visible label, which Base UI hides from screen readers while the list is open. */
  'aria-label': string
  recipients: Recipients
  /** Why a user can't be chosen. */
  refusalOf: (user: Recipient) => string | undefined
  /** What to say if no one was found for a text. */
  noOneFor: (text: string) => string | undefined
}

/** Chooses several users: by searching while you type, or from a list of NetIDs and emails. */
export function RecipientsBox({ recipients, refusalOf, noOneFor, required, ...control }: RecipientsBoxProps) {
  const { choice, change, addList, addText } = recipients
  const { chosen, text, notShared } = choice
  const [open, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const { isList, names } = readNames(text)
  const isSearch = !isList || names.length < 2
  const { found, searching, error, isLongEnough } = useRecipientSearch(isSearch ? text : '')
  const isOpen = open && isLongEnough

  const enterText = (next: string) => {
    change((before) => choices.withText(before, next))
    const name = next.slice(0, -1)
    if (!/[,;]$/.test(next) || !isCompleteName(name)) return
    change((before) => choices.withText(before, ''))
    void addList(name)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!readNames(pasted).isList) return
    const { selectionStart, selectionEnd, value } = event.currentTarget
    event.preventDefault()
    if (selectionStart === 0 && selectionEnd === value.length)
      change((before) => choices.withText(before, ''))
    void addList(pasted)
  }
  return (
    <Combobox.Root
      multiple
      items={found}
      filter={null}
      autoHighlight
      value={[...chosen]}
      onValueChange={(next: Recipient[], details) => {
        // Escape closes the dialog. It must not remove everyone.
        if (details.reason === 'escape-key') {
          details.cancel()
          details.allowPropagation()
          return
        }
        const added = next.find(({ id }) => !chosen.some((user) => user.id === id))
        change((before) => (added ? choices.withRecipient(before, added) : choices.withChosen(before, next)))
      }}
      inputValue={text}
      onInputValueChange={(next, { reason }) => {
        // Other reasons, such as leaving the box, must not clear the text.
        if (reason === 'input-change') enterText(next)
      }}
      isItemEqualToValue={(one, other) => one.id === other.id}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <Combobox.Chips
        ref={frame}
        aria-label={chosen.length > 0 ? 'Recipients' : undefined}
        className={classNames(
          'flex max-h-60 w-full flex-wrap gap-1 overflow-y-auto rounded-lg border border-line-strong bg-surface p-1 has-disabled:opacity-60 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-brand-ink',
          control['aria-invalid'] && 'border-danger-ink',
        )}
      >
        {chosen.map((user) => (
          <RecipientChip
            key={user.id}
            user={user}
            hasNamesake={chosen.some((other) => other !== user && other.display_name === user.display_name)}
            isAlone={chosen.length === 1}
            hasProblem={notShared.has(user.id)}
          />
        ))}
        <Combobox.Input
          {...control}
          dir="auto"
          required={required && chosen.length === 0}
          autoComplete="off"
          placeholder={chosen.length > 0 ? 'Add another person' : 'Name or email'}
          onPaste={paste}
          onKeyDown={(event) => {
            // Base UI closes the dialog too if no one was found.
            if (event.key === 'Escape' && isOpen) {
              event.stopPropagation()
              event.preventBaseUIHandler()
              setOpen(false)
            }
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            if (!isList || (isOpen && found.length > 0)) return
            event.preventDefault()
            event.preventBaseUIHandler()
            setOpen(false)
            void addText()
          }}
          className="min-h-8 min-w-40 flex-1 bg-transparent px-2 py-1 text-base text-ink outline-none placeholder:text-ink-soft"
        />
      </Combobox.Chips>
      <RecipientOptions
        anchor={frame}
        searching={searching}
        error={error}
        count={found.length}
        noOne={noOneFor(text)}
        refusalOf={(user) => (chosen.some(({ id }) => id === user.id) ? 'Already added' : refusalOf(user))}
      />
    </Combobox.Root>
  )
}

interface RecipientChipProps {
  user: Recipient
  /** These show the address on phones too. */
  hasNamesake: boolean
  isAlone: boolean
  /** The prompt couldn't be shared with them. */
  hasProblem: boolean
}

/** A chosen recipient. Select it with the arrow keys, remove it with Backspace or its button. */
function RecipientChip({ user, hasNamesake, isAlone, hasProblem }: RecipientChipProps) {
  return (
    <Combobox.Chip
      title={nameAndAddress(user)}
      className={classNames(
        'flex max-w-full items-center gap-1.5 rounded-md border py-0.5 pr-0.5 pl-2 -outline-offset-2 outline-brand-ink focus:outline-2',
        hasProblem
          ? 'border-danger-ink bg-danger-tint text-danger-ink'
          : 'border-brand-soft bg-brand-tint text-brand-ink',
      )}
    >
      {hasProblem && <CircleAlert role="img" aria-label="Not shared:" className="size-4 shrink-0" />}
      <bdi className="min-w-0 truncate text-sm font-medium">{user.display_name}</bdi>
      <span
        className={classNames(
          'min-w-0 shrink-[2] truncate text-sm',
          !hasNamesake && !isAlone && 'max-sm:hidden',
        )}
      >
        {recipientAddress(user)}
      </span>
      <Combobox.ChipRemove
        aria-label={`Remove ${user.display_name}`}
        className="flex size-6 shrink-0 items-center justify-center rounded-sm hover:bg-brand-soft"
      >
        <X aria-hidden className="size-4" />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  )
}

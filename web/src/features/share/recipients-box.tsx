import { Combobox } from '@base-ui/react/combobox'
import type { Recipient } from '@prompt-library/contract/sharing'
import { isNetId } from '@prompt-library/domain/people/net-id'
import { asOneLine, readNames } from '@prompt-library/domain/people/read-names'
import { X } from 'lucide-react'
import { type ClipboardEvent, type ComponentProps, useRef, useState } from 'react'
import { useRecipientSearch } from '../../entities/person/api.ts'
import { recipientAddress } from '../../entities/person/recipient-address.ts'
import { RecipientOptions } from '../../entities/person/recipient-options.tsx'
import { campus } from '../../shared/lib/campus.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import * as drafts from './share-draft.ts'
import type { SharingWith } from './use-share-draft.ts'

interface RecipientsBoxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'defaultValue'> {
  /** Repeats the visible label, which Base UI hides from screen readers while the list is open. */
  'aria-label': string
  sharing: SharingWith
  /** Why a user can't be chosen. */
  refusalOf: (user: Recipient) => string | undefined
  /** What to say if no one was found for a text. */
  noOneFor: (text: string) => string | undefined
}

/** Chooses several people: by searching while you type, or from a list of NetIDs and emails. */
export function RecipientsBox({ sharing, refusalOf, noOneFor, required, ...control }: RecipientsBoxProps) {
  const { draft, change, isLookingUp, addNames, addText } = sharing
  const { chosen, text } = draft
  const [open, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const { isList, names } = readNames(text)
  const isSearch = !isList || names.length < 2
  const { found, searching, error, isLongEnough } = useRecipientSearch(isSearch ? text : '')
  const isOpen = open && isLongEnough
  const typed = text.trim()
  // Searches don't find NetIDs, nor people without an account.
  const mayBeName = !searching && !error && found.length === 0 && (isList || isNetId(typed))

  const enterText = (next: string) => {
    change((before) => drafts.withText(before, next))
    if (/[,;]$/.test(next) && readNames(next).isList) void addText()
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!readNames(pasted).isList) return
    const { selectionStart, selectionEnd, value } = event.currentTarget
    event.preventDefault()
    const [start, end] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)]
    change((before) => drafts.withText(before, `${start}${asOneLine(pasted)}${end}`))
    void addText()
  }
  return (
    <Combobox.Root
      multiple
      items={found}
      filter={null}
      autoHighlight
      value={chosen}
      onValueChange={(next: drafts.Chosen[], details) => {
        // Escape closes the dialog. It must not remove everyone.
        if (details.reason === 'escape-key') {
          details.cancel()
          details.allowPropagation()
          return
        }
        const added = next.find(({ id }) => !chosen.some((user) => user.id === id))
        change((before) => (added ? drafts.withRecipient(before, added) : drafts.withChosen(before, next)))
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
          <RecipientChip key={user.id} person={user} />
        ))}
        <Combobox.Input
          {...control}
          dir="auto"
          required={required && chosen.length === 0}
          readOnly={isLookingUp}
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
            if ((!isList && !mayBeName) || (isOpen && found.length > 0)) return
            event.preventDefault()
            event.preventBaseUIHandler()
            setOpen(false)
            void (isList ? addText() : addNames([typed]))
          }}
          className="min-h-8 min-w-40 flex-1 bg-transparent px-2 py-1 text-base text-ink outline-none placeholder:text-ink-soft"
        />
      </Combobox.Chips>
      <RecipientOptions
        anchor={frame}
        searching={searching}
        error={error}
        count={found.length}
        noOne={
          noOneFor(text) ??
          (mayBeName
            ? `No one found. If “${typed}” is a ${campus.id_name} or email, press Enter.`
            : undefined)
        }
        refusalOf={(user) => (chosen.some(({ id }) => id === user.id) ? 'Already added' : refusalOf(user))}
      />
    </Combobox.Root>
  )
}

/** Select it with the arrow keys, remove it with Backspace or its button. */
function RecipientChip({ person }: { person: drafts.Chosen }) {
  const address = drafts.isInvitee(person) ? 'no account yet' : recipientAddress(person)
  return (
    <Combobox.Chip
      title={`${person.display_name} (${address})`}
      className={classNames(
        'flex max-w-full items-center gap-1.5 rounded-md border py-0.5 pr-0.5 pl-2 -outline-offset-2 outline-brand-ink focus:outline-2',
        drafts.isInvitee(person)
          ? 'border-dashed border-line-strong text-ink'
          : 'border-brand-soft bg-brand-tint text-brand-ink',
      )}
    >
      <bdi className="min-w-0 truncate text-sm font-medium">{person.display_name}</bdi>
      <span className="min-w-0 shrink-[2] truncate text-sm">{address}</span>
      <Combobox.ChipRemove
        aria-label={`Remove ${person.display_name}`}
        className="flex size-6 shrink-0 items-center justify-center rounded-sm hover:bg-brand-soft"
      >
        <X aria-hidden className="size-4" />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  )
}

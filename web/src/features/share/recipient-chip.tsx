import { Combobox } from '@base-ui/react/combobox'
import type { Recipient } from '@prompt-library/contract/sharing'
import { CircleAlert, X } from 'lucide-react'
import { nameAndAddress, recipientAddress } from '../../entities/person/recipient-address.ts'
import { classNames } from '../../shared/ui/class-names.ts'

interface RecipientChipProps {
  user: Recipient
  /** These show the address on phones too. */
  hasNamesake: boolean
  isAlone: boolean
  /** The prompt couldn't be shared with them. */
  hasProblem: boolean
}

/** A chosen recipient. Select it with the arrow keys, remove it with Backspace or its button. */
export function RecipientChip({ user, hasNamesake, isAlone, hasProblem }: RecipientChipProps) {
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

import type { AdminUser } from '@prompt-library/contract/admin'
import type { Recipient } from '@prompt-library/contract/sharing'
import { promptsAndCollections } from '@prompt-library/domain/prompts/transfer-notice'
import { useRef, useState } from 'react'
import { RecipientBox } from '../../entities/person/recipient-box.tsx'
import { isolated } from '../../shared/lib/text-direction.ts'
import { Confirm } from '../../shared/ui/confirm.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { RadioField } from '../../shared/ui/radio-field.tsx'
import { toastError, toastSuccess } from '../../shared/ui/toast.ts'
import { useDeleteUser } from './api.ts'
import { deletedContentText } from './deleted-content-text.ts'

const LIBRARY = 'Prompt Library'
const CHOICES = [
  { value: 'delete', label: 'Delete them' },
  { value: 'library', label: `Transfer them to ${LIBRARY}` },
  { value: 'person', label: 'Transfer them to a person' },
] as const
type Choice = (typeof CHOICES)[number]['value']

/** The question before an account is deleted, and who gets what is public. By default no one does. */
export function DeleteUser({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const remove = useDeleteUser()
  const [choice, setChoice] = useState<Choice>('delete')
  const [person, setPerson] = useState<Recipient | null>(null)
  const [problem, setProblem] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  const offered = { prompts: user.publicPromptCount, collections: user.publicCollectionCount }
  const isOffered = offered.prompts + offered.collections > 0
  const newOwner = { delete: undefined, library: LIBRARY, person: person?.display_name ?? 'this person' }[
    choice
  ]

  const confirm = async () => {
    if (choice === 'person' && !person) {
      setProblem('Choose a person from the list.')
      return box.current?.focus()
    }
    const transfer_to = { delete: undefined, library: null, person: person?.id }[choice]
    try {
      toastSuccess(await remove.mutateAsync({ uid: user.id, transfer_to }))
      onClose()
      focusMain()
    } catch (error) {
      // The dialog stays open with what was chosen.
      toastError(error, 'An error occurred.')
    }
  }
  return (
    <Confirm
      open
      question={{
        title: 'Are you sure?',
        text: `This will permanently delete the user '${user.displayName}'${newOwner ? '' : ' and all of their prompts'}. This action cannot be undone. ${deletedContentText(user, newOwner && isolated(newOwner))}`,
        content: isOffered && (
          <div className="flex flex-col gap-3">
            <RadioField
              label={`${promptsAndCollections(offered)} ${offered.prompts + offered.collections === 1 ? 'is' : 'are'} public`}
              choices={CHOICES}
              value={choice}
              onChange={(chosen) => {
                setChoice(chosen)
                setProblem(undefined)
              }}
            />
            {choice === 'person' && (
              <Field label="New owner" hint="Enter at least 2 letters of a name or email." error={problem}>
                {(control) => (
                  <RecipientBox
                    {...control}
                    aria-label="New owner"
                    ref={box}
                    recipient={person}
                    without={user.id}
                    onChoose={(chosen) => {
                      setPerson(chosen)
                      setProblem(undefined)
                    }}
                  />
                )}
              </Field>
            )}
          </div>
        ),
        confirm: newOwner ? 'Transfer and delete' : 'Delete',
        dangerous: true,
        busy: remove.isPending && 'Deleting...',
      }}
      onAnswer={(yes) => {
        if (remove.isPending) return
        if (yes) void confirm()
        else onClose()
      }}
    />
  )
}

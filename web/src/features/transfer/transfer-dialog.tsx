import type { Recipient } from '@prompt-library/contract/sharing'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { RecipientBox } from '../../entities/person/recipient-box.tsx'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { storedTexts } from '../../shared/guard/prompt-texts.ts'
import { useGuard } from '../../shared/guard/use-guard.tsx'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { isolated } from '../../shared/lib/text-direction.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { ErrorBox } from '../../shared/ui/error-box.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { FormButtons } from '../../shared/ui/form-buttons.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { useOfferTransfer } from './api.ts'
import { OpenOffer } from './open-offer.tsx'

const ACTION = 'Offer prompt'
const LABEL = 'New author'

interface TransferDialogProps {
  prompt: Prompt
  onClose: () => void
}

/** The dialog that offers your prompt to someone else and says which versions go along, or shows the open offer. */
export function TransferDialog({ prompt, onClose }: TransferDialogProps) {
  const formId = useId()
  const box = useRef<HTMLInputElement>(null)
  const [person, setPerson] = useState<Recipient | null>(null)
  const [isTried, setTried] = useState(false)
  const offer = useOfferTransfer()
  const isOpen = useIsMounted()
  const navigate = useNavigate()
  const [guard, guardDialog, checking] = useGuard({ warmUp: true })

  const { to, ...options } = usePromptLink()('edit', prompt.id)
  const edit = () => void navigate(to, options)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (offer.isPending || checking) return
    setTried(true)
    if (!person) return box.current?.focus()
    const texts = storedTexts({ ...prompt, notes: prompt.notes ?? '' }, edit)
    const notice = `This text goes to ${person.display_name}.`
    if (!(await guard({ texts, notice, action: ACTION }))) return
    // The error is shown in the form.
    const isSent = await offer
      .mutateAsync({ prompt_id: prompt.id, user_id: person.id })
      .catch(() => undefined)
    if (!isSent) return
    toastSuccess(`Offered to ${isolated(person.display_name)}. You’ll get a notification when they answer.`)
    if (isOpen()) onClose()
  }
  const title = 'Transfer this prompt'
  if (prompt.transfer && !offer.isPending)
    return (
      <Dialog open onClose={onClose} width="small" title={title} subtitle={prompt.title}>
        <OpenOffer prompt={prompt} offer={prompt.transfer} onEnded={onClose} />
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      width="small"
      title={title}
      subtitle={prompt.title}
      footer={
        <FormButtons
          form={formId}
          action={ACTION}
          busy={checking ? 'Checking...' : offer.isPending && 'Offering...'}
          onCancel={onClose}
        />
      }
    >
      <PageTitle>{`Transfer ${prompt.title}`}</PageTitle>
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {offer.error && (
          <ErrorBox>
            {sentenceFor(offer.error, 'We couldn’t offer the prompt. Check your connection and try again.')}
          </ErrorBox>
        )}
        <Field
          label={LABEL}
          hint="Enter at least 2 letters of a name or email."
          error={isTried && !person ? 'Choose a person from the list.' : undefined}
        >
          {(control) => (
            <RecipientBox {...control} aria-label={LABEL} ref={box} recipient={person} onChoose={setPerson} />
          )}
        </Field>
        <div className="flex flex-col gap-2 text-sm text-ink-soft">
          <p>
            They can read the prompt right away. Once they accept, they’re its author, and you can no longer
            edit or delete it.
          </p>
          <p>
            They get the current text and earlier versions that were public. All other versions, and the notes
            that readers wrote to you, will be deleted.
          </p>
        </div>
      </form>
      {guardDialog}
    </Dialog>
  )
}

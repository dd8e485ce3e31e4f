import type { Prompt } from '@prompt-library/contract/prompts'
import type { SessionUser } from '@prompt-library/contract/session'
import type { Recipient } from '@prompt-library/contract/sharing'
import { PERSONAL_MESSAGE_MAX } from '@prompt-library/domain/limits'
import { Bell } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { NetworkError, sentenceFor } from '../../lib/api-client.ts'
import { attemptWith, keepAttempt, readAttempt } from '../../lib/idempotency-attempt.ts'
import { keepInTab } from '../../lib/tab-storage.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { useKeptText } from '../../lib/use-kept-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import { toastFailure, toastSuccess } from '../../ui/toast.ts'
import { useSharePrompt } from './api.ts'
import { RecipientBox } from './recipient-box.tsx'
import { SharedWith } from './shared-with.tsx'
import { useGuardedShare } from './use-guarded-share.ts'

const RECIPIENT = 'Share with'
const ACTION = 'Share'

interface ShareDialogProps {
  prompt: Prompt
  user: SessionUser
  onClose: () => void
}

export function ShareDialog({ prompt, user, onClose }: ShareDialogProps) {
  const formId = useId()
  const recipientBox = useRef<HTMLInputElement>(null)
  const [recipient, setRecipient] = useState<Recipient | null>(null)
  const [missingRecipient, setMissingRecipient] = useState(false)
  const messagePlace = `message ${user.id} ${prompt.id}`
  const [message, setMessage] = useKeptText(messagePlace)
  const share = useSharePrompt()
  // Kept in the tab: a share whose outcome is unknown may be retried from a new dialog.
  const attemptPlace = `share-attempt ${user.id} ${prompt.id}`
  const attempt = useRef(readAttempt(attemptPlace))

  const choose = (user: Recipient | null) => {
    setRecipient(user)
    setMissingRecipient(false)
  }
  const isOpen = useIsMounted()
  const [checkMessage, guardDialog, checking] = useGuardedShare(prompt, { action: ACTION })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!recipient) {
      setMissingRecipient(true)
      recipientBox.current?.focus()
      return
    }
    const checked = await checkMessage(message, recipient)
    if (checked === undefined) return
    if (checked !== message) setMessage(checked)
    try {
      const body = { prompt_id: prompt.id, recipient_id: recipient.id, personal_message: checked.trim() }
      attempt.current = attemptWith(body, attempt.current)
      keepAttempt(attemptPlace, attempt.current)
      const confirmation = await share.mutateAsync({ body, key: attempt.current.key })
      keepAttempt(attemptPlace, undefined)
      // Clear the stored message, not the field: a second click before the dialog closes must send the same message.
      keepInTab(messagePlace, undefined)
      toastSuccess(confirmation || 'Prompt shared successfully!')
      if (isOpen()) onClose()
    } catch (error) {
      // An open dialog shows the error above the form.
      if (!isOpen()) toastFailure(failureOf(error))
    }
  }
  const cancel = () => {
    // Keep a message that is being sent, in case the request fails.
    if (!share.isPending) setMessage('')
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share Prompt"
      subtitle={prompt.title}
      footer={
        <>
          <Button look="secondary" onClick={cancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={checking ? 'Checking...' : share.isPending && 'Sharing...'}
          >
            {ACTION}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {share.error && <ErrorBox>{failureOf(share.error)}</ErrorBox>}
        <fieldset disabled={checking} className="contents">
          <Field
            label={RECIPIENT}
            required
            hint="Enter at least 2 letters of a name or email."
            error={missingRecipient ? 'Please select a user from the list.' : undefined}
          >
            {(control) => (
              <RecipientBox
                {...control}
                aria-label={RECIPIENT}
                ref={recipientBox}
                recipient={recipient}
                onChoose={choose}
              />
            )}
          </Field>
          <Field
            label="Personal message (optional)"
            hint={`${message.length} of ${PERSONAL_MESSAGE_MAX} characters`}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                maxLength={PERSONAL_MESSAGE_MAX}
                value={message}
                onChange={(event) => setMessage(event.target.value)}
              />
            )}
          </Field>
        </fieldset>
        <p className="flex items-start gap-2.5 rounded-lg border border-info-line bg-info-tint px-4 py-3 text-info-ink">
          <Bell aria-hidden className="mt-1 size-4 shrink-0" />
          The recipient will see a notification in their account.
          {!prompt.is_public && ' Sharing this private prompt lets them read, clone, and share it.'}
        </p>
      </form>
      <SharedWith prompt={prompt} user={user} />
      {guardDialog}
    </Dialog>
  )
}

function failureOf(error: unknown): string {
  if (error instanceof NetworkError) return 'An unexpected error occurred.'
  return sentenceFor(error, 'Failed to share prompt.')
}

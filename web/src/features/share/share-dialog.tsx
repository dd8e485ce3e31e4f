import type { SessionUser } from '@prompt-library/contract/session'
import type { Recipient, ShareResult } from '@prompt-library/contract/sharing'
import { PERSONAL_MESSAGE_MAX } from '@prompt-library/domain/limits'
import { type FormEvent, useId, useRef } from 'react'
import * as z from 'zod/mini'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useSharePrompt } from '../../entities/prompt/shares-api.ts'
import { conflictIn, NetworkError, sentenceFor } from '../../shared/lib/api-client.ts'
import { writeStored } from '../../shared/lib/storage.ts'
import { useAttempt } from '../../shared/lib/use-attempt.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { usePersisted } from '../../shared/lib/use-persisted.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { ErrorBox } from '../../shared/ui/error-box.tsx'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { FormButtons } from '../../shared/ui/form-buttons.tsx'
import { toastFailure, toastSuccess } from '../../shared/ui/toast.ts'
import { withResults } from './recipient-choice.ts'
import { RecipientsField } from './recipients-field.tsx'
import { SharedWith } from './shared-with.tsx'
import { useGuardedShare } from './use-guarded-share.ts'
import { useRecipients } from './use-recipients.ts'
import { useShareDraft } from './use-share-draft.ts'

const ACTION = 'Share'

interface ShareDialogProps {
  prompt: Prompt
  user: SessionUser
  onClose: () => void
}

/** The share dialog: people, message, and what it says afterward. */
export function ShareDialog({ prompt, user, onClose }: ShareDialogProps) {
  const formId = useId()
  const recipientsInput = useRef<HTMLInputElement>(null)
  const recipientsPlace = `recipients ${user.id} ${prompt.id}`
  const recipients = useRecipients({ promptId: prompt.id, place: recipientsPlace })
  const { choice, change, isLookingUp } = recipients
  const messagePlace = `message ${user.id} ${prompt.id}`
  const [message = '', setMessage] = usePersisted(z.string(), 'tab', messagePlace)
  const share = useSharePrompt()
  const attemptPlace = `share-attempt ${user.id} ${prompt.id}`
  const attempt = useAttempt(attemptPlace)

  const isOpen = useIsMounted()
  const draft = useShareDraft(recipientsPlace, messagePlace)
  const [checkMessage, guardDialog, checking] = useGuardedShare(prompt, {
    action: ACTION,
    onEdit: () => {
      draft.isKept.current = true
    },
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isLookingUp) return
    const chosen = await recipients.finish()
    if (!isOpen()) return
    if (!chosen) {
      recipientsInput.current?.focus()
      return
    }
    const checked = await checkMessage(message, chosen)
    if (checked === undefined) return
    if (checked !== message) setMessage(checked)
    try {
      const body = { prompt_id: prompt.id, ...idsOf(chosen), personal_message: checked.trim() }
      const idempotencyKey = attempt.keyFor(body)
      draft.isKept.current = true
      const { message: confirmation, results = [] } = await share.mutateAsync({ ...body, idempotencyKey })
      toastSuccess(confirmation || 'Prompt shared successfully!')
      if (results.some(({ result }) => result !== 'shared')) {
        attempt.settle()
        change((before) => withResults(before, results))
        return
      }
      // Clear what's stored, not the fields: a second click before the dialog closes must send the same, with the same key.
      writeStored('tab', attemptPlace, undefined)
      draft.forget()
      if (isOpen()) onClose()
    } catch (error) {
      const results = resultsOf(error)
      if (results) change((before) => withResults(before, results))
      // An open dialog shows the error above the form.
      if (!isOpen()) toastFailure(failureOf(error))
    } finally {
      if (isOpen()) draft.isKept.current = false
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Share Prompt"
      subtitle={prompt.title}
      footer={
        <FormButtons
          form={formId}
          action={ACTION}
          // The first click may have added people, who must be seen before the second one sends.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          busy={busyLabel({ isLookingUp, checking, sharing: share.isPending })}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {share.error && <ErrorBox>{failureOf(share.error)}</ErrorBox>}
        <fieldset disabled={checking} className="contents">
          <RecipientsField prompt={prompt} user={user} recipients={recipients} input={recipientsInput} />
          <Field
            label="Personal message (optional)"
            hint={`${message.length} of ${PERSONAL_MESSAGE_MAX} characters`}
          >
            <Textarea
              rows={4}
              maxLength={PERSONAL_MESSAGE_MAX}
              value={message}
              onChange={(event) => setMessage(event.target.value || undefined)}
            />
          </Field>
        </fieldset>
        <p className="text-sm text-ink-soft">
          {choice.chosen.length > 1
            ? 'The recipients will see a notification in their accounts.'
            : 'The recipient will see a notification in their account.'}
          {!prompt.is_public && ' Sharing this private prompt lets them read, clone, and share it.'}
        </p>
      </form>
      <SharedWith prompt={prompt} user={user} />
      {guardDialog}
    </Dialog>
  )
}

/** A single recipient is sent as the specification says. */
function idsOf(chosen: readonly Recipient[]) {
  const [first, second] = chosen
  return first && !second ? { recipient_id: first.id } : { recipient_ids: chosen.map(({ id }) => id) }
}

/** What happened for each recipient, if the prompt was shared with none of them. */
function resultsOf(error: unknown): ShareResult[] | undefined {
  return conflictIn('POST /api/share_prompt.php', error).results
}

function busyLabel(now: { isLookingUp: boolean; checking: boolean; sharing: boolean }): string | undefined {
  if (now.isLookingUp) return 'Looking up...'
  if (now.checking) return 'Checking...'
  return now.sharing ? 'Sharing...' : undefined
}

function failureOf(error: unknown): string {
  return sentenceFor(
    error,
    error instanceof NetworkError ? 'An unexpected error occurred.' : 'Failed to share prompt.',
  )
}

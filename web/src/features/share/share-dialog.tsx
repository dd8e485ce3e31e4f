import type { SessionUser } from '@prompt-library/contract/session'
import { PERSONAL_MESSAGE_MAX } from '@prompt-library/domain/limits'
import { countOfPeople } from '@prompt-library/domain/text/count-of'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useSharePrompt } from '../../entities/prompt/shares-api.ts'
import { conflictIn, NetworkError, sentenceFor } from '../../shared/lib/api-client.ts'
import { useMember } from '../../shared/session/api.ts'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { FormDialog } from '../../shared/ui/form-dialog.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { useSubmit } from '../../shared/ui/use-submit.ts'
import { applyEdits } from '../guard/guarded-text.ts'
import { storedTexts } from '../guard/prompt-texts.ts'
import { useGuard } from '../guard/use-guard.tsx'
import { RecipientsField } from './recipients-field.tsx'
import { type Chosen, getsPrompt, isInvitee, withResults } from './share-draft.ts'
import { SharedWith } from './shared-with.tsx'
import { useShareDraft } from './use-share-draft.ts'

const ACTION = 'Share'

interface ShareDialogProps {
  prompt: Prompt
  user: SessionUser
  onClose: () => void
}

/** The share dialog: people, message, and what it says afterward. */
export function ShareDialog({ prompt, user, onClose }: ShareDialogProps) {
  const recipientsInput = useRef<HTMLInputElement>(null)
  const sharing = useShareDraft({ promptId: prompt.id, userId: user.id })
  const { draft, change, isLookingUp, forget } = sharing
  const { chosen, message } = draft
  const share = useSharePrompt()
  const [checkMessage, guardDialog, checking] = useGuardedShare(prompt)
  const setMessage = (message: string) => change((before) => ({ ...before, message }))
  const form = useSubmit({
    send: async (keyFor) => {
      if (isLookingUp) return undefined
      const chosen = await sharing.finish()
      if (!chosen) {
        recipientsInput.current?.focus()
        return undefined
      }
      const checked = await checkMessage(message, chosen)
      if (checked === undefined) return undefined
      if (checked !== message) setMessage(checked)
      const body = { prompt_id: prompt.id, ...idsOf(chosen), personal_message: checked.trim() }
      return share.mutateAsync({ ...body, idempotencyKey: keyFor(body) })
    },
    done: ({ message, results = [] }) => {
      toastSuccess(message || 'Prompt shared successfully!')
      if (results.every(getsPrompt)) forget()
      else change((before) => withResults(before, results))
    },
    failed: (error) =>
      sentenceFor(
        error,
        error instanceof NetworkError ? 'An unexpected error occurred.' : 'Failed to share prompt.',
      ),
    onDone: ({ results = [] }) => results.every(getsPrompt) && onClose(),
    onFailed: (error) => {
      // What happened for each recipient, if the prompt was shared with none of them.
      const { results } = conflictIn('POST /api/share_prompt.php', error)
      if (results) change((before) => withResults(before, results))
    },
    attemptPlace: `share-attempt ${user.id} ${prompt.id}`,
  })
  const close = () => {
    // A request that is under way can still fail.
    if (!share.isPending) forget()
    onClose()
  }
  return (
    <FormDialog
      form={form}
      onClose={close}
      title="Share Prompt"
      subtitle={prompt.title}
      action={ACTION}
      // The first click may have added people, who must be seen before the second one sends.
      onActionClick={(event) => event.detail > 1 && event.preventDefault()}
      busy={busyLabel({ isLookingUp, checking, sharing: share.isPending })}
      after={
        <>
          <SharedWith prompt={prompt} user={user} />
          {guardDialog}
        </>
      }
    >
      <fieldset disabled={checking} className="contents">
        <RecipientsField prompt={prompt} user={user} sharing={sharing} input={recipientsInput} />
        <Field
          label="Personal message (optional)"
          hint={`${message.length} of ${PERSONAL_MESSAGE_MAX} characters`}
        >
          <Textarea
            rows={4}
            maxLength={PERSONAL_MESSAGE_MAX}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
      </fieldset>
      <p className="text-sm text-ink-soft">
        {chosen.length > 1
          ? 'The recipients will see a notification in their accounts.'
          : 'The recipient will see a notification in their account.'}
        {!prompt.is_public && ' Sharing this private prompt lets them read, clone, and share it.'}
        {chosen.some(isInvitee) &&
          ' People without an account get it when they sign in. We don’t email them, so let them know.'}
      </p>
    </FormDialog>
  )
}

/** A single recipient is sent as the specification says. */
function idsOf(chosen: readonly Chosen[]) {
  const names = chosen.flatMap((one) => (isInvitee(one) ? one.id : []))
  const ids = chosen.flatMap((one) => (isInvitee(one) ? [] : one.id))
  if (ids[0] !== undefined && chosen.length === 1) return { recipient_id: ids[0] }
  return { ...(ids.length > 0 && { recipient_ids: ids }), ...(names.length > 0 && { names }) }
}

function busyLabel(now: { isLookingUp: boolean; checking: boolean; sharing: boolean }): string | undefined {
  if (now.isLookingUp) return 'Looking up...'
  if (now.checking) return 'Checking...'
  return now.sharing ? 'Sharing...' : undefined
}

/**
 * Warns of private data before a prompt is shared: `const [checkMessage, dialog, checking] = useGuardedShare(prompt)`.
 * `checkMessage` resolves with the message to send, or undefined if the user goes back or leaves. Render `dialog`, and disable the
 * form while `checking`.
 */
function useGuardedShare(prompt: Prompt) {
  const [guard, dialog, checking] = useGuard({ warmUp: true })
  const navigate = useNavigate()
  const { to, ...options } = usePromptLink()('edit', prompt.id)
  const isAuthor = useMember()?.id === prompt.author_id
  const onEdit = isAuthor ? () => void navigate(to, options) : undefined

  const checkMessage = async (
    message: string,
    recipients: readonly Chosen[],
  ): Promise<string | undefined> => {
    const stored = storedTexts({ ...prompt, notes: prompt.notes ?? '' }, onEdit)
    const answer = await guard({
      texts: [{ label: 'Personal message', text: message, offers: ['remove'] }, ...stored],
      notice: `This text goes to ${namesOf(recipients)}.`,
      action: ACTION,
    })
    return answer && applyEdits(message, answer.edits[0] ?? [])
  }
  return [checkMessage, dialog, checking] as const
}

function namesOf(recipients: readonly Chosen[]): string {
  const [first, second] = recipients
  return first && !second ? first.display_name : countOfPeople(recipients.length)
}

import type { SessionUser } from '@prompt-library/contract/session'
import { PERSONAL_MESSAGE_MAX } from '@prompt-library/domain/limits'
import { countOfPeople } from '@prompt-library/domain/text/count-of'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useSharePrompt } from '../../entities/prompt/shares-api.ts'
import { conflictIn, NetworkError, sentenceFor } from '../../shared/lib/api-client.ts'
import { writeStored } from '../../shared/lib/storage.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { usePersisted } from '../../shared/lib/use-persisted.ts'
import { useMember } from '../../shared/session/api.ts'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { FormDialog } from '../../shared/ui/form-dialog.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { useSubmit } from '../../shared/ui/use-submit.ts'
import { applyEdits } from '../guard/guarded-text.ts'
import { storedTexts } from '../guard/prompt-texts.ts'
import { useGuard } from '../guard/use-guard.tsx'
import { type Chosen, getsPrompt, isInvitee, type Outcome, withOutcome } from './recipient-choice.ts'
import { RecipientsField } from './recipients-field.tsx'
import { SharedWith } from './shared-with.tsx'
import { useRecipients } from './use-recipients.ts'

const ACTION = 'Share'

interface ShareDialogProps {
  prompt: Prompt
  user: SessionUser
  onClose: () => void
}

/** The share dialog: people, message, and what it says afterward. */
export function ShareDialog({ prompt, user, onClose }: ShareDialogProps) {
  const recipientsInput = useRef<HTMLInputElement>(null)
  const recipientsPlace = `recipients ${user.id} ${prompt.id}`
  const recipients = useRecipients({ promptId: prompt.id, place: recipientsPlace })
  const { choice, change, isLookingUp } = recipients
  const messagePlace = `message ${user.id} ${prompt.id}`
  const [message = '', setMessage] = usePersisted(z.string(), 'tab', messagePlace)
  const share = useSharePrompt()
  const isOpen = useIsMounted()
  const draft = useShareDraft(recipientsPlace, messagePlace)
  const [checkMessage, guardDialog, checking] = useGuardedShare(prompt, {
    action: ACTION,
    onEdit: () => {
      draft.isKept.current = true
    },
  })
  const send = async (chosen: readonly Chosen[], text: string, keyFor: (body: object) => string) => {
    const body = { prompt_id: prompt.id, ...idsOf(chosen), personal_message: text.trim() }
    draft.isKept.current = true
    try {
      return await share.mutateAsync({ ...body, idempotencyKey: keyFor(body) })
    } finally {
      if (isOpen()) draft.isKept.current = false
    }
  }
  const form = useSubmit({
    send: async (keyFor) => {
      if (isLookingUp) return undefined
      const chosen = await recipients.finish()
      if (!isOpen()) return undefined
      if (!chosen) {
        recipientsInput.current?.focus()
        return undefined
      }
      const checked = await checkMessage(message, chosen)
      if (checked === undefined) return undefined
      if (checked !== message) setMessage(checked)
      return send(chosen, checked, keyFor)
    },
    done: (outcome) => {
      toastSuccess(outcome.message || 'Prompt shared successfully!')
      if (isComplete(outcome)) draft.forget()
      else change((before) => withOutcome(before, outcome))
    },
    failed: (error) =>
      sentenceFor(
        error,
        error instanceof NetworkError ? 'An unexpected error occurred.' : 'Failed to share prompt.',
      ),
    onDone: (outcome) => isComplete(outcome) && onClose(),
    onFailed: (error) => {
      // What happened for each recipient, if the prompt was shared with none of them.
      const outcome = conflictIn('POST /api/share_prompt.php', error)
      if (outcome.results || outcome.invited) change((before) => withOutcome(before, outcome))
    },
    attemptPlace: `share-attempt ${user.id} ${prompt.id}`,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
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
        {choice.chosen.some(isInvitee) &&
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

/** Nobody is left who didn't get the prompt. */
function isComplete({ results = [], invited = [] }: Outcome): boolean {
  return [...results, ...invited].every(getsPrompt)
}

function busyLabel(now: { isLookingUp: boolean; checking: boolean; sharing: boolean }): string | undefined {
  if (now.isLookingUp) return 'Looking up...'
  if (now.checking) return 'Checking...'
  return now.sharing ? 'Sharing...' : undefined
}

interface ShareDraft {
  /** Removes what the tab keeps. */
  forget: () => void
  /** Whether leaving the dialog keeps it: the request may fail, or the author changes the prompt and comes back. */
  isKept: { current: boolean }
}

/** What was chosen and typed survives a reload and a sign-in. A dialog that was left starts empty. */
function useShareDraft(recipients: string, message: string): ShareDraft {
  const isKept = useRef(false)
  const forget = () => forgetPlaces(recipients, message)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      // Later: in development, React unmounts every component once and mounts it again.
      queueMicrotask(() => {
        if (!isOpen.current && !isKept.current) forgetPlaces(recipients, message)
      })
    }
  }, [recipients, message])
  return { forget, isKept }
}

function forgetPlaces(...places: string[]): void {
  for (const place of places) writeStored('tab', place, undefined)
}

interface GuardedShare {
  /** What the button says. */
  action: string
  /** Called before the author goes to the form of the prompt. */
  onEdit: () => void
}

/**
 * Warns of private data before a prompt is shared:
 * `const [checkMessage, dialog, checking] = useGuardedShare(prompt, { action, onEdit })`. `checkMessage` resolves with the message to
 * send, or undefined if the user goes back or leaves. Render `dialog`, and disable the form while `checking`.
 */
function useGuardedShare(prompt: Prompt, { action, onEdit: beforeEdit }: GuardedShare) {
  const [guard, dialog, checking] = useGuard({ warmUp: true })
  const navigate = useNavigate()
  const { to, ...options } = usePromptLink()('edit', prompt.id)
  const isAuthor = useMember()?.id === prompt.author_id
  const edit = () => {
    beforeEdit()
    void navigate(to, options)
  }
  const onEdit = isAuthor ? edit : undefined

  const checkMessage = async (
    message: string,
    recipients: readonly Chosen[],
  ): Promise<string | undefined> => {
    const stored = storedTexts({ ...prompt, notes: prompt.notes ?? '' }, onEdit)
    const answer = await guard({
      texts: [{ label: 'Personal message', text: message, offers: ['remove'] }, ...stored],
      notice: `This text goes to ${namesOf(recipients)}.`,
      action,
    })
    return answer && applyEdits(message, answer.edits[0] ?? [])
  }
  return [checkMessage, dialog, checking] as const
}

function namesOf(recipients: readonly Chosen[]): string {
  const [first, second] = recipients
  return first && !second ? first.display_name : countOfPeople(recipients.length)
}

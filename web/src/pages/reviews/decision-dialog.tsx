import { CURATOR_MESSAGE_MAX } from '@prompt-library/domain/limits'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { ErrorBox } from '../../shared/ui/error-box.tsx'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'
import type { Decision } from './decisions.ts'

interface DecisionDialogProps {
  /** Of the prompt. */
  title: string
  decision: Pick<Decision, 'label' | 'effect' | 'busy' | 'done' | 'dangerous'>
  hint: string
  /** What to say if the message is missing. */
  missing: string
  send: (message: string) => Promise<unknown>
  onClose: () => void
  /** Called before it's sent. Returns what moves the focus then, because the entry is gone. */
  onDecide?: () => () => void
}

/** The dialog that asks a curator what to tell the author, and says what will happen. */
export function DecisionDialog({
  title,
  decision,
  hint,
  missing,
  send,
  onClose,
  onDecide,
}: DecisionDialogProps) {
  const formId = useId()
  const [message, setMessage] = useState('')
  const [isTried, setTried] = useState(false)
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: send })
  const isOpen = useIsMounted()
  const box = useRef<HTMLTextAreaElement>(null)
  const { length } = message.trim()
  const decide = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (length === 0) box.current?.focus()
    if (length === 0 || length > CURATOR_MESSAGE_MAX || isPending) return
    const moveFocus = onDecide?.()
    // The error is shown in the form, which keeps the message.
    const isDone = await mutateAsync(message).catch(() => undefined)
    if (!isDone) return
    toastSuccess(decision.done)
    // If it was closed, another one may be open.
    if (!isOpen()) return
    onClose()
    moveFocus?.()
  }
  const problem = () => {
    if (length > CURATOR_MESSAGE_MAX)
      return `Messages can be up to ${CURATOR_MESSAGE_MAX.toLocaleString('en-US')} characters.`
    return isTried && length === 0 ? missing : undefined
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="small"
      title={decision.label}
      subtitle={title}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            look={decision.dangerous ? 'danger' : 'primary'}
            busy={isPending && decision.busy}
          >
            {decision.label}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={decide} noValidate className="flex flex-col gap-4">
        <p className="text-ink-soft">{decision.effect}</p>
        <Field label="Message to the author" required hint={hint} error={problem()}>
          <Textarea
            ref={box}
            rows={4}
            value={message}
            readOnly={isPending}
            onChange={({ target }) => setMessage(target.value)}
          />
        </Field>
        {error && <ErrorBox>{sentenceFor(error, 'We couldn’t save this. Check your connection.')}</ErrorBox>}
      </form>
    </Dialog>
  )
}

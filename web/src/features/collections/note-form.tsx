import type { CollectedPrompt } from '@prompt-library/contract/collections'
import { COLLECTION_NOTE_MAX } from '@prompt-library/domain/limits'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { sentenceFor } from '../../lib/api-client.ts'
import { useUnloadGuard } from '../../lib/leave-guard.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import { useSetNote } from './change-items.ts'

interface NoteFormProps {
  token: string
  prompt: CollectedPrompt
  text: string
  onChange: (text: string) => void
  onClose: () => void
}

/** Ctrl+Enter saves, Escape cancels. */
export function NoteForm({ token, prompt, text, onChange, onClose }: NoteFormProps) {
  const { mutateAsync: setNote, isPending } = useSetNote()
  const [failure, setFailure] = useState('')
  const [ask, confirmation] = useConfirm()
  const { length } = text.trim()
  const isTooLong = length > COLLECTION_NOTE_MAX
  const isChanged = text.trim() !== prompt.note
  useUnloadGuard(isChanged)

  const save = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isTooLong || isPending) return
    if (!isChanged) return onClose()
    setFailure('')
    try {
      await setNote({ token, prompt_id: prompt.id, note: text })
      onClose()
    } catch (error) {
      setFailure(sentenceFor(error, 'We couldn’t save the note. Check your connection and try again.'))
    }
  }
  const cancel = async () => {
    const question = {
      title: 'Discard your changes?',
      text: `The note for “${prompt.title}” stays as it was.`,
      confirm: 'Discard changes',
      cancel: 'Keep editing',
      dangerous: true,
    }
    if (!isChanged || (await ask(question))) onClose()
  }
  const handleKey = (event: KeyboardEvent) => {
    // In an input method, Enter and Escape belong to the word being composed.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      // Without this, the same key press would also close the question.
      event.stopPropagation()
      void cancel()
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
  }
  return (
    <form onSubmit={(event) => void save(event)} className="my-2 flex max-w-160 flex-col gap-2">
      <Field
        label="Note"
        hint={`${length.toLocaleString('en-US')} of ${COLLECTION_NOTE_MAX} characters`}
        error={isTooLong ? `Notes can be up to ${COLLECTION_NOTE_MAX} characters.` : failure || undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={text}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={handleKey}
          />
        )}
      </Field>
      <p role="alert" className="sr-only">
        {failure}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="small"
          look="soft"
          busy={isPending && 'Saving...'}
          unavailable={isTooLong}
        >
          Save note
        </Button>
        <Button size="small" look="plain" unavailable={isPending} onClick={() => void cancel()}>
          Cancel
        </Button>
      </div>
      {confirmation}
    </form>
  )
}

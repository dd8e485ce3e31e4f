import { COLLECTION_NOTE_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { CollectedPrompt } from '../../entities/prompt/prompt.ts'
import { noteConflictIn, useSetNote } from '../../features/collect/change-items.ts'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { useUnloadGuard } from '../../shared/lib/leave-guard.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { Button } from '../../shared/ui/button.tsx'
import { useConfirm } from '../../shared/ui/confirm.tsx'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { toastFailure } from '../../shared/ui/toast.ts'
import { NoteConflict } from './note-conflict.tsx'
import { isChangedNote, type NoteDraft } from './note-draft.ts'
import { useGuardedNote } from './use-guarded-note.ts'

interface NoteFormProps {
  token: string
  prompt: CollectedPrompt
  draft: NoteDraft
  onChange: (draft: NoteDraft) => void
  onClose: () => void
}

/** The form for a note in a collection. Ctrl+Enter saves, Escape cancels. */
export function NoteForm({ token, prompt, draft, onChange, onClose }: NoteFormProps) {
  const { mutateAsync: setNote, isPending } = useSetNote()
  const [checkNote, guardDialog, checking] = useGuardedNote(token)
  const isMounted = useIsMounted()
  const [failure, setFailure] = useState('')
  const [conflict, setConflict] = useState<string>()
  const [ask, confirmation] = useConfirm()
  const { length } = draft.text.trim()
  const isTooLong = length > COLLECTION_NOTE_MAX
  const isChanged = isChangedNote(draft)
  const isBusy = checking || isPending
  useUnloadGuard(isChanged)

  const save = async ({ text, before }: NoteDraft) => {
    if (isTooLong || isBusy) return
    if (!isChanged) return onClose()
    setFailure('')
    const note = await checkNote(text)
    if (note === undefined) return
    // If saving fails, the form has what the user decided on.
    if (note !== text) onChange({ text: note, before })
    try {
      await setNote({ token, prompt_id: prompt.id, note, before })
      onClose()
    } catch (error) {
      const sentence = sentenceFor(error, 'We couldn’t save the note. Check your connection and try again.')
      if (!isMounted()) return toastFailure(sentence)
      setFailure(sentence)
      setConflict(noteConflictIn(error))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(draft)
  }
  const cancel = async () => {
    if (isBusy) return
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
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save(draft)
  }
  return (
    <>
      <form onSubmit={submit} className="my-2 flex max-w-160 flex-col gap-2">
        <Field
          label="Note"
          hint={`${groupedCount(length)} of ${COLLECTION_NOTE_MAX} characters`}
          error={isTooLong ? `Notes can be up to ${COLLECTION_NOTE_MAX} characters.` : failure || undefined}
        >
          <Textarea
            rows={3}
            value={draft.text}
            readOnly={isBusy}
            onChange={(event) => onChange({ ...draft, text: event.target.value })}
            onKeyDown={handleKey}
          />
        </Field>
        <p role="alert" className="sr-only">
          {failure}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            size="small"
            look="soft"
            busy={checking ? 'Checking...' : isPending && 'Saving...'}
            unavailable={isTooLong}
          >
            Save note
          </Button>
          <Button size="small" look="plain" unavailable={isBusy} onClick={() => void cancel()}>
            Cancel
          </Button>
        </div>
      </form>
      {conflict !== undefined && (
        <NoteConflict
          mine={draft.text}
          saved={conflict}
          onKeepMine={() => {
            const next = { ...draft, before: conflict }
            setConflict(undefined)
            onChange(next)
            void save(next)
          }}
          onUseSaved={onClose}
          onClose={() => setConflict(undefined)}
        />
      )}
      {guardDialog}
      {confirmation}
    </>
  )
}

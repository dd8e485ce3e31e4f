import { COLLECTION_NOTE_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { Pencil, StickyNote } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { collectionQuery } from '../../entities/collection/api.ts'
import type { CollectedPrompt } from '../../entities/prompt/prompt.ts'
import { useSetNote } from '../../features/collect/change-items.ts'
import { NOTICES } from '../../features/collect/use-guarded-details.ts'
import { useGuardedText } from '../../features/guard/use-guarded-text.ts'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { useUnloadGuard } from '../../shared/lib/leave-guard.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { usePersisted } from '../../shared/lib/use-persisted.ts'
import { useMember } from '../../shared/session/api.ts'
import { Button } from '../../shared/ui/button.tsx'
import { useConfirm } from '../../shared/ui/confirm.tsx'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { toastFailure } from '../../shared/ui/toast.ts'
import { toastWithUndo } from '../../shared/ui/undo-toast.ts'

interface ItemNoteProps {
  token: string
  prompt: CollectedPrompt
  canEdit: boolean
}

/** What the collection says about a prompt, and its button to edit that. */
export function ItemNote({ token, prompt, canEdit }: ItemNoteProps) {
  if (canEdit) return <EditableNote token={token} prompt={prompt} />
  return prompt.note && <Note text={prompt.note} />
}

function Note({ text }: { text: string }) {
  return (
    <p className="reading-width border-s-3 border-brand-soft ps-3 whitespace-pre-line text-pretty" dir="auto">
      {text}
    </p>
  )
}

function EditableNote({ token, prompt }: { token: string; prompt: CollectedPrompt }) {
  const { id, note, title } = prompt
  const place = `note ${useMember()?.id} ${token} ${id}`
  // Stored once something was typed. An open form without a change isn't worth restoring.
  const [draft, setDraft] = usePersisted(z.string(), 'tab', place, (text) => text.trim() !== note)
  const container = useRef<HTMLDivElement>(null)
  const open = () => {
    flushSync(() => setDraft(note))
    container.current?.querySelector('textarea')?.focus()
  }
  const close = () => {
    flushSync(() => setDraft(undefined))
    container.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={container} className="mt-1">
      {draft !== undefined && (
        <NoteForm token={token} prompt={prompt} draft={draft} onChange={setDraft} onClose={close} />
      )}
      {draft === undefined && note && <Note text={note} />}
      {draft === undefined && (
        <Button
          look="quiet"
          size="small"
          className="-ms-3 print:hidden"
          aria-label={`${note ? 'Edit note' : 'Add note'} for ${title}`}
          onClick={open}
        >
          {note ? <Pencil aria-hidden className="size-4" /> : <StickyNote aria-hidden className="size-4" />}
          {note ? 'Edit note' : 'Add note'}
        </Button>
      )}
    </div>
  )
}

interface NoteFormProps {
  token: string
  prompt: CollectedPrompt
  draft: string
  onChange: (draft: string) => void
  onClose: () => void
}

/** The form for a note in a collection. Ctrl+Enter saves, Escape cancels. */
function NoteForm({ token, prompt, draft, onChange, onClose }: NoteFormProps) {
  const { mutateAsync: setNote, isPending } = useSetNote()
  const [checkNote, guardDialog, checking] = useGuardedNote(token)
  const isMounted = useIsMounted()
  const [failure, setFailure] = useState('')
  const [ask, confirmation] = useConfirm()
  const { length } = draft.trim()
  const isTooLong = length > COLLECTION_NOTE_MAX
  const isChanged = draft.trim() !== prompt.note
  const isBusy = checking || isPending
  useUnloadGuard(isChanged)

  const save = async () => {
    if (isTooLong || isBusy) return
    if (!isChanged) return onClose()
    setFailure('')
    const note = await checkNote(draft)
    if (note === undefined) return
    // If saving fails, the form has what the user decided on.
    if (note !== draft) onChange(note)
    try {
      const { before } = await setNote({ token, prompt_id: prompt.id, note })
      onClose()
      toastWithUndo('Note saved.', async () => {
        await setNote({ token, prompt_id: prompt.id, note: before })
        return 'Note restored.'
      })
    } catch (error) {
      const sentence = sentenceFor(error, 'We couldn’t save the note. Check your connection and try again.')
      if (!isMounted()) return toastFailure(sentence)
      setFailure(sentence)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
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
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
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
            value={draft}
            readOnly={isBusy}
            onChange={(event) => onChange(event.target.value)}
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
      {guardDialog}
      {confirmation}
    </>
  )
}

/**
 * Warns of private data before others see a note: `const [checkNote, dialog, checking] = useGuardedNote(token)`. `checkNote`
 * resolves with the text to save, or undefined if the user goes back or leaves.
 */
function useGuardedNote(token: string) {
  const visibility = useQuery(collectionQuery(token)).data?.visibility ?? 'public'
  const isPrivate = visibility === 'private'
  const [checkText, dialog, checking] = useGuardedText({
    label: 'Note',
    action: 'Save note',
    warmUp: !isPrivate,
  })
  const checkNote = async (text: string): Promise<string | undefined> =>
    isPrivate ? text : checkText(text, NOTICES[visibility])
  return [checkNote, dialog, checking] as const
}

import { COLLECTION_NOTE_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { Pencil, StickyNote } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { collectionQuery } from '../../entities/collection/api.ts'
import type { CollectedPrompt } from '../../entities/prompt/prompt.ts'
import { useSetNote } from '../../features/collect/change-items.ts'
import { NOTICES } from '../../features/collect/use-guarded-details.ts'
import { NoteForm } from '../../features/guard/note-form.tsx'
import { useUnloadGuard } from '../../shared/lib/leave-guard.ts'
import { usePersisted } from '../../shared/lib/use-persisted.ts'
import { useMember } from '../../shared/session/api.ts'
import { Button } from '../../shared/ui/button.tsx'
import { useConfirm } from '../../shared/ui/confirm.tsx'
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
    <p
      className="mt-1 reading-width border-s-3 border-brand-soft ps-3 whitespace-pre-line text-pretty"
      dir="auto"
    >
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
        <EditNote token={token} prompt={prompt} draft={draft} onChange={setDraft} onClose={close} />
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

interface EditNoteProps {
  token: string
  prompt: CollectedPrompt
  draft: string
  onChange: (draft: string) => void
  onClose: () => void
}

/** The form for a note in a collection. */
function EditNote({ token, prompt, draft, onChange, onClose }: EditNoteProps) {
  const { mutateAsync: setNote } = useSetNote()
  const visibility = useQuery(collectionQuery(token)).data?.visibility ?? 'public'
  const [ask, confirmation] = useConfirm()
  const { length } = draft.trim()
  const isChanged = draft.trim() !== prompt.note
  useUnloadGuard(isChanged)

  const save = async (note: string) => {
    if (isChanged) return setNote({ token, prompt_id: prompt.id, note })
    onClose()
    return undefined
  }
  const done = ({ before }: { before: string }) => {
    onClose()
    toastWithUndo('Note saved.', async () => {
      await setNote({ token, prompt_id: prompt.id, note: before })
      return 'Note restored.'
    })
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
  return (
    <div className="my-2">
      <NoteForm
        label="Note"
        hint={`${groupedCount(length)} of ${COLLECTION_NOTE_MAX} characters`}
        max={COLLECTION_NOTE_MAX}
        value={draft}
        onChange={onChange}
        notice={isChanged && visibility !== 'private' ? NOTICES[visibility] : undefined}
        action="Save note"
        save={save}
        done={done}
        failed="We couldn’t save the note. Check your connection and try again."
        cancel="Cancel"
        onCancel={() => void cancel()}
        escapes
      />
      {confirmation}
    </div>
  )
}

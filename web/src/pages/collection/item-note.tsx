import { Pencil, StickyNote } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import type { CollectedPrompt } from '../../entities/prompt/prompt.ts'
import { usePersisted } from '../../shared/lib/use-persisted.ts'
import { useMember } from '../../shared/session/api.ts'
import { Button } from '../../shared/ui/button.tsx'
import { NoteForm } from './note-form.tsx'

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

import { FEEDBACK_NOTE_MAX } from '@prompt-library/domain/limits'
import type { FormEvent, KeyboardEvent } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { useGuardedText } from '../guard/use-guarded-text.ts'

interface NoteFormProps {
  worked: boolean
  note: string
  onChange: (note: string) => void
  isSaving: boolean
  onSave: (note: string) => Promise<void>
  /** The label of the button that closes the form. */
  skip: string
  onSkip: () => void
  onRemove: (() => Promise<void>) | undefined
}

/** A note for the author. Ctrl+Enter saves. */
export function NoteForm({ worked, note, onChange, isSaving, onSave, ...rest }: NoteFormProps) {
  const { skip, onSkip, onRemove } = rest
  const [checkNote, guardDialog, isChecking] = useGuardedText({ label: 'Note', action: 'Save answer' })
  const { length } = note.trim()
  const isTooLong = length > FEEDBACK_NOTE_MAX
  const isBusy = isChecking || isSaving
  const save = async () => {
    if (isTooLong || isBusy) return
    const edited = await checkNote(note, whoSees(worked))
    if (edited === undefined) return
    // If saving fails, the form has what the user decided on.
    if (edited !== note) onChange(edited)
    await onSave(edited.trim())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // Elsewhere in the use dialog, this copies the prompt.
    event.stopPropagation()
    event.preventDefault()
    void save()
  }
  return (
    <>
      <form onSubmit={submit} onKeyDown={handleKey} className="flex max-w-120 flex-col gap-3">
        <Field
          label={worked ? 'Anything the author should know?' : 'What went wrong?'}
          hint={`Optional. ${whoSees(worked)}${
            length > FEEDBACK_NOTE_MAX / 2 ? ` ${length} of ${FEEDBACK_NOTE_MAX} characters.` : ''
          }`}
          error={isTooLong ? `Notes can be up to ${FEEDBACK_NOTE_MAX} characters.` : undefined}
        >
          <Textarea
            rows={2}
            value={note}
            readOnly={isBusy}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            size="small"
            look="soft"
            busy={isChecking ? 'Checking...' : isSaving && 'Saving...'}
            unavailable={isTooLong}
          >
            Save answer
          </Button>
          <Button size="small" look="plain" unavailable={isBusy} onClick={onSkip}>
            {skip}
          </Button>
          {onRemove && (
            <Button size="small" look="quietDanger" unavailable={isBusy} onClick={() => void onRemove()}>
              Remove answer
            </Button>
          )}
        </div>
      </form>
      {guardDialog}
    </>
  )
}

/** Admins see notes of No as long as the prompt is public (server: listNotWorking). */
function whoSees(worked: boolean): string {
  const readers = worked ? 'The author' : 'The author and, while the prompt is public, admins'
  return `${readers} can read this note. Your name isn’t shown.`
}

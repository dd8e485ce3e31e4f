import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { useGuardedNote } from './use-guarded-note.ts'

interface NoteFormProps {
  label: string
  hint: string
  max: number
  value: string
  onChange: (value: string) => void
  /** Who will see the note. Without it, the note isn't checked for private data. */
  notice: string | undefined
  /** The label of the button that saves. */
  action: string
  isSaving: boolean
  failure?: string
  onSave: (note: string) => Promise<void>
  cancel: string
  onCancel: () => void
  /** Escape cancels, too. */
  escapes?: boolean
  /** More buttons. */
  more?: (isBusy: boolean) => ReactNode
}

/** The form for a note in the page. Ctrl+Enter saves. */
export function NoteForm({ label, hint, max, value, onChange, notice, action, ...rest }: NoteFormProps) {
  const { isSaving, failure, onSave, cancel, onCancel, escapes, more } = rest
  const [checkNote, guardDialog, isChecking] = useGuardedNote({ warmUp: notice !== undefined })
  const isTooLong = value.trim().length > max
  const isBusy = isChecking || isSaving
  const save = async () => {
    if (isTooLong || isBusy) return
    const note = notice === undefined ? value : await checkNote(value, { notice, action })
    if (note === undefined) return
    // If saving fails, the form has what the user decided on.
    if (note !== value) onChange(note)
    await onSave(note.trim())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const handleKey = (event: KeyboardEvent) => {
    // In an input method, Enter and Escape belong to the word being composed.
    if (event.nativeEvent.isComposing) return
    const cancels = escapes && event.key === 'Escape'
    const saves = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!cancels && !saves) return
    // The page has other uses for these keys.
    event.stopPropagation()
    event.preventDefault()
    if (saves) void save()
    else if (!isBusy) onCancel()
  }
  return (
    <>
      <form onSubmit={submit} onKeyDown={handleKey} className="flex max-w-160 flex-col gap-3">
        <Field
          label={label}
          hint={hint}
          error={isTooLong ? `Notes can be up to ${max} characters.` : failure}
        >
          <Textarea
            rows={3}
            value={value}
            readOnly={isBusy}
            onChange={(event) => onChange(event.target.value)}
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
            busy={isChecking ? 'Checking...' : isSaving && 'Saving...'}
            unavailable={isTooLong}
          >
            {action}
          </Button>
          <Button size="small" look="plain" unavailable={isBusy} onClick={onCancel}>
            {cancel}
          </Button>
          {more?.(isBusy)}
        </div>
      </form>
      {guardDialog}
    </>
  )
}

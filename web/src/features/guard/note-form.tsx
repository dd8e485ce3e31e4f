import type { KeyboardEvent, ReactNode } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { useSubmit } from '../../shared/ui/use-submit.ts'
import { useGuardedNote } from './use-guarded-note.ts'

interface NoteFormProps<Result> {
  label: string
  hint: string
  max: number
  value: string
  onChange: (value: string) => void
  /** Who will see the note. Without it, the note isn't checked for private data. */
  notice: string | undefined
  /** The label of the button that saves. */
  action: string
  /** Resolves with undefined if there's nothing to save. */
  save: (note: string) => Promise<Result | undefined>
  done: (result: Result) => void
  failed: string
  cancel: string
  onCancel: () => void
  /** Escape cancels, too. */
  escapes?: boolean
  /** More buttons. */
  more?: (isBusy: boolean) => ReactNode
}

/** The form for a note in the page. Ctrl+Enter saves. */
export function NoteForm<Result>(props: NoteFormProps<Result>) {
  const { label, hint, max, value, onChange, notice, action, cancel, onCancel, escapes, more } = props
  const [checkNote, guardDialog, isChecking] = useGuardedNote({ warmUp: notice !== undefined })
  const isTooLong = value.trim().length > max
  const form = useSubmit({
    isInvalid: isTooLong,
    send: async () => {
      const note = notice === undefined ? value : await checkNote(value, { notice, action })
      if (note === undefined) return undefined
      // If saving fails, the form has what the user decided on.
      if (note !== value) onChange(note)
      return props.save(note.trim())
    },
    done: props.done,
    failed: props.failed,
  })
  const handleKey = (event: KeyboardEvent) => {
    // In an input method, Enter and Escape belong to the word being composed.
    if (event.nativeEvent.isComposing) return
    const cancels = escapes && event.key === 'Escape'
    const saves = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!cancels && !saves) return
    // The page has other uses for these keys.
    event.stopPropagation()
    event.preventDefault()
    if (saves) void form.submit()
    else if (!form.isPending) onCancel()
  }
  return (
    <>
      <form {...form.props} onKeyDown={handleKey} className="flex max-w-160 flex-col gap-3">
        <Field
          label={label}
          hint={hint}
          error={isTooLong ? `Notes can be up to ${max} characters.` : form.failure}
        >
          <Textarea
            rows={3}
            value={value}
            readOnly={form.isPending}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
        <p role="alert" className="sr-only">
          {form.failure}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            size="small"
            look="soft"
            busy={isChecking ? 'Checking...' : form.isPending && 'Saving...'}
          >
            {action}
          </Button>
          <Button size="small" look="plain" unavailable={form.isPending} onClick={onCancel}>
            {cancel}
          </Button>
          {more?.(form.isPending)}
        </div>
      </form>
      {guardDialog}
    </>
  )
}

import { REVISION_NOTE_MAX } from '@prompt-library/domain/limits'
import { Field } from '../../shared/ui/field.tsx'
import { Input } from '../../shared/ui/input.tsx'

interface RevisionNoteFieldProps {
  value: string
  disabled: boolean
  onChange: (note: string) => void
}

/** What the author says about a change. */
export function RevisionNoteField({ value, disabled, onChange }: RevisionNoteFieldProps) {
  return (
    <Field
      label="What changed? (Optional)"
      hint="Shown in the history. Changing only the visibility adds nothing there."
    >
      <Input
        value={value}
        maxLength={REVISION_NOTE_MAX}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

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
    <Field label="What changed?" optional hint="Shown in the history.">
      <Input
        value={value}
        maxLength={REVISION_NOTE_MAX}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

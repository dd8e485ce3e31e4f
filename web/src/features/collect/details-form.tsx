import { COLLECTION_DESCRIPTION_MAX, COLLECTION_NAME_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { hasVisibleText } from '@prompt-library/domain/text/visible-text'
import { type FormEvent, useRef, useState } from 'react'
import { VISIBILITY_LOOKS } from '../../entities/collection/visibility-look.ts'
import { ErrorBox } from '../../shared/ui/error-box.tsx'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { Input } from '../../shared/ui/input.tsx'
import type { CollectionDetails } from './details.ts'
import { VisibilityField } from './visibility-field.tsx'

interface DetailsFormProps {
  /** For the submit button, which is outside the form. */
  id: string
  details: CollectionDetails
  canChangeAudience: boolean
  /** Others can open the collection now. */
  isShared: boolean
  busy: boolean
  error: string | undefined
  onChange: (details: CollectionDetails) => void
  onSubmit: () => void
}

/** The form shared by the dialogs that create and edit a collection. */
export function DetailsForm({
  id,
  details,
  canChangeAudience,
  isShared,
  busy,
  error,
  onChange,
  onSubmit,
}: DetailsFormProps) {
  const [showErrors, setShowErrors] = useState(false)
  const nameBox = useRef<HTMLInputElement>(null)
  const { name, description, visibility } = details
  const set = (changes: Partial<CollectionDetails>) => onChange({ ...details, ...changes })
  const missing = hasVisibleText(name) ? undefined : 'Enter a name.'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShowErrors(true)
    if (missing) nameBox.current?.focus()
    else if (!busy) onSubmit()
  }
  return (
    <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-5">
      {error && <ErrorBox>{error}</ErrorBox>}
      <Field
        label="Name"
        required
        hint={charactersText(name, COLLECTION_NAME_MAX)}
        error={showErrors ? missing : undefined}
      >
        <Input
          ref={nameBox}
          value={name}
          maxLength={COLLECTION_NAME_MAX}
          // Unlike disabled, this keeps the focus.
          readOnly={busy}
          placeholder="For example, Biology 101 labs"
          onChange={(event) => set({ name: event.target.value })}
        />
      </Field>
      <Field label="Description (optional)" hint={charactersText(description, COLLECTION_DESCRIPTION_MAX)}>
        <Textarea
          rows={3}
          value={description}
          maxLength={COLLECTION_DESCRIPTION_MAX}
          readOnly={busy}
          onChange={(event) => set({ description: event.target.value })}
        />
      </Field>
      {canChangeAudience ? (
        <VisibilityField
          value={visibility}
          disabled={busy}
          endsLink={isShared && visibility === 'private'}
          onChange={(choice) => set({ visibility: choice })}
        />
      ) : (
        <p className="text-sm text-ink-soft">
          Who can see it: {VISIBILITY_LOOKS[visibility].name}. Only the owner can change this.
        </p>
      )}
    </form>
  )
}

function charactersText(text: string, most: number): string {
  return `${groupedCount(text.length)} of ${groupedCount(most)} characters`
}

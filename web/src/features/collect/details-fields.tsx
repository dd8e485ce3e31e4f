import {
  COLLECTION_VISIBILITIES,
  type CollectionVisibility,
  canPublishCollections,
} from '@prompt-library/domain/collections/permissions'
import { COLLECTION_DESCRIPTION_MAX, COLLECTION_NAME_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { VISIBILITY_LOOKS } from '../../entities/collection/visibility-look.ts'
import { useSession } from '../../shared/session/api.ts'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { Input } from '../../shared/ui/input.tsx'
import { RadioField } from '../../shared/ui/radio-field.tsx'
import type { CollectionDetails } from './details.ts'

interface DetailsFieldsProps {
  details: CollectionDetails
  canChangeAudience: boolean
  /** Others can open the collection now. */
  isShared: boolean
  busy: boolean
  /** What to say if the name is missing. */
  missing: string | undefined
  onChange: (details: CollectionDetails) => void
}

/** Name, description, and for the owner, who can see the collection. */
export function DetailsFields({
  details,
  canChangeAudience,
  isShared,
  busy,
  missing,
  onChange,
}: DetailsFieldsProps) {
  const { name, description, visibility } = details
  const set = (changes: Partial<CollectionDetails>) => onChange({ ...details, ...changes })
  return (
    <>
      <Field label="Name" required hint={charactersText(name, COLLECTION_NAME_MAX)} error={missing}>
        <Input
          value={name}
          maxLength={COLLECTION_NAME_MAX}
          // Unlike disabled, this keeps the focus.
          readOnly={busy}
          placeholder="For example, Biology 101 labs"
          onChange={(event) => set({ name: event.target.value })}
        />
      </Field>
      <Field label="Description" optional hint={charactersText(description, COLLECTION_DESCRIPTION_MAX)}>
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
    </>
  )
}

function charactersText(text: string, most: number): string {
  return `${groupedCount(text.length)} of ${groupedCount(most)} characters`
}

interface VisibilityFieldProps {
  value: CollectionVisibility
  disabled: boolean
  endsLink: boolean
  onChange: (value: CollectionVisibility) => void
}

/** The choice of who can see a collection. Everyone is left out where only curators publish. */
function VisibilityField({ value, disabled, endsLink, onChange }: VisibilityFieldProps) {
  const session = useSession()
  const canPublish = session?.user && canPublishCollections(session.publishing, session.user)
  const choices = COLLECTION_VISIBILITIES.filter(
    (choice) => choice !== 'public' || canPublish || value === 'public',
  )
  return (
    <RadioField
      label="Who can see it"
      choices={choices.map((choice) => {
        const { name, who } = VISIBILITY_LOOKS[choice]
        return { value: choice, label: name, hint: who }
      })}
      value={value}
      hint={
        endsLink
          ? 'The current link will stop working. If you share the collection again, it’ll have a new one.'
          : 'People see only the prompts in it that they already have access to.'
      }
      disabled={disabled}
      onChange={onChange}
    />
  )
}

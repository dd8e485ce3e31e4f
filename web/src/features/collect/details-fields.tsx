import {
  COLLECTION_VISIBILITIES,
  type CollectionVisibility,
  canPublishCollections,
} from '@prompt-library/domain/collections/permissions'
import { COLLECTION_DESCRIPTION_MAX, COLLECTION_NAME_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useId } from 'react'
import { VISIBILITY_LOOKS } from '../../entities/collection/visibility-look.ts'
import { useSession } from '../../shared/session/api.ts'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { Input } from '../../shared/ui/input.tsx'
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
  const id = useId()
  const session = useSession()
  const canPublish = session?.user && canPublishCollections(session.publishing, session.user)
  const choices = COLLECTION_VISIBILITIES.filter(
    (choice) => choice !== 'public' || canPublish || value === 'public',
  )
  return (
    <fieldset disabled={disabled} aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 font-medium">Who can see it</legend>
      <div className="flex flex-col gap-2">
        {choices.map((choice) => {
          const { name, who, icon: Icon } = VISIBILITY_LOOKS[choice]
          return (
            <label
              key={choice}
              className="flex cursor-pointer items-start gap-3 rounded-lg border border-line-strong px-3 py-2.5 hover:bg-sunken has-checked:border-brand-ink has-checked:bg-brand-tint has-checked:text-brand-ink has-disabled:cursor-default"
            >
              <input
                type="radio"
                name={id}
                value={choice}
                checked={choice === value}
                aria-labelledby={`${id}-${choice}`}
                aria-describedby={`${id}-${choice}-who`}
                onChange={() => onChange(choice)}
                className="size-6 shrink-0 accent-brand"
              />
              <span className="min-w-0">
                <span id={`${id}-${choice}`} className="flex items-center gap-2 font-medium">
                  <Icon aria-hidden className="size-4 shrink-0" />
                  {name}
                </span>
                <span id={`${id}-${choice}-who`} className="block text-sm">
                  {who}
                </span>
              </span>
            </label>
          )
        })}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
        {endsLink
          ? 'The current link will stop working. If you share the collection again, it’ll have a new one.'
          : 'People see only the prompts in it that they already have access to.'}
      </p>
    </fieldset>
  )
}

import {
  COLLECTION_VISIBILITIES,
  type CollectionVisibility,
  canPublishCollections,
} from '@prompt-library/domain/collections/permissions'
import { useId } from 'react'
import { VISIBILITY_LOOKS } from '../../entities/collection/visibility-look.ts'
import { useSession } from '../../shared/session/api.ts'

interface VisibilityFieldProps {
  value: CollectionVisibility
  disabled: boolean
  endsLink: boolean
  onChange: (value: CollectionVisibility) => void
}

/** The choice of who can see a collection. Everyone is left out where only curators publish. */
export function VisibilityField({ value, disabled, endsLink, onChange }: VisibilityFieldProps) {
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

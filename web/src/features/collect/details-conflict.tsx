import { VISIBILITY_LOOKS } from '../../entities/collection/visibility-look.ts'
import { ConflictDialog } from '../../shared/ui/conflict-dialog.tsx'
import type { CollectionDetails } from './details.ts'

interface DetailsConflictProps {
  saved: CollectionDetails
  /** What the user changed. The rest comes from the saved version, so keeping these changes undoes no one else’s. */
  changes: Partial<CollectionDetails>
  onKeepMine: (mine: CollectionDetails) => void
  onUseSaved: () => void
  onClose: () => void
}

/** Shown when someone else saved the collection during editing. */
export function DetailsConflict({ saved, changes, onKeepMine, ...answers }: DetailsConflictProps) {
  const mine = { ...saved, ...changes }
  return (
    <ConflictDialog
      title="This collection changed while you were editing"
      subtitle="Someone saved a newer version. Your changes aren’t saved yet."
      mine={{ heading: 'Your version', content: <Details details={mine} /> }}
      saved={<Details details={saved} />}
      onKeepMine={() => onKeepMine(mine)}
      {...answers}
    />
  )
}

function Details({ details: { name, description, visibility } }: { details: CollectionDetails }) {
  return (
    <>
      <p className="font-medium wrap-anywhere" dir="auto">
        {name}
      </p>
      <p className="text-sm text-ink-soft">{VISIBILITY_LOOKS[visibility].name}</p>
      <p className="mt-3 whitespace-pre-wrap wrap-anywhere" dir="auto">
        {description || <span className="text-ink-soft">No description</span>}
      </p>
    </>
  )
}

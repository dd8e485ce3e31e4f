import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { CollectionDetails } from './details.ts'
import { VISIBILITY_LOOKS } from './visibility-look.ts'

interface ConflictDialogProps {
  saved: CollectionDetails
  /** What the user changed. The rest comes from the saved version, so keeping these changes undoes no one else’s. */
  changes: Partial<CollectionDetails>
  onKeepMine: (mine: CollectionDetails) => void
  onUseSaved: () => void
  onClose: () => void
}

/** Shown when someone else saved the collection during editing. The user picks a version. */
export function ConflictDialog({ saved, changes, onKeepMine, onUseSaved, onClose }: ConflictDialogProps) {
  const mine = { ...saved, ...changes }
  return (
    <Dialog
      open
      onClose={onClose}
      title="This collection changed while you were editing"
      subtitle="Someone saved a newer version. Your changes aren’t saved yet."
      footer={
        <>
          <Button look="secondary" className="mr-auto" onClick={onClose}>
            Back to editing
          </Button>
          <Button look="secondary" onClick={onUseSaved}>
            Use saved version
          </Button>
          <Button onClick={() => onKeepMine(mine)}>Keep my version</Button>
        </>
      }
    >
      <div className="grid gap-4 grid-fit-64">
        <Version heading="Your version" details={mine} />
        <Version heading="Saved version" details={saved} />
      </div>
    </Dialog>
  )
}

function Version({ heading, details }: { heading: string; details: CollectionDetails }) {
  const { name, description, visibility } = details
  return (
    <section className="min-w-0 rounded-xl border border-line p-4">
      <h3 className="mb-3 text-lg font-semibold">{heading}</h3>
      <p className="font-medium wrap-anywhere" dir="auto">
        {name}
      </p>
      <p className="text-sm text-ink-soft">{VISIBILITY_LOOKS[visibility].name}</p>
      <p className="mt-3 whitespace-pre-wrap wrap-anywhere" dir="auto">
        {description || <span className="text-ink-soft">No description</span>}
      </p>
    </section>
  )
}

import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface NoteConflictProps {
  mine: string
  saved: string
  onKeepMine: () => void
  onUseSaved: () => void
  onClose: () => void
}

/** Shown when someone else saved the note during editing. The user picks a version. */
export function NoteConflict({ mine, saved, onKeepMine, onUseSaved, onClose }: NoteConflictProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="This note changed while you were editing"
      subtitle="Someone saved a newer version. Your changes aren’t saved yet."
      footer={
        <>
          <Button look="secondary" className="mr-auto" onClick={onClose}>
            Back to editing
          </Button>
          <Button look="secondary" onClick={onUseSaved}>
            Use saved version
          </Button>
          <Button onClick={onKeepMine}>Keep my version</Button>
        </>
      }
    >
      <div className="grid gap-4 grid-fit-64">
        <Version heading="Your version" note={mine} />
        <Version heading="Saved version" note={saved} />
      </div>
    </Dialog>
  )
}

function Version({ heading, note }: { heading: string; note: string }) {
  return (
    <section className="min-w-0 rounded-xl border border-line p-4">
      <h3 className="mb-3 text-lg font-semibold">{heading}</h3>
      <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
        {note || <span className="text-ink-soft">No note</span>}
      </p>
    </section>
  )
}

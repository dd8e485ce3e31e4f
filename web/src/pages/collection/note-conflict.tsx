import { ConflictDialog } from '../../shared/ui/conflict-dialog.tsx'

interface NoteConflictProps {
  mine: string
  saved: string
  onKeepMine: () => void
  onUseSaved: () => void
  onClose: () => void
}

/** Shown when someone else saved the note during editing. */
export function NoteConflict({ mine, saved, ...answers }: NoteConflictProps) {
  return (
    <ConflictDialog
      title="This note changed while you were editing"
      subtitle="Someone saved a newer version. Your changes aren’t saved yet."
      mine={{ heading: 'Your version', content: <Note>{mine}</Note> }}
      saved={<Note>{saved}</Note>}
      {...answers}
    />
  )
}

function Note({ children }: { children: string }) {
  return (
    <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
      {children || <span className="text-ink-soft">No note</span>}
    </p>
  )
}

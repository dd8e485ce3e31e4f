import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Fold } from './fold.tsx'

interface ConflictDialogProps {
  title: string
  subtitle: string
  /** What differs. With it, the versions themselves are folded. */
  comparison?: ReactNode
  wide?: boolean
  mine: { heading: string; content: ReactNode }
  /** What someone else saved during editing. */
  saved: ReactNode
  onKeepMine: () => void
  onUseSaved: () => void
  onClose: () => void
}

/** Shows what differs between two versions. The user picks one, or goes back to editing. */
export function ConflictDialog({
  title,
  subtitle,
  comparison,
  wide = false,
  mine,
  saved,
  onKeepMine,
  onUseSaved,
  onClose,
}: ConflictDialogProps) {
  const versions = (
    <div className="grid gap-4 grid-fit-64">
      <Version heading={mine.heading}>{mine.content}</Version>
      <Version heading="Saved version">{saved}</Version>
    </div>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      width={wide ? 'wide' : 'medium'}
      title={title}
      subtitle={subtitle}
      footer={
        <>
          <Button look="quiet" className="mr-auto -ml-4" onClick={onClose}>
            Back to editing
          </Button>
          <Button look="secondary" onClick={onUseSaved}>
            Use saved version
          </Button>
          <Button onClick={onKeepMine}>Keep my version</Button>
        </>
      }
    >
      {comparison ? (
        <>
          <h3 className="mb-1 text-lg font-semibold">Changes from saved version to yours</h3>
          {comparison}
          <div className="mt-6">
            <Fold summary="Both versions in full">{versions}</Fold>
          </div>
        </>
      ) : (
        versions
      )}
    </Dialog>
  )
}

function Version({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-xl border border-line p-4">
      <h3 className="mb-3 text-lg font-semibold">{heading}</h3>
      {children}
    </section>
  )
}

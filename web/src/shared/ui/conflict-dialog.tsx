import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConflictDialogProps {
  title: string
  subtitle: string
  /** What differs, shown above both versions. */
  comparison?: ReactNode
  wide?: boolean
  mine: { heading: string; content: ReactNode }
  /** What someone else saved during editing. */
  saved: ReactNode
  onKeepMine: () => void
  onUseSaved: () => void
  onClose: () => void
}

/** Shows two versions side by side. The user picks one, or goes back to editing. */
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
  return (
    <Dialog
      open
      onClose={onClose}
      width={wide ? 'wide' : 'medium'}
      title={title}
      subtitle={subtitle}
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
      {comparison && (
        <section className="mb-8">
          <h3 className="mb-1 text-lg font-semibold">Changes from saved version to yours</h3>
          {comparison}
        </section>
      )}
      <div className="grid gap-4 grid-fit-64">
        <Version heading={mine.heading}>{mine.content}</Version>
        <Version heading="Saved version">{saved}</Version>
      </div>
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

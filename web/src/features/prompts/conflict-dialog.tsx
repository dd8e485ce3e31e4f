import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PromptContent } from './prompt-content.tsx'
import type { PromptDraft } from './use-prompt-draft.tsx'

interface ConflictDialogProps {
  mine: PromptDraft
  theirs: PromptDraft
  onKeepMine: () => void
  onUseTheirs: () => void
  onClose: () => void
}

/** Shown when the prompt was saved in another tab or on another device during editing. The author picks a version. */
export function ConflictDialog({ mine, theirs, onKeepMine, onUseTheirs, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title="This prompt changed while you were editing"
      subtitle="A newer version was saved in another tab or on another device. Nothing is lost."
      footer={
        <>
          <Button look="secondary" className="mr-auto" onClick={onClose}>
            Back to editing
          </Button>
          <Button look="secondary" onClick={onUseTheirs}>
            Use saved version
          </Button>
          <Button onClick={onKeepMine}>Keep my version</Button>
        </>
      }
    >
      <div className="grid gap-6 grid-fit-80">
        <Version heading="Your unsaved version" draft={mine} />
        <Version heading="Saved version" draft={theirs} />
      </div>
    </Dialog>
  )
}

function Version({ heading, draft }: { heading: string; draft: PromptDraft }) {
  return (
    <section className="min-w-0 rounded-xl border border-line p-4">
      <h3 className="mb-3 text-lg font-semibold">{heading}</h3>
      <p className="font-medium" dir="auto">
        {draft.title}
      </p>
      <p className="mb-4 text-sm text-ink-soft">
        {draft.category}, {draft.visibility}
      </p>
      <PromptContent html={draft.markdown} level={4} />
      {draft.notes && (
        <p className="mt-4 border-t border-line pt-3 text-sm whitespace-pre-wrap text-ink-soft" dir="auto">
          {draft.notes}
        </p>
      )}
    </section>
  )
}

import { fieldsToSave } from '../../entities/prompt/field-drafts.ts'
import { Comparison } from '../../features/history/comparison.tsx'
import type { PromptDraft } from '../../features/write/prompt-draft.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'

interface PromptConflictProps {
  mine: PromptDraft
  theirs: PromptDraft
  onKeepMine: () => void
  onUseTheirs: () => void
  onClose: () => void
}

/** Shown when the prompt was saved in another tab or on another device during editing. The author picks one, or goes back. */
export function PromptConflict({ mine, theirs, onKeepMine, onUseTheirs, onClose }: PromptConflictProps) {
  const saved = (draft: PromptDraft) => ({ ...draft, fields: fieldsToSave(draft.html, draft.fields) })
  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title="This prompt changed while you were editing"
      subtitle="A newer version was saved in another tab or on another device. Nothing is lost."
      footer={
        <>
          <Button look="quiet" className="mr-auto -ml-4" onClick={onClose}>
            Back to editing
          </Button>
          <Button look="secondary" onClick={onUseTheirs}>
            Use saved version
          </Button>
          <Button onClick={onKeepMine}>Keep my version</Button>
        </>
      }
    >
      <h3 className="mb-1 text-lg font-semibold">Changes from saved version to yours</h3>
      {mine.visibility !== theirs.visibility && (
        <p>
          The saved version is {theirs.visibility}, yours is {mine.visibility}.
        </p>
      )}
      <Comparison before={saved(theirs)} after={saved(mine)} />
    </Dialog>
  )
}

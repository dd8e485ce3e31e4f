import type { Prompt } from '@prompt-library/contract/prompts'
import { Dialog } from '../../ui/dialog.tsx'

interface CiteDialogProps {
  prompt: Prompt
  /** The one to cite, if it isn't the current one. */
  revision: number | undefined
  onClose: () => void
}

export function CiteDialog({ prompt, revision, onClose }: CiteDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      width="medium"
      title={`Cite: ${prompt.title}`}
      subtitle={`${revision ?? ''}`}
    >
      {null}
    </Dialog>
  )
}

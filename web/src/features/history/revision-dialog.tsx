import type { Prompt } from '@prompt-library/contract/prompts'
import { Dialog } from '../../ui/dialog.tsx'

interface RevisionDialogProps {
  prompt: Prompt
  revision: number
  onClose: () => void
}

export function RevisionDialog({ prompt, revision, onClose }: RevisionDialogProps) {
  return (
    <Dialog open onClose={onClose} width="large" title={`${prompt.title}, revision ${revision}`}>
      {null}
    </Dialog>
  )
}

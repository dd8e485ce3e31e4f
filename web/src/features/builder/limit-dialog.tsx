import { API_COST_NOTE } from '@prompt-library/domain/enhancer/enhancement-texts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface LimitDialogProps {
  /** What to tell; nothing while it is closed. */
  sentence: string | undefined
  onClose: () => void
}

export function LimitDialog({ sentence, onClose }: LimitDialogProps) {
  return (
    <Dialog
      open={sentence !== undefined}
      onClose={onClose}
      width="small"
      title="No enhancements left"
      footer={<Button onClick={onClose}>OK</Button>}
    >
      <p>{sentence}</p>
      <p className="mt-3 text-ink-soft">{API_COST_NOTE}</p>
    </Dialog>
  )
}

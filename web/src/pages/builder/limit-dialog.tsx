// The dialog that opens when the hourly limit of enhancements is reached.
import { API_COST_NOTE } from '@prompt-library/domain/enhancer/enhancement-texts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'

interface LimitDialogProps {
  /** Undefined while the dialog is closed. */
  message: string | undefined
  onClose: () => void
}

export function LimitDialog({ message, onClose }: LimitDialogProps) {
  return (
    <Dialog
      open={message !== undefined}
      onClose={onClose}
      width="small"
      title="No enhancements left"
      footer={<Button onClick={onClose}>OK</Button>}
    >
      <p>{message}</p>
      <p className="mt-3 text-ink-soft">{API_COST_NOTE}</p>
    </Dialog>
  )
}

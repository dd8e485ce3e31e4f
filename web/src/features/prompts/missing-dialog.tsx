import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Stands where a prompt would that is not there any more, or could not be loaded. */
export function MissingDialog({
  gone,
  onRetry,
  onClose,
}: {
  gone: boolean
  onRetry: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      width="small"
      title={gone ? 'This prompt is not here' : 'Failed to load the prompt.'}
      footer={
        gone ? (
          <Button onClick={onClose}>Browse the library</Button>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )
      }
    >
      <p>
        {gone ? 'It was deleted, or it is private and not shared with you.' : 'Please check your connection.'}
      </p>
    </Dialog>
  )
}

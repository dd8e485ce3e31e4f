import { pages } from '@prompt-library/contract/pages'
import { Link } from 'react-router'
import { Button, buttonClass } from '../../ui/button.tsx'
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
          <Link to={pages.library.path} className={buttonClass()}>
            Browse the library
          </Link>
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

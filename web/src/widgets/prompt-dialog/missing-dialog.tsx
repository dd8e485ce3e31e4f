import { pages } from '@prompt-library/contract/pages'
import { Link } from 'react-router'
import { namingOffline } from '../../shared/lib/offline.ts'
import { useSession } from '../../shared/session/api.ts'
import { SignInLink } from '../../shared/session/sign-in-link.tsx'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'

/**
 * What is shown instead of a prompt: “You may need to sign in” for visitors, “Prompt not available” for members, or
 * that it couldn't be loaded.
 */
export function MissingDialog({
  gone,
  onRetry,
  onClose,
}: {
  gone: boolean
  onRetry: () => void
  onClose: () => void
}) {
  const session = useSession()
  if (!gone)
    return (
      <Dialog
        open
        onClose={onClose}
        width="small"
        title="We couldn’t load this prompt"
        footer={<Button onClick={onRetry}>Try again</Button>}
      >
        <p>{namingOffline('Check your connection and try again.')}</p>
      </Dialog>
    )
  const isVisitor = session !== undefined && !session.user
  return (
    <Dialog
      open
      onClose={onClose}
      width="small"
      title={isVisitor ? 'You may need to sign in' : 'Prompt not available'}
      footer={
        isVisitor ? (
          <SignInLink />
        ) : (
          <Link to={pages.library.path} className={buttonClass()}>
            Browse the library
          </Link>
        )
      }
    >
      {/* The server doesn't say which. */}
      <p>
        {isVisitor
          ? 'This prompt isn’t public, or it doesn’t exist. If it’s yours or was shared with you, sign in. You’ll come right back here.'
          : 'It may have been deleted, or it’s private.'}
      </p>
    </Dialog>
  )
}

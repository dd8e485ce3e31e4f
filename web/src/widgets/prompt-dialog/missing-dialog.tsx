import { pages } from '@prompt-library/contract/pages'
import { Link } from 'react-router'
import { namingOffline } from '../../shared/lib/offline.ts'
import { useSession } from '../../shared/session/api.ts'
import { askToSignIn } from '../../shared/session/ask-to-sign-in.ts'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'

/** Shown instead of a prompt that no longer exists, isn't visible to the user, or couldn't be loaded. */
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
  return (
    <Dialog
      open
      onClose={onClose}
      width="small"
      title={gone ? 'Prompt not available' : 'We couldn’t load this prompt'}
      footer={
        gone ? (
          <>
            {session && !session.user && (
              <Button look="secondary" onClick={() => askToSignIn('open this prompt')}>
                Sign in
              </Button>
            )}
            <Link to={pages.library.path} className={buttonClass()}>
              Browse the library
            </Link>
          </>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )
      }
    >
      <p>
        {gone
          ? `It may have been deleted, or it’s private.${session && !session.user ? ' If it was shared with you, sign in to open it.' : ''}`
          : namingOffline('Check your connection and try again.')}
      </p>
    </Dialog>
  )
}

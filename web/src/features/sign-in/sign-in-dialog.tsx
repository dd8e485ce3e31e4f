import { useState } from 'react'
import { signInRequest } from '../../shared/session/ask-to-sign-in.ts'
import { SignInLink } from '../../shared/session/sign-in-link.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'

/** The dialog that asks to sign in, or says that the session ended. */
export function SignInDialog() {
  const request = signInRequest.use()
  // While the dialog closes, it still says what it was for.
  const [shown, setShown] = useState(request)
  if (request && request !== shown) setShown(request)
  const close = () => signInRequest.set(undefined)
  const isEnded = shown?.purpose === 'session-ended'
  return (
    <Dialog
      open={request !== undefined}
      onClose={close}
      title={isEnded ? 'You’ve been signed out' : `Sign in to ${shown?.purpose}`}
      width="small"
      footer={
        <>
          <Button look="secondary" onClick={close}>
            Not now
          </Button>
          <SignInLink intent={request?.intent} />
        </>
      }
    >
      <p>
        {isEnded
          ? 'Your session ended. Sign in again to continue. Your work on this page is safe.'
          : 'You’ll come right back here.'}
      </p>
    </Dialog>
  )
}

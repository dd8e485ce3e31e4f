import { signInRequest } from '../../shared/session/ask-to-sign-in.ts'
import { SignInLink } from '../../shared/session/sign-in-link.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'

const TEXTS = {
  'members-only': {
    title: 'Sign in to continue',
    text: 'You’ll come right back here.',
  },
  'session-ended': {
    title: 'You’ve been signed out',
    text: 'Your session ended. Sign in again to continue. Your work on this page is safe.',
  },
} as const

export function SignInDialog() {
  const request = signInRequest.use()
  const close = () => signInRequest.set(undefined)
  const { title, text } = TEXTS[request?.reason ?? 'members-only']
  return (
    <Dialog
      open={request !== undefined}
      onClose={close}
      title={title}
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
      <p>{text}</p>
    </Dialog>
  )
}

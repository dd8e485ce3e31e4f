import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { signInRequest } from './ask-to-sign-in.ts'
import { SignInLink } from './sign-in-link.tsx'

const WORDS = {
  'members-only': {
    title: 'Please sign in',
    text: 'Only university members can do this. Sign in, and you’ll pick up right where you left off.',
  },
  'session-ended': {
    title: 'You have been signed out',
    text: 'You signed out in another tab, were away for long, or your account was changed. Please sign in again to go on; what you see here stays.',
  },
} as const

export function SignInDialog() {
  const request = signInRequest.use()
  const close = () => signInRequest.set(undefined)
  const { title, text } = WORDS[request?.reason ?? 'members-only']
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

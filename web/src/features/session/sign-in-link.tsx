import { LOGIN_PATH } from '@prompt-library/contract/session'
import { LogIn } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { rememberPlace } from './finish-sign-in.ts'

/** Leads to the sign-in service and back to here. A link, not a button: it goes to another page. */
export function SignInLink({ size = 'medium' }: { size?: 'medium' | 'small' }) {
  return (
    <a href={LOGIN_PATH} onClick={rememberPlace} className={buttonClass('primary', size)}>
      <LogIn aria-hidden className="size-4" />
      Sign in with your NetID
    </a>
  )
}

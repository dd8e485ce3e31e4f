import { LOGIN_PATH } from '@prompt-library/contract/pages'
import { LogIn } from 'lucide-react'
import { campus } from '../lib/campus.ts'
import { buttonClass } from '../ui/button.tsx'
import { useSession } from './api.ts'
import type { Intent } from './ask-to-sign-in.ts'
import { rememberPlace } from './remember-place.ts'
import { NOT_SET_UP } from './sign-in-progress.ts'

interface SignInLinkProps {
  /** In the header, where the page's own button is the primary one. */
  inHeader?: boolean
  intent?: Intent | undefined
}

/** Opens the sign-in service, which returns to this page. A link rather than a button, because it leaves the page. */
export function SignInLink({ inHeader = false, intent }: SignInLinkProps) {
  if (useSession()?.sign_in === false) return <p className="text-sm text-ink-soft">{NOT_SET_UP}</p>
  return (
    <a
      href={LOGIN_PATH}
      onClick={() => rememberPlace(intent)}
      className={inHeader ? buttonClass('secondary', 'small') : buttonClass()}
    >
      <LogIn aria-hidden className="size-4" />
      {`Sign in with your ${campus.id_name}`}
    </a>
  )
}

import { LOGOUT_PATH, type SignInTrouble } from '@prompt-library/contract/pages'
import { LoaderCircle } from 'lucide-react'
import { useLocation } from 'react-router'
import { campus } from '../../shared/lib/campus.ts'
import { useSession } from '../../shared/session/api.ts'
import { SignInLink } from '../../shared/session/sign-in-link.tsx'
import { NOT_SET_UP, signInProgress, troubleIn } from '../../shared/session/sign-in-progress.ts'
import { PageTitle } from '../../shared/ui/page-title.tsx'

/** Shown when the server couldn't redirect to the sign-in service, or couldn't finish signing out. */
const TROUBLE_TEXTS: Record<SignInTrouble, string> = {
  unavailable: 'The library isn’t available right now. Please try again in a moment.',
  'service-unavailable': 'Your sign-in service isn’t available right now. Please try again in a moment.',
  'not-set-up': NOT_SET_UP,
  'sign-out':
    'You’re signed out in this browser, but we couldn’t end your session on the server. It will expire within 12 hours.',
}

/** The sentences if signing in or out failed. Shown to visitors in place of a page that requires sign-in. */
export function SignInScreen({ purpose }: { purpose?: string }) {
  const progress = signInProgress.use()
  const session = useSession()
  const trouble = troubleIn(useLocation().search)
  // If sign-in isn't set up, SignInLink already says so.
  const isAlreadyShown = trouble === 'not-set-up' && session?.sign_in === false
  const troubleText = trouble && !isAlreadyShown ? TROUBLE_TEXTS[trouble] : undefined
  const failure = progress.step === 'failed' ? progress.message : troubleText
  return (
    <div className="mx-auto my-8 flex w-full max-w-md flex-col items-center gap-5 rounded-xl border border-line bg-surface px-4 py-12 text-center sm:px-6">
      <PageTitle>Sign in</PageTitle>
      <img src={campus.logo_url} alt="" width={56} height={56} className="size-14 object-contain" />
      <h1 className="text-3xl font-semibold tracking-tight text-balance">{`${campus.short_name}'s ${campus.site_title}`}</h1>
      {progress.step === 'verifying' ? (
        <p role="status" className="flex items-center gap-2 text-lg text-ink-soft">
          <LoaderCircle aria-hidden className="size-5 animate-spin" />
          Authenticating...
        </p>
      ) : (
        <>
          <p className="text-pretty text-ink-soft">
            {purpose && session?.sign_in !== false
              ? `Sign in to ${purpose}. You’ll come right back here.`
              : `Browse, write, and share AI prompts with people at ${campus.name}.`}
          </p>
          <SignInLink />
        </>
      )}
      {progress.step !== 'verifying' && failure && (
        <p role="alert" className="text-danger-ink">
          {failure}
        </p>
      )}
      {trouble === 'sign-out' && (
        <a className="underline underline-offset-4" href={LOGOUT_PATH}>
          Sign out of single sign-on, too
        </a>
      )}
      {session && (session.support_email || session.privacy_url) && (
        <p className="flex flex-wrap justify-center gap-x-6 gap-y-2 pt-2 text-sm text-ink-soft">
          {session.support_email && (
            <a className="underline underline-offset-4" href={`mailto:${session.support_email}`}>
              Contact support
            </a>
          )}
          {session.privacy_url && (
            <a className="underline underline-offset-4" href={session.privacy_url}>
              Privacy
            </a>
          )}
        </p>
      )}
    </div>
  )
}

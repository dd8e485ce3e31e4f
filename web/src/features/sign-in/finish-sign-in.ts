import { LOGIN_PATH } from '@prompt-library/contract/pages'
import { returnPath } from '@prompt-library/domain/return-path'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError, callApi } from '../../shared/lib/api-client.ts'
import { sessionQuery } from '../../shared/session/api.ts'
import { markStarted } from '../../shared/session/remember-place.ts'
import { SIGN_IN_FAILED, signInProgress } from '../../shared/session/sign-in-progress.ts'
import { readOnce, remember } from '../../shared/session/tab-memory.ts'

interface Parts {
  ticket: string
  queryClient: QueryClient
  goTo: (path: string, state: object) => Promise<void>
  upvote: (promptId: number) => void
  save: (promptId: number) => void
}

/** Verifies the ticket from the sign-in service. Runs outside React: a ticket works once, and effects can run twice. */
export async function finishSignIn({ ticket, queryClient, goTo, upvote, save }: Parts): Promise<void> {
  try {
    const started_here = readOnce('sign-in-started') === null ? undefined : 'yes'
    await callApi('GET /api/verify-cas-ticket.php', { query: { ticket, started_here } })
    readOnce('sign-in-restarted')
    // A session request sent before the ticket was verified would still report a visitor.
    await queryClient.cancelQueries(sessionQuery)
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    // Lists loaded before the sign-in finished don't include the user's votes.
    void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
    // Awaited, or else the library would be shown for a moment, and its title would stay.
    await goTo(returnPath(readOnce('return-to')), returnState())
    signInProgress.set({ step: 'none' })
    const upvoted = Number(readOnce('return-upvote'))
    if (upvoted > 0) upvote(upvoted)
    const saved = Number(readOnce('return-save'))
    if (saved > 0) save(saved)
  } catch (error) {
    // This tab didn't start the sign-in, or started it too long ago. Restart it, but only once: a browser without
    // cookies would loop forever.
    const notStartedHere = error instanceof ApiError && error.status === 409
    if (
      notStartedHere &&
      readOnce('sign-in-restarted') === null &&
      markStarted() &&
      remember('sign-in-restarted', 'yes')
    ) {
      window.location.replace(LOGIN_PATH)
      return
    }
    console.warn('Sign-in failed:', error)
    signInProgress.set({ step: 'failed', message: messageOf(error) })
  }
}

/** The saved location state, plus a flag: from here, Back leads to the sign-in service instead of the previous page. */
function returnState(): object {
  try {
    return { ...JSON.parse(readOnce('return-state') ?? 'null'), fromSignIn: true }
  } catch {
    return { fromSignIn: true }
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return SIGN_IN_FAILED
  return error.message || 'CAS authentication failed. Please try again.'
}

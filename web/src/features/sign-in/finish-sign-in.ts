import { LOGIN_PATH } from '@prompt-library/contract/pages'
import { returnPath } from '@prompt-library/domain/return-path'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ApiError, callApi } from '../../shared/lib/api-client.ts'
import { readStored, writeStored } from '../../shared/lib/storage.ts'
import { readPersisted } from '../../shared/lib/use-persisted.ts'
import { sessionQuery } from '../../shared/session/api.ts'
import { markStarted, RESTARTED, RETURN_PLACE, STARTED } from '../../shared/session/remember-place.ts'
import { SIGN_IN_FAILED, signInProgress } from '../../shared/session/sign-in-progress.ts'

const returnPlace = z.object({
  goTo: z.string(),
  /** React Router's location state. */
  state: z.optional(z.unknown()),
  upvote: z.optional(z.int()),
  save: z.optional(z.int()),
})

interface Parts {
  ticket: string
  queryClient: QueryClient
  goTo: (path: string, state: object) => Promise<void>
  upvote: (promptId: number) => void
  save: (promptId: number) => void
}

/**
 * What happens when someone comes back from the sign-in service: a sign-in that this tab didn't start begins again,
 * once. Verifies the ticket from the sign-in service. Runs outside React: a ticket works once, and effects can run
 * twice.
 */
export async function finishSignIn({ ticket, queryClient, goTo, upvote, save }: Parts): Promise<void> {
  try {
    const started_here = readStored('tab', STARTED) === undefined ? undefined : 'yes'
    writeStored('tab', STARTED, undefined)
    await callApi('GET /api/verify-cas-ticket.php', { query: { ticket, started_here } })
    writeStored('tab', RESTARTED, undefined)
    // A session request sent before the ticket was verified would still report a visitor.
    await queryClient.cancelQueries(sessionQuery)
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    // Lists loaded before the sign-in finished don't include the user's votes.
    void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
    const place = readPersisted(returnPlace, 'tab', RETURN_PLACE)
    writeStored('tab', RETURN_PLACE, undefined)
    // Awaited, or else the library would be shown for a moment, and its title would stay. The flag says that from here,
    // Back leads to the sign-in service instead of the previous page.
    await goTo(returnPath(place?.goTo), Object.assign({}, place?.state, { fromSignIn: true }))
    signInProgress.set({ step: 'none' })
    if (place?.upvote) upvote(place.upvote)
    if (place?.save) save(place.save)
  } catch (error) {
    // This tab didn't start the sign-in, or started it too long ago. Restart it, but only once: a browser without
    // cookies would loop forever.
    const notStartedHere = error instanceof ApiError && error.status === 409
    if (
      notStartedHere &&
      readStored('tab', RESTARTED) === undefined &&
      markStarted() &&
      writeStored('tab', RESTARTED, 'yes')
    ) {
      window.location.replace(LOGIN_PATH)
      return
    }
    console.warn('Sign-in failed:', error)
    signInProgress.set({ step: 'failed', message: messageOf(error) })
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return SIGN_IN_FAILED
  return error.message || 'CAS authentication failed. Please try again.'
}

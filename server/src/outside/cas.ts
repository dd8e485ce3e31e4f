import { AppError } from '../errors.ts'
import { casPerson } from './cas-person.ts'
import { type CasAnswer, NotCas, readCasAnswer, readLogoutRequest } from './cas-xml.ts'
import { readLimited, TooLarge } from './read-limited.ts'
import type { SignIn } from './sign-in.ts'

const TIME_LIMIT = 5_000

const REFUSED = 'CAS authentication failed. Please try again.'
const FAILED = 'An error occurred during authentication.'

/** Only tickets in the standard format are sent to CAS. */
const TICKET = /^ST-[A-Za-z0-9._-]{1,253}$/

/** CAS is down or timed out. */
class CasUnreachable extends Error {}

interface CasAddresses {
  /** The URL for browsers. */
  browserBaseUrl: string
  /** The URL for this server. It's different only for the development sign-in behind the development proxy. */
  serverBaseUrl: string
  /** The URL that CAS redirects to. It comes from the configuration, never from a request. */
  service: string
}

export function createCas({ browserBaseUrl, serverBaseUrl, service }: CasAddresses): SignIn {
  const serviceQuery = new URLSearchParams({ service })
  return {
    refused: REFUSED,
    begin: async ({ isRetry }) => `${browserBaseUrl}/login?${serviceQuery}${isRetry ? '&renew=true' : ''}`,
    end: async () => `${browserBaseUrl}/logout?${serviceQuery}`,
    accepts: (ticket): ticket is string => typeof ticket === 'string' && TICKET.test(ticket),
    finish: async ({ ticket, log }) => {
      // URLSearchParams encodes the values, so a ticket can't inject a second `service`.
      const query = new URLSearchParams({ service, ticket })
      const result = await validate(`${serverBaseUrl}/p3/serviceValidate?${query}`)
      if (result.kind === 'failure') {
        // For example, INVALID_SERVICE means that this site isn't registered with CAS.
        log.warn({ code: result.code }, 'the sign-in service refused a ticket')
        throw result.code === 'INTERNAL_ERROR' ? new AppError(502, FAILED) : new AppError(401, REFUSED)
      }
      const person = casPerson(result.user, result.attributes)
      if (person.netid === '') throw new AppError(502, FAILED)
      return { person, handle: ticket }
    },
    endElsewhere: {
      path: '/',
      // CAS would only keep retrying after an error.
      refusedStatus: 200,
      read: async (form) => {
        const handle = readLogoutRequest(form.get('logoutRequest') ?? '')
        return handle === undefined ? undefined : { handle }
      },
    },
  }
}

async function validate(url: string): Promise<CasAnswer> {
  try {
    return readCasAnswer(await fetchText(url))
  } catch (error) {
    if (error instanceof CasUnreachable) throw new AppError(503, FAILED, { cause: error })
    if (error instanceof NotCas) throw new AppError(502, FAILED, { cause: error })
    throw error
  }
}

async function fetchText(url: string): Promise<string> {
  const signal = AbortSignal.timeout(TIME_LIMIT)
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal,
      headers: { accept: 'application/xml, text/xml' },
    })
    if (response.status >= 500) throw new CasUnreachable(`status ${response.status}`)
    if (response.status !== 200) throw new NotCas(`status ${response.status}`)
    return new TextDecoder('utf-8', { fatal: true }).decode(await readLimited(response))
  } catch (error) {
    if (error instanceof CasUnreachable || error instanceof NotCas) throw error
    if (error instanceof TooLarge) throw new NotCas(error.message)
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
    if (cause === 'unexpected redirect') throw new NotCas('a redirect')
    if (
      error instanceof TypeError &&
      (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
    )
      throw new NotCas('text that is not UTF-8')
    // The message of fetch isn't included, because it can contain the URL and with it the ticket.
    throw new CasUnreachable(
      signal.aborted ? `no response within ${TIME_LIMIT} ms` : `no connection (${causeCode(error)})`,
    )
  }
}

function causeCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? 'unknown'
}

import { type CasAnswer, NotCas, readCasAnswer } from './cas-xml.ts'

const TIME_LIMIT = 5_000
const SIZE_LIMIT = 65_536

/** Only tickets in the standard format are sent to CAS. */
const TICKET = /^ST-[A-Za-z0-9._-]{1,253}$/
export const isTicket = (ticket: unknown): ticket is string =>
  typeof ticket === 'string' && TICKET.test(ticket)

/** CAS is down or timed out. */
export class CasUnreachable extends Error {}

export interface Cas {
  loginUrl: string
  logoutUrl: string
  /** Redeems a ticket. A ticket works only once, so a retry would fail even after a success. */
  validate: (ticket: string) => Promise<CasAnswer>
}

interface CasAddresses {
  /** The URL for browsers. */
  browserBaseUrl: string
  /** The URL for this server. It's different only for the development sign-in behind the development proxy. */
  serverBaseUrl: string
  /** The URL that CAS redirects to. It comes from the configuration, never from a request. */
  service: string
}

export function createCas({ browserBaseUrl, serverBaseUrl, service }: CasAddresses): Cas {
  const serviceQuery = new URLSearchParams({ service })
  return {
    loginUrl: `${browserBaseUrl}/login?${serviceQuery}`,
    logoutUrl: `${browserBaseUrl}/logout?${serviceQuery}`,
    validate: async (ticket) => {
      if (!isTicket(ticket)) return { kind: 'failure', code: 'INVALID_TICKET' }
      // URLSearchParams encodes the values, so a ticket can't inject a second `service`.
      const query = new URLSearchParams({ service, ticket })
      return readCasAnswer(await fetchText(`${serverBaseUrl}/p3/serviceValidate?${query}`))
    },
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

async function readLimited(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > SIZE_LIMIT) throw new NotCas(`a response of more than ${SIZE_LIMIT} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

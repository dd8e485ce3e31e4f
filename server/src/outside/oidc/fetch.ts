import { readLimited, TooLarge } from '../read-limited.ts'

/** The issuer is down or timed out. */
export class IssuerUnreachable extends Error {}

/** Reads the whole body, within the limit on its size. */
export async function fetchLimited(url: string, options: object): Promise<Response> {
  const response = await fetch(url, options).catch((error: Error) => {
    const cause = error.cause as NodeJS.ErrnoException | undefined
    throw new IssuerUnreachable(cause?.code ?? cause?.message ?? error.name)
  })
  const { status, headers } = response
  if (status >= 500) throw new IssuerUnreachable(`status ${status}`)
  const body = await readLimited(response).catch((error) => {
    throw error instanceof TooLarge ? error : new IssuerUnreachable('a connection that broke')
  })
  return new Response(body.length > 0 ? body : null, { status, headers })
}

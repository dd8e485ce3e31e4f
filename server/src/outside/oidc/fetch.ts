import { readLimited } from '../read-limited.ts'

/** The issuer is down or timed out. */
export class IssuerUnreachable extends Error {}

/** Reads the whole body, within the limit on its size. */
export async function fetchLimited(url: string, options: object): Promise<Response> {
  const response = await fetch(url, options).catch((error: Error) => {
    // The message of fetch isn't included, because it can contain the URL.
    const { code } = (error.cause ?? {}) as NodeJS.ErrnoException
    throw new IssuerUnreachable(code ?? error.name)
  })
  const { status, headers } = response
  if (status >= 500) throw new IssuerUnreachable(`status ${status}`)
  const body = await readLimited(response)
  return new Response(body.length > 0 ? body : null, { status, headers })
}

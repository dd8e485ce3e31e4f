import { readLimited } from '../read-limited.ts'

const SIZE_LIMIT = 4_194_304

/** The `fetch` of the AI SDK. It follows no redirects, which could send the key and the text to another server. */
export function createAiFetch(onSend: () => void): typeof fetch {
  return async (url, options) => {
    options?.signal?.throwIfAborted()
    onSend()
    const response = await fetch(url, { ...options, redirect: 'error' })
    const { status, headers } = response
    return new Response(await readLimited(response, SIZE_LIMIT), { status, headers })
  }
}

import type { Query } from '@prompt-library/contract/call'
import type { Calls, Route } from '@prompt-library/contract/routes'
import { expectedUser, fetchResponse, NetworkError, numberIn, refusalOf, requestTo } from './api-client.ts'

interface FileRequest<R extends Route> {
  query: Query<Calls[R]>
  signal?: AbortSignal
  /** Called with the bytes that have arrived, and about how many there will be, or 0 if the server doesn't say. */
  onProgress?: (bytes: number, expected: number) => void
}

/** Fetches a whole file before saving it, so the app can show the server's message if it fails. */
export async function fetchFile<R extends Route>(
  route: R,
  { query, signal, onProgress }: FileRequest<R>,
): Promise<File> {
  const { url } = requestTo(route, { query })
  const request = { credentials: 'same-origin', headers: expectedUser, ...(signal && { signal }) } as const
  const response = await fetchResponse(url, request, signal)
  if (!response.ok) throw await refusalOf(response, signal)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file'
  try {
    const blob = onProgress ? await readBody(response, onProgress) : await response.blob()
    return new File([blob], name)
  } catch (error) {
    if (signal?.aborted) throw error
    throw new NetworkError('The download was interrupted.', { cause: error })
  }
}

async function readBody(
  { body, headers }: Response,
  onProgress: NonNullable<FileRequest<Route>['onProgress']>,
): Promise<Blob> {
  const expected = numberIn(headers, 'x-expected-bytes')
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = body?.getReader()
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) break
    parts.push(part.value)
    bytes += part.value.length
    onProgress(bytes, expected)
  }
  return new Blob(parts)
}

/** Downloads the file as the browser downloads any other. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // Revoke late, because the download may not have started yet.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

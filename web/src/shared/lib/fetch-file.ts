import type { Query } from '@prompt-library/contract/call'
import type { Calls, Route } from '@prompt-library/contract/routes'
import { expectedUser, fetchResponse, NetworkError, refusalOf, requestTo } from './api-client.ts'

/** Fetches a whole file before saving it, so the app can show the server's message if it fails. */
export async function fetchFile<R extends Route>(route: R, query: Query<Calls[R]>): Promise<File> {
  const { url } = requestTo(route, { query })
  const request = { credentials: 'same-origin', headers: expectedUser } as const
  const response = await fetchResponse(url, request, undefined)
  if (!response.ok) throw await refusalOf(response)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file'
  try {
    return new File([await response.blob()], name)
  } catch (error) {
    throw new NetworkError('The download was interrupted.', { cause: error })
  }
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

// Which call exports which prompts.
import type { ExportFormat } from '@prompt-library/contract/formats/formats'
import { fetchFile } from '../../shared/lib/fetch-file.ts'

/** Which prompts are exported. */
export type ExportSource =
  | { of: 'own' | 'saved' | 'public' }
  | { of: 'collection'; token: string }
  | { of: 'prompt'; id: number }

interface Options {
  signal: AbortSignal
  onProgress: (bytes: number, expected: number) => void
}

export function download(source: ExportSource, format: ExportFormat, options: Options): Promise<File> {
  switch (source.of) {
    case 'own':
      return fetchFile('GET /api/my-prompts/export', { query: { format }, ...options })
    case 'saved':
      return fetchFile('GET /api/saved-prompts/export', { query: { format }, ...options })
    case 'public':
      return fetchFile('GET /api/public-prompts/export', { query: { format }, ...options })
    case 'collection':
      return fetchFile('GET /api/collections/:token/export', {
        query: { token: source.token, format },
        ...options,
      })
    case 'prompt':
      return fetchFile('GET /api/prompts/:prompt_id/export', {
        query: { prompt_id: source.id, format },
        ...options,
      })
  }
}

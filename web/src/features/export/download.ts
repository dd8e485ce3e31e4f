// Which call exports which prompts.
import type { ExportFormat } from '@prompt-library/contract/formats/formats'
import type { Route } from '@prompt-library/contract/routes'
import { fetchFile } from '../../shared/lib/fetch-file.ts'

/** Which prompts are exported. */
export type ExportSource =
  | { of: 'own' | 'saved' | 'public' }
  | { of: 'collection'; token: string }
  | { of: 'prompt'; prompt_id: number }

const ROUTES = {
  own: 'GET /api/my-prompts/export',
  saved: 'GET /api/saved-prompts/export',
  public: 'GET /api/public-prompts/export',
  collection: 'GET /api/collections/:token/export',
  prompt: 'GET /api/prompts/:prompt_id/export',
} as const satisfies Record<ExportSource['of'], Route>

export function download(source: ExportSource, format: ExportFormat): Promise<File> {
  const { of, ...place } = source
  return fetchFile<Route>(ROUTES[of], { ...place, format })
}

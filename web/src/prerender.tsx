// Prerenders the public pages. Used by the build (../prerender.ts), never in a browser.
import { pages } from '@prompt-library/contract/pages'
import { prerender } from 'react-dom/static'
import { createMemoryRouter } from 'react-router'
import { App } from './app/app.tsx'
import { Layout } from './app/layout.tsx'
import { readListParams, toListQuery } from './entities/prompt/list-params.ts'
import { requestTo } from './shared/lib/api-client.ts'
import { createQueryClient } from './shared/lib/query-client.ts'

interface PrerenderedPage {
  /** Before any request to the server. */
  html: string
  /** What the page requests first. */
  requests: string[]
}

/** Each public page by name. */
export async function prerenderPages(): Promise<Record<string, PrerenderedPage>> {
  const rendered = Object.entries(pages)
    .filter(([, page]) => page.open)
    .map(async ([name, { path }]) => [
      name,
      {
        html: await prerenderPage(path),
        requests: [SESSION_URL, ...(name === 'library' ? [firstListUrl(), POPULAR_URL] : [])],
      },
    ])
  return Object.fromEntries(await Promise.all(rendered))
}

const SESSION_URL = requestTo('GET /session.php').url
const POPULAR_URL = requestTo('GET /api/popular-prompts').url
const firstListUrl = () => requestTo('GET /api/prompts.php', { query: toListQuery(readListParams('')) }).url

async function prerenderPage(path: string): Promise<string> {
  const router = createMemoryRouter([{ path: '*', element: <Layout /> }], { initialEntries: [path] })
  const { prelude } = await prerender(
    <App asPrerendered queryClient={createQueryClient({ onSignedOut: () => undefined })} router={router} />,
    // Render in one chunk. Several would need inline scripts, which the Content-Security-Policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  // Drop the head elements before the first <div>. The server writes the head.
  return html.slice(html.indexOf('<div'))
}

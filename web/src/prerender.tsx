// What the open pages show before the app runs. Used when the web app is built (../prerender.ts), never in a browser.
import { pages } from '@prompt-library/contract/pages'
import { QueryClientProvider } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Layout } from './app/layout.tsx'
import { createQueryClient } from './lib/query-client.ts'

/** The pages that visitors may see, by their names, each as it is drawn before anything was asked of the server. */
export async function prerenderPages(): Promise<Record<string, string>> {
  const drawn = Object.entries(pages)
    .filter(([, page]) => page.open)
    .map(async ([name, { path }]) => [name, await prerenderPage(path)])
  return Object.fromEntries(await Promise.all(drawn))
}

async function prerenderPage(path: string): Promise<string> {
  const ignore = () => undefined
  const router = createMemoryRouter([{ path: '*', element: <Layout /> }], { initialEntries: [path] })
  const { prelude } = await prerender(
    <QueryClientProvider client={createQueryClient({ onSignedOut: ignore, onForbidden: ignore })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    // in one piece: several would be put together by inline scripts, which the policy forbids
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  // before it stands what belongs into the head, which the server writes
  return html.slice(html.indexOf('<div'))
}

import { pages } from '@prompt-library/contract/pages'
import { createBrowserRouter } from 'react-router'
import { LibraryPage } from '../features/prompts/library-page.tsx'
import { ComingPage } from './coming-page.tsx'
import { ErrorPage } from './error-page.tsx'
import { Layout } from './layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const coming = [
  pages.about,
  pages.help,
  pages.builder,
  pages.myPrompts,
  pages.submit,
  pages.notifications,
  pages.admin,
]

export const router = createBrowserRouter([
  {
    element: <Layout />,
    errorElement: <ErrorPage />,
    children: [
      { path: pages.library.path, element: <LibraryPage /> },
      ...coming.map(({ path, title }) => ({ path, element: <ComingPage title={title} /> })),
      {
        path: pages.apiDocs.path,
        lazy: async () => ({
          Component: (await import('../features/api-docs/api-docs-page.tsx')).ApiDocsPage,
        }),
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
])

import { pages } from '@prompt-library/contract/pages'
import { createBrowserRouter } from 'react-router'
import { LibraryPage } from '../features/prompts/library-page.tsx'
import { AdminsOnly, MembersOnly } from '../features/session/gates.tsx'
import { ComingPage } from './coming-page.tsx'
import { ErrorPage } from './error-page.tsx'
import { Layout } from './layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const coming = ({ path, title }: { path: string; title: string }) => ({
  path,
  element: <ComingPage title={title} />,
})

export const router = createBrowserRouter([
  {
    element: <Layout />,
    errorElement: <ErrorPage />,
    // nothing, for the moment in which a page that is loaded when needed comes in
    hydrateFallbackElement: <div />,
    children: [
      { path: pages.library.path, element: <LibraryPage /> },
      ...[pages.about, pages.help, pages.builder].map(coming),
      ...[pages.myPrompts, pages.submit, pages.notifications].map(coming).map(({ path, element }) => ({
        path,
        element: <MembersOnly>{element}</MembersOnly>,
      })),
      {
        path: pages.admin.path,
        element: (
          <AdminsOnly>
            <ComingPage title={pages.admin.title} />
          </AdminsOnly>
        ),
      },
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

// A single route: Layout picks the page (page-routes.tsx), so a page can stay mounted below a dialog with its own URL.
import { createBrowserRouter } from 'react-router'
import { ErrorPage } from './error-page.tsx'
import { Layout } from './layout.tsx'

export const createRouter = () =>
  createBrowserRouter([{ path: '*', element: <Layout />, errorElement: <ErrorPage /> }])

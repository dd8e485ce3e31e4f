import { createBrowserRouter } from 'react-router'
import { ErrorPage } from './error-page.tsx'
import { Layout } from './layout.tsx'

// One route for everything: which page it shows is decided inside (page-routes.tsx), so that a page can stay as it is
// while a dialog with an address of its own lies over it.
export const createRouter = () =>
  createBrowserRouter([{ path: '*', element: <Layout />, errorElement: <ErrorPage /> }])

import { pages } from '@prompt-library/contract/pages'
import { lazy } from 'react'
import type { RouteObject } from 'react-router'
import { LibraryPage } from '../features/prompts/library-page.tsx'
import { AdminsOnly, MembersOnly } from '../features/session/gates.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const AccessibilityPage = lazy(async () => ({
  default: (await import('../features/accessibility/accessibility-page.tsx')).AccessibilityPage,
}))
const AboutPage = lazy(async () => ({
  default: (await import('../features/about/about-page.tsx')).AboutPage,
}))
const AdminPage = lazy(async () => ({
  default: (await import('../features/admin/admin-page.tsx')).AdminPage,
}))
const ApiDocsPage = lazy(async () => ({
  default: (await import('../features/api-docs/api-docs-page.tsx')).ApiDocsPage,
}))
const BuilderPage = lazy(async () => ({
  default: (await import('../features/builder/builder-page.tsx')).BuilderPage,
}))
const HelpPage = lazy(async () => ({
  default: (await import('../features/help/help-page.tsx')).HelpPage,
}))
const MyPromptsPage = lazy(async () => ({
  default: (await import('../features/prompts/my-prompts-page.tsx')).MyPromptsPage,
}))
const NotificationsPage = lazy(async () => ({
  default: (await import('../features/notifications/notifications-page.tsx')).NotificationsPage,
}))
const SubmitPage = lazy(async () => ({
  default: (await import('../features/prompts/submit-prompt.tsx')).SubmitPage,
}))

/** Which page stands at which address. */
export const pageRoutes: RouteObject[] = [
  { path: pages.library.path, element: <LibraryPage /> },
  { path: pages.builder.path, element: <BuilderPage /> },
  { path: pages.about.path, element: <AboutPage /> },
  { path: pages.help.path, element: <HelpPage /> },
  {
    path: pages.myPrompts.path,
    element: (
      <MembersOnly purpose="see your prompts">
        <MyPromptsPage />
      </MembersOnly>
    ),
  },
  {
    path: pages.submit.path,
    element: (
      <MembersOnly purpose="submit a prompt">
        <SubmitPage />
      </MembersOnly>
    ),
  },
  {
    path: pages.notifications.path,
    element: (
      <MembersOnly purpose="see your notifications">
        <NotificationsPage />
      </MembersOnly>
    ),
  },
  {
    path: pages.admin.path,
    element: (
      <AdminsOnly>
        <AdminPage />
      </AdminsOnly>
    ),
  },
  { path: pages.accessibility.path, element: <AccessibilityPage /> },
  { path: pages.apiDocs.path, element: <ApiDocsPage /> },
  { path: '*', element: <NotFoundPage /> },
]

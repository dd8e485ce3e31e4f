// Which component each address shows, who can open it, and which pages are prerendered.
import { COLLECTION_PATH, pages } from '@prompt-library/contract/pages'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { matchPath, type RouteObject } from 'react-router'
import { featuredQuery } from '../entities/collection/api.ts'
import { popularQuery, promptsPageQuery } from '../entities/prompt/api.ts'
import { isListStart, readListParams } from '../entities/prompt/list-params.ts'
import { MembersOnly } from '../features/sign-in/gates.tsx'
import { LibraryPage } from '../pages/library/library-page.tsx'
import { lazyPart } from '../shared/ui/lazy-part.tsx'

const AccessibilityPage = lazyPart(
  async () => (await import('../pages/accessibility/accessibility-page.tsx')).AccessibilityPage,
)
const AboutPage = lazyPart(async () => (await import('../pages/about/about-page.tsx')).AboutPage)
const AdminsOnly = lazyPart(async () => (await import('../features/sign-in/role-only.tsx')).AdminsOnly)
const AdminPage = lazyPart(async () => (await import('../pages/admin/admin-page.tsx')).AdminPage)
const ApiDocsPage = lazyPart(async () => (await import('../pages/api-docs/api-docs-page.tsx')).ApiDocsPage)
const AuthorizePage = lazyPart(
  async () => (await import('../pages/connections/authorize-page.tsx')).AuthorizePage,
)
const BuilderPage = lazyPart(async () => (await import('../pages/builder/builder-page.tsx')).BuilderPage)
const CollectionPage = lazyPart(
  async () => (await import('../pages/collection/collection-page.tsx')).CollectionPage,
)
const CollectionsPage = lazyPart(
  async () => (await import('../pages/collections/collections-page.tsx')).CollectionsPage,
)
const ConnectionsPage = lazyPart(
  async () => (await import('../pages/connections/connections-page.tsx')).ConnectionsPage,
)
const HelpPage = lazyPart(async () => (await import('../pages/help/help-page.tsx')).HelpPage)
const ImportPage = lazyPart(async () => (await import('../pages/import/import-page.tsx')).ImportPage)
const MyPromptsPage = lazyPart(
  async () => (await import('../pages/my-prompts/my-prompts-page.tsx')).MyPromptsPage,
)
const NotificationsPage = lazyPart(
  async () => (await import('../pages/notifications/notifications-page.tsx')).NotificationsPage,
)
const NotFoundPage = lazyPart(async () => (await import('./not-found-page.tsx')).NotFoundPage)
const ReferencePage = lazyPart(async () => (await import('../pages/help/reference-page.tsx')).ReferencePage)
const ReviewsPage = lazyPart(async () => (await import('../pages/reviews/reviews-page.tsx')).ReviewsPage)
const SubmitPage = lazyPart(async () => (await import('../pages/submit/submit-prompt.tsx')).SubmitPage)

const ToolsPage = lazyPart(async () => (await import('../pages/tools/tools-page.tsx')).ToolsPage)

const forMembers = (purpose: string, page: ReactNode) => <MembersOnly purpose={purpose}>{page}</MembersOnly>

export const pageRoutes: RouteObject[] = [
  { path: pages.library.path, element: <LibraryPage /> },
  { path: pages.collections.path, element: <CollectionsPage /> },
  { path: COLLECTION_PATH, element: <CollectionPage /> },
  { path: pages.builder.path, element: <BuilderPage /> },
  { path: pages.about.path, element: <AboutPage /> },
  { path: pages.help.path, element: <HelpPage /> },
  { path: pages.helpReference.path, element: <ReferencePage /> },
  { path: pages.myPrompts.path, element: forMembers('see your prompts', <MyPromptsPage />) },
  { path: pages.submit.path, element: forMembers('submit a prompt', <SubmitPage />) },
  { path: pages.importPrompts.path, element: forMembers('import prompts', <ImportPage />) },
  { path: pages.notifications.path, element: forMembers('see your notifications', <NotificationsPage />) },
  { path: pages.connections.path, element: forMembers('manage your connections', <ConnectionsPage />) },
  { path: pages.authorize.path, element: forMembers('connect an AI tool', <AuthorizePage />) },
  {
    path: pages.admin.path,
    element: (
      <AdminsOnly>
        <AdminPage />
      </AdminsOnly>
    ),
  },
  { path: pages.reviews.path, element: <ReviewsPage /> },
  { path: pages.tools.path, element: <ToolsPage /> },
  { path: pages.accessibility.path, element: <AccessibilityPage /> },
  { path: pages.apiDocs.path, element: <ApiDocsPage /> },
  { path: '*', element: <NotFoundPage /> },
]

const PRERENDERED = [
  [pages.about.path, AboutPage.load],
  [pages.accessibility.path, AccessibilityPage.load],
  [pages.apiDocs.path, ApiDocsPage.load],
  [pages.builder.path, BuilderPage.load],
  [pages.collections.path, CollectionsPage.load],
  [pages.help.path, HelpPage.load],
  [pages.helpReference.path, ReferencePage.load],
] as const

/** Loads the code of a prerendered page. If that fails, the page itself retries and shows the error. */
export async function loadPage(pathname: string): Promise<void> {
  const [, load] = PRERENDERED.find(([path]) => matchPath(path, pathname)) ?? []
  await load?.().catch(() => undefined)
}

/** Loads what the page shows first. */
export async function loadData(pathname: string, client: QueryClient): Promise<void> {
  if (!matchPath(pages.library.path, pathname)) return
  const params = readListParams(window.location.search)
  // The featured collections follow in a second step: rendering them with the list would take one long task.
  const list = client.prefetchQuery(promptsPageQuery('library', params))
  if (!isListStart(params)) return list
  void list.then(() => client.prefetchQuery(featuredQuery))
  // With the list, which would move when it arrives.
  await Promise.all([list, client.prefetchQuery(popularQuery)])
}

import type { Call } from './call.ts'

type Contract = typeof import('./activity.ts') &
  typeof import('./admin.ts') &
  typeof import('./authors.ts') &
  typeof import('./builder.ts') &
  typeof import('./collection-changes.ts') &
  typeof import('./collections.ts') &
  typeof import('./data-guard.ts') &
  typeof import('./deleted.ts') &
  typeof import('./exports.ts') &
  typeof import('./feedback.ts') &
  typeof import('./groups.ts') &
  typeof import('./keys.ts') &
  typeof import('./imports.ts') &
  typeof import('./notifications.ts') &
  typeof import('./oauth.ts') &
  typeof import('./prompt-changes.ts') &
  typeof import('./prompts.ts') &
  typeof import('./publishing.ts') &
  typeof import('./recipients.ts') &
  typeof import('./reports.ts') &
  typeof import('./reviews.ts') &
  typeof import('./revisions.ts') &
  typeof import('./saved.ts') &
  typeof import('./session.ts') &
  typeof import('./settings.ts') &
  typeof import('./sharing.ts') &
  typeof import('./sign-in.ts') &
  typeof import('./tags.ts') &
  typeof import('./targets.ts') &
  typeof import('./to-do.ts') &
  typeof import('./uses.ts')

type RouteOf<C> = C extends Call ? `${C['method']} ${C['path']}` : never

/**
 * The type of each call by its route, such as `GET /api/prompts.php`. With types alone, the web app doesn't load the schemas:
 * the server checks every request and response.
 */
export type Calls = {
  [Name in keyof Contract as RouteOf<Contract[Name]>]: Extract<Contract[Name], Call>
}

export type Route = keyof Calls

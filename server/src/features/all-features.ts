// All features: their calls by group of the API reference, what each deletes when it expires, and what one gets from another that
// it can't import.
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Db, Tx } from '../db/database.ts'
import type { Enhancer } from '../outside/enhancer.ts'
import type { SignIn } from '../outside/sign-in.ts'
import type { Count } from '../plugins/call-limits.ts'
import type { Serve } from '../serve.ts'
import { adminRoutes } from './admin/routes.ts'
import { authorRoutes } from './authors/routes.ts'
import { builderRoutes } from './builder/routes.ts'
import { authorizeCollection } from './collections/authorize.ts'
import { collectionRoutes } from './collections/routes.ts'
import { deletedRoutes, sweepDeletedPrompts } from './deleted/routes.ts'
import { exportRoutes } from './exports/routes.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { joinGroups } from './groups/join-groups.ts'
import { groupRoutes, sweepGroups } from './groups/routes.ts'
import { deleteShares as deleteGroupShares } from './groups/share-queries.ts'
import { importRoutes, sweepImports } from './imports/routes.ts'
import { keyRoutes, sweepKeys } from './keys/routes.ts'
import { notificationRoutes, sweepNotifications } from './notifications/routes.ts'
import type { ReadDocument } from './oauth/read-document.ts'
import { oauthRoutes } from './oauth/routes.ts'
import { sweepOAuth } from './oauth/tokens.ts'
import { listFilters } from './prompts/list-queries.ts'
import { promptRoutes } from './prompts/routes.ts'
import { publishingRoutes } from './publishing/routes.ts'
import { reportRoutes, sweepReports } from './reports/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { revisionRoutes } from './revisions/routes.ts'
import { savedRoutes } from './saved/routes.ts'
import { sweepSessions } from './session/identify.ts'
import { sessionRoutes } from './session/routes.ts'
import { sweepLogoutRequests } from './session/single-logout.ts'
import { settingsRoutes } from './settings/routes.ts'
import type { FeatureParts, SettingsCache } from './settings/settings.ts'
import { claimInvitations } from './sharing/claim-invitations.ts'
import { deleteInvitations } from './sharing/invitation-queries.ts'
import { deleteShares } from './sharing/queries.ts'
import { sharingRoutes, sweepInvitations } from './sharing/routes.ts'
import { tagRoutes } from './tags/routes.ts'
import { sweepToDo, toDoRoutes } from './to-do/routes.ts'
import { sweepUses, useRoutes } from './uses/routes.ts'

interface Parts extends FeatureParts {
  app: FastifyInstance
  config: Config
  /** Undefined if sign-in isn't set up. */
  signIn: SignIn | undefined
  count: Count
  enhancer: Enhancer
  readDocument: ReadDocument
}

/** The groups are in this order in the API reference. Nothing else depends on it. */
export function addFeatures(serveIn: (group: string) => Serve, parts: Parts): void {
  const { db, clock, config } = parts
  const groups: Record<string, (serve: Serve) => void> = {
    Session: (serve) =>
      sessionRoutes(serve, {
        ...parts,
        listFilters: () => listFilters(db, clock()),
        claimWaiting: (person) => claimInvitations(db, { person, now: clock() }),
        joinGroups: (person, claims) => joinGroups(db, { person, claims, now: clock() }),
      }),
    'API keys': (serve) => keyRoutes(serve, parts),
    'Connected tools': (serve) => oauthRoutes(serve, parts),
    Settings: (serve) => settingsRoutes(serve, parts),
    Prompts: (serve) => promptRoutes(serve, { ...parts, authorizeCollection, endShares }),
    'Deleted prompts': (serve) => deletedRoutes(serve, parts),
    Imports: (serve) => importRoutes(serve, parts),
    Versions: (serve) => revisionRoutes(serve, parts),
    'Saved prompts': (serve) => savedRoutes(serve, parts),
    Collections: (serve) => collectionRoutes(serve, parts),
    Uses: (serve) => useRoutes(serve, parts),
    Feedback: (serve) => feedbackRoutes(serve, parts),
    Reports: (serve) => reportRoutes(serve, parts),
    'To do': (serve) => toDoRoutes(serve, parts),
    Reviews: (serve) => reviewRoutes(serve, parts),
    'Waiting prompts': (serve) => publishingRoutes(serve, parts),
    Tags: (serve) => tagRoutes(serve, parts),
    People: (serve) => authorRoutes(serve),
    Sharing: (serve) => sharingRoutes(serve, parts),
    Groups: (serve) => groupRoutes(serve, parts),
    Notifications: (serve) => notificationRoutes(serve, parts),
    Exports: (serve) => exportRoutes(serve, { ...parts, publicUrl: config.publicUrl }),
    'Admin console': (serve) => adminRoutes(serve, parts),
    'Prompt builder': (serve) => builderRoutes(serve, parts),
  }
  for (const [group, routes] of Object.entries(groups)) routes(serveIn(group))
}

async function endShares(tx: Tx, promptId: number): Promise<void> {
  await deleteShares(tx, { promptId })
  await deleteInvitations(tx, { promptId })
  await deleteGroupShares(tx, { shared: { prompt_id: promptId } })
}

/** What expires. Each works alone, so a failed one doesn't hold up the others. */
export const SWEEPS: ((db: Db, now: Date, settings: SettingsCache) => Promise<void>)[] = [
  sweepSessions,
  sweepLogoutRequests,
  sweepKeys,
  sweepOAuth,
  sweepNotifications,
  sweepUses,
  sweepDeletedPrompts,
  sweepReports,
  sweepToDo,
  sweepImports,
  sweepInvitations,
  sweepGroups,
]

// Who can view, edit, share, leave, feature, and delete a collection: its owner, its co-editors, groups, members with
// the link, curators, and admins.
import { isCurator } from '../people/roles.ts'
import type { Viewer } from '../prompts/permissions.ts'
import type { PublishingRule } from '../prompts/publishing.ts'

/** `link` is for signed-in users who have the address, `public` for everyone. */
export const COLLECTION_VISIBILITIES = ['private', 'link', 'public'] as const
export type CollectionVisibility = (typeof COLLECTION_VISIBILITIES)[number]

export const COLLECTION_ROLES = ['owner', 'editor'] as const
export type CollectionRole = (typeof COLLECTION_ROLES)[number]

export interface CollectionAccess {
  visibility: CollectionVisibility
  /** The viewer's role, or null. */
  role: CollectionRole | null
  /** Through a group. */
  shared_with_viewer?: boolean
}

interface CollectionPermissions {
  view: boolean
  /** Add, remove, and reorder prompts, and write notes. */
  editItems: boolean
  /** Change the name and description. */
  editDetails: boolean
  /** Choose who can view it. */
  changeAudience: boolean
  /** With a group. */
  share: boolean
  manageEditors: boolean
  leave: boolean
  delete: boolean
  /** Feature it in the library, if it’s public. */
  feature: boolean
  /** Tell curators what's wrong with it. */
  report: boolean
}

/**
 * What a viewer who has the address can do with a collection. The server enforces these permissions, and screens hide actions
 * based on them. They don't extend to the prompts in it: `promptPermissions` decides about each of those.
 */
export function collectionPermissions(
  viewer: Pick<Viewer, 'role'> | null,
  { visibility, role, shared_with_viewer: shared = false }: CollectionAccess,
): CollectionPermissions {
  const owner = role === 'owner'
  const member = role !== null
  const admin = viewer?.role === 'admin'
  const view = visibility === 'public' || member || ((visibility === 'link' || shared) && viewer !== null)
  return {
    view,
    editItems: member,
    editDetails: member,
    changeAudience: owner,
    share: owner || (visibility !== 'private' && view && viewer !== null),
    manageEditors: owner,
    leave: role === 'editor',
    delete: owner || (visibility === 'public' && admin),
    feature: view && viewer !== null && isCurator(viewer.role),
    report: visibility === 'public' && viewer !== null && !member,
  }
}

/**
 * Whether someone writes what everyone reads in a public collection: its name, description, and notes. Unless everyone can publish,
 * only curators do. The prompts in it are published on their own.
 */
export function canPublishCollections(rule: PublishingRule, { role }: Pick<Viewer, 'role'>): boolean {
  return rule === 'everyone' || isCurator(role)
}

// Who can create, view, share with, leave, manage, and administer a group: its managers, its members, and admins.
import { isCurator } from '../people/roles.ts'
import type { Viewer } from '../prompts/permissions.ts'

/** Who can create groups. */
export const GROUP_RULES = ['everyone', 'curators', 'admins'] as const
export type GroupRule = (typeof GROUP_RULES)[number]

export const GROUP_ROLES = ['manager', 'member'] as const
export type GroupRole = (typeof GROUP_ROLES)[number]

export interface GroupAccess {
  /** The viewer's role, or null. */
  role: GroupRole | null
  /** Whether it gives access: no one has ended it, and its last day isn’t over. */
  is_open: boolean
  /** Whether anyone with an active account manages it. If not, it falls to admins. */
  has_manager: boolean
}

/** What a member of the library can do with a group. Prompts and collections shared with it have their own permissions. */
export function groupPermissions(viewer: Pick<Viewer, 'role'>, { role, is_open, has_manager }: GroupAccess) {
  const admin = viewer.role === 'admin'
  const manage = role === 'manager' || (admin && !has_manager)
  const view = manage || (role !== null && is_open)
  return {
    view,
    share: role === 'manager',
    leave: view && role !== null,
    /** See, add, and remove members, choose managers, and edit, end, or reopen it. */
    manage,
    rename: manage || admin,
    /** Delete it, and choose which claims lead to it. */
    administer: admin,
  }
}

export function canCreateGroups(rule: GroupRule, { role }: Pick<Viewer, 'role'>): boolean {
  return rule === 'everyone' || (rule === 'curators' ? isCurator(role) : role === 'admin')
}

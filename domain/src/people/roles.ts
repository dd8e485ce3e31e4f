/** Every role, the one with the most rights first. */
export const ROLES = ['admin', 'curator', 'user'] as const
export type Role = (typeof ROLES)[number]

/** Whether this role looks after the library. Admins can do all that curators can. */
export function isCurator(role: Role): boolean {
  return role !== 'user'
}

import type { Role } from '@prompt-library/domain/people/roles'
import { EXAMPLE_PEOPLE } from '../development/people.ts'

export interface DemoUser {
  netid: string
  name: string
  role: Role
  status: 'active' | 'disabled'
  /** Hours since the last sign-in, or undefined if they never signed in. None of their activity is more recent. */
  lastLogin: number | undefined
}

/** The development sign-in's users and their colleagues. Real NetIDs have no hyphen, so these can't belong to anyone. */
export const DEMO_USERS: readonly DemoUser[] = [
  ...EXAMPLE_PEOPLE.map(({ netid, displayName, admin }) =>
    user(netid, displayName, 26, admin ? 'admin' : 'user'),
  ),
  user('demo-raman', 'Priya Raman', 1),
  user('demo-webb', 'Marcus Webb', 0),
  user('demo-petrova', 'Elena Petrova', 8),
  user('demo-mensah', 'Kwame Mensah', 4),
  user('demo-lindqvist', 'Hannah Lindqvist', 5 * 24),
  user('demo-fuentes', 'Diego Fuentes', 12 * 24),
  user('demo-chen', 'Mei-Ling Chen', 26 * 24),
  user('demo-haddad', 'Omar Haddad', 70 * 24),
  user('demo-whitfield', 'Grace Whitfield', undefined),
  { ...user('demo-nowak', 'Tomasz Nowak', 200 * 24), status: 'disabled' },
]

function user(
  netid: string,
  name: string,
  lastLogin: number | undefined,
  role: DemoUser['role'] = 'user',
): DemoUser {
  return { netid, name, role, status: 'active', lastLogin }
}

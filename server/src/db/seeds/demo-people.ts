import { EXAMPLE_PEOPLE } from '../../development/people.ts'

export interface DemoPerson {
  netid: string
  name: string
  role: 'user' | 'admin'
  status: 'active' | 'disabled'
  /** Hours since the last sign-in, or undefined if they never signed in. None of their activity is more recent. */
  lastLogin: number | undefined
}

/** The development sign-in's users and their colleagues. Real NetIDs have no hyphen, so these can't belong to anyone. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  ...EXAMPLE_PEOPLE.map(({ netid, displayName, admin }) =>
    person(netid, displayName, 26, admin ? 'admin' : 'user'),
  ),
  person('demo-raman', 'Priya Raman', 1),
  person('demo-webb', 'Marcus Webb', 0),
  person('demo-petrova', 'Elena Petrova', 8),
  person('demo-mensah', 'Kwame Mensah', 4),
  person('demo-lindqvist', 'Hannah Lindqvist', 5 * 24),
  person('demo-fuentes', 'Diego Fuentes', 12 * 24),
  person('demo-chen', 'Mei-Ling Chen', 26 * 24),
  person('demo-haddad', 'Omar Haddad', 70 * 24),
  person('demo-whitfield', 'Grace Whitfield', undefined),
  { ...person('demo-nowak', 'Tomasz Nowak', 200 * 24), status: 'disabled' },
]

function person(
  netid: string,
  name: string,
  lastLogin: number | undefined,
  role: DemoPerson['role'] = 'user',
): DemoPerson {
  return { netid, name, role, status: 'active', lastLogin }
}

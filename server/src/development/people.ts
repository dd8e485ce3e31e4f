/** The example users of the development sign-in. Real NetIDs have no hyphen, so these belong to no one. */
export const EXAMPLE_PEOPLE = [
  { netid: 'example-student', displayName: 'Sofia Student', description: 'Student', admin: false },
  { netid: 'example-faculty', displayName: 'Felix Faculty', description: 'Faculty member', admin: false },
  { netid: 'example-admin', displayName: 'Ada Admin', description: 'Library admin', admin: true },
] as const

/** The example people of the development sign-in. Real NetIDs have no hyphen, so these are nobody's. */
export const EXAMPLE_PEOPLE = [
  { netid: 'example-student', displayName: 'Sofia Student', what: 'A student', admin: false },
  { netid: 'example-faculty', displayName: 'Felix Faculty', what: 'A faculty member', admin: false },
  { netid: 'example-admin', displayName: 'Ada Admin', what: 'An administrator of the library', admin: true },
] as const

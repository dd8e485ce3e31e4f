import type { Role } from '../people/roles.ts'

/** What the author is told when an admin or curator deletes their prompt, or restores it. */
export function deletionNotice(promptTitle: string, by: Role): { title: string; message: string } {
  const who = by === 'curator' ? 'A curator' : 'An admin'
  return { title: `${who} deleted your prompt`, message: `“${promptTitle}”` }
}

/** The notification that an author gets when an admin restores it. */
export function restorationNotice(promptTitle: string): { title: string; message: string } {
  return { title: 'An admin restored your prompt', message: `“${promptTitle}”` }
}

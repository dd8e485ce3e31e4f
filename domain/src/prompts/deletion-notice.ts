/** The notification that an author gets when an admin deletes their prompt. */
export function deletionNotice(promptTitle: string): { title: string; message: string } {
  return { title: 'An admin deleted your prompt', message: `“${promptTitle}”` }
}

/** The notification that an author gets when an admin restores it. */
export function restorationNotice(promptTitle: string): { title: string; message: string } {
  return { title: 'An admin restored your prompt', message: `“${promptTitle}”` }
}

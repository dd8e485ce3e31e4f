/** For the author of a prompt that a curator approved. */
export function approvedNotice(promptTitle: string): { title: string; message: string } {
  return { title: 'A curator approved your prompt', message: `“${promptTitle}”` }
}

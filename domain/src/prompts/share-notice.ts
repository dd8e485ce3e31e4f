/** The notification that a recipient gets: "Ana shared a prompt with you". */
export function shareNotice(sharerName: string, promptTitle: string): { title: string; message: string } {
  return { title: `${sharerName} shared a prompt with you`, message: `“${promptTitle}”` }
}

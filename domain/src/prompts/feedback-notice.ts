/** The notification that an author gets about a note. It doesn't say who wrote it. */
export function feedbackNotice(promptTitle: string): { title: string; message: string } {
  return { title: 'Your prompt didn’t work for someone, who left a note', message: `“${promptTitle}”` }
}

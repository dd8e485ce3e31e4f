/** The notification that a new co-editor gets. */
export function editorNotice(ownerName: string, collectionName: string): { title: string; message: string } {
  return { title: `${ownerName} added you as a co-editor`, message: `“${collectionName}”` }
}

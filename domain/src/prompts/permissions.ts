/** Who looks at a prompt. */
export interface Viewer {
  id: number
  role: 'user' | 'admin'
}

/** What decides over a prompt: whose it is, whether everybody may see it, and whether it was shared with the viewer. */
export interface PromptAccess {
  author_id: number
  is_public: boolean
  shared_with_viewer?: boolean
}

interface Permissions {
  view: boolean
  upvote: boolean
  clone: boolean
  share: boolean
  edit: boolean
  delete: boolean
}

/**
 * What somebody may do with a prompt. The server enforces this, the screen hides by it. Whether visitors may look at
 * anything at all (ACCESS) is decided before.
 */
export function promptPermissions(viewer: Viewer | null, prompt: PromptAccess): Permissions {
  const author = viewer?.id === prompt.author_id
  const view = prompt.is_public || author || (viewer !== null && prompt.shared_with_viewer === true)
  const member = viewer !== null && view
  return {
    view,
    upvote: member,
    clone: member,
    share: member,
    edit: author,
    delete: author || viewer?.role === 'admin',
  }
}

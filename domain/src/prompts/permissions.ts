export interface Viewer {
  id: number
  role: 'user' | 'admin'
}

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
 * What the viewer can do with a prompt. The server enforces these permissions, and screens hide actions based on them.
 * The ACCESS setting, which decides whether visitors can see anything, is checked earlier.
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

// Who can view, upvote, clone, share, report, review, edit, delete, restore, and erase a prompt.
import { isCurator, type Role } from '../people/roles.ts'

export interface Viewer {
  id: number
  role: Role
}

/** What decides who can do what with a prompt. */
export interface PromptAccess {
  author_id: number
  is_public: boolean
  /** Whether it belongs to the library's own account, such as a starter prompt, so that no author can correct it. */
  by_library?: boolean
  shared_with_viewer?: boolean
  /** Whether it's in Recently deleted. */
  deleted?: boolean
  deleted_by_admin?: boolean
}

interface Permissions {
  view: boolean
  upvote: boolean
  clone: boolean
  share: boolean
  report: boolean
  /** Also to correct its category and tags. */
  review: boolean
  edit: boolean
  delete: boolean
  restore: boolean
  erase: boolean
}

/**
 * What the viewer can do with a prompt. The server enforces these permissions, and screens hide actions based on them.
 * The ACCESS setting, which decides whether visitors can see anything, is checked earlier.
 */
export function promptPermissions(viewer: Viewer | null, prompt: PromptAccess): Permissions {
  const author = viewer?.id === prompt.author_id
  const admin = viewer?.role === 'admin'
  const shared = viewer !== null && prompt.shared_with_viewer === true
  const { deleted = false, deleted_by_admin: byAdmin = false, by_library: byLibrary = false } = prompt
  const view = !deleted && (prompt.is_public || author || shared)
  const member = viewer !== null && view
  const review = member && isCurator(viewer.role) && prompt.is_public && !author
  return {
    view,
    upvote: member,
    clone: member,
    share: member,
    report: member && !author,
    review,
    edit: (author && !deleted) || (review && byLibrary),
    delete: (author || admin) && !deleted,
    // Also for a prompt that isn't deleted, so that a double click on Restore succeeds.
    restore: byAdmin ? admin : author || (admin && !deleted),
    erase: author && deleted && !byAdmin,
  }
}

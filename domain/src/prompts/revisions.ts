import { type PromptAccess, promptPermissions, type Viewer } from './permissions.ts'

/** The parts of a prompt whose change makes a new revision. */
export const PROMPT_PARTS = ['title', 'content', 'notes', 'category', 'tags', 'fields', 'data_class'] as const
export type PromptPart = (typeof PROMPT_PARTS)[number]

export interface RevisionAccess {
  isCurrent: boolean
  /** Whether it was ever current while the prompt was public. */
  was_public: boolean
  /** Whether the author has hidden it. */
  hidden: boolean
}

/**
 * Whether the viewer can read a revision. The author reads all. Everyone else who can view the prompt reads the current one
 * and, of a public prompt, those that were current while it was public.
 */
export function canReadRevision(
  viewer: Viewer | null,
  prompt: PromptAccess,
  { isCurrent, was_public, hidden }: RevisionAccess,
): boolean {
  const { view, edit } = promptPermissions(viewer, prompt)
  return edit || (view && (isCurrent || (prompt.is_public && was_public && !hidden)))
}

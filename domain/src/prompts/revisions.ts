/** Which changes make a new version of a prompt: those of these parts. */
export const PROMPT_PARTS = ['title', 'content', 'notes', 'category', 'tags', 'fields', 'data_class'] as const
export type PromptPart = (typeof PROMPT_PARTS)[number]

/** Whether restoring a revision would let others read a text that they can't read now. */
export function isPublishedByRestoring(
  revision: { was_public: boolean },
  prompt: { is_public: boolean },
): boolean {
  return prompt.is_public && !revision.was_public
}

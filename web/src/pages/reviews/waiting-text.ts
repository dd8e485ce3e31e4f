import type { ToDo } from '@prompt-library/contract/to-do'

/** What kind of text waits for approval. A clone of a prompt that a curator made private waits, too. */
export function waitingText({ was_made_private, was_public }: NonNullable<ToDo['waiting']>): string {
  if (was_made_private) return 'Made private by a curator, or cloned from such a prompt'
  return was_public ? 'Changed since it was public' : 'New'
}

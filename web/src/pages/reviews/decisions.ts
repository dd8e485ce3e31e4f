// What a curator can decide about a reported prompt or collection, what that does, and the words for it.

import type { ToDo } from '@prompt-library/contract/to-do'
import type { ReportAction } from '@prompt-library/domain/prompts/reports'
import { EyeOff, type LucideIcon, MessageSquareText, Trash2 } from 'lucide-react'

/** What a curator can decide about a prompt or collection, and tell its author. */
export interface Decision {
  action: Exclude<ReportAction, 'dismiss'>
  label: string
  icon: LucideIcon
  /** What happens, as said before it does. */
  effect: string
  busy: string
  done: string
  dangerous?: boolean
}

export const DECISIONS: readonly Decision[] = [
  {
    action: 'ask_for_changes',
    label: 'Ask for changes',
    icon: MessageSquareText,
    effect:
      'The prompt stays public, without a review. Its author gets your message. When they change it, it’s under To do again.',
    busy: 'Sending...',
    done: 'You asked for changes.',
  },
  {
    action: 'make_private',
    label: 'Make private',
    icon: EyeOff,
    effect:
      'Only its author and people it’s shared with will see it. It can be public again only if a curator approves it.',
    busy: 'Making private...',
    done: 'The prompt is private now.',
  },
  {
    action: 'delete',
    label: 'Delete',
    icon: Trash2,
    effect: 'The prompt will be deleted. For some time, an admin can restore it.',
    busy: 'Deleting...',
    done: 'Prompt deleted.',
    dangerous: true,
  },
]

export const COLLECTION_DECISIONS: readonly Decision[] = [
  {
    action: 'make_private',
    label: 'Make private',
    icon: EyeOff,
    effect:
      'Only its owner and co-editors will see it, and they get your message. Its link stops working. If everyone can publish, its owner can make it public again.',
    busy: 'Making private...',
    done: 'The collection is private now.',
  },
]

/** How the list says what was decided. */
export const OUTCOMES: Record<ReportAction, string> = {
  dismiss: 'Dismissed',
  ask_for_changes: 'Asked for changes',
  make_private: 'Made private',
  delete: 'Deleted',
}

/** What kind of text waits for approval. A clone of a prompt that a curator made private waits, too. */
export function waitingText({ was_made_private, was_public }: NonNullable<ToDo['waiting']>): string {
  if (was_made_private) return 'Made private by a curator, or cloned from such a prompt'
  return was_public ? 'Changed since it was public' : 'New'
}

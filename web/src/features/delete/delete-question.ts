import { countOf } from '@prompt-library/domain/text/count-of'
import { isolated } from '../../shared/lib/text-direction.ts'
import type { Question } from '../../shared/ui/confirm.tsx'

/** The question before a prompt is deleted, by its author or an admin, with the days it can be restored. */
export function deleteQuestion(title: string, days: number): Question {
  return {
    title: 'Delete Prompt',
    text: `Delete “${isolated(title)}”? You can restore it for ${countOf(days, 'day')}.`,
    confirm: 'Delete',
    dangerous: true,
  }
}

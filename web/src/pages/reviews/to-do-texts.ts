// The names of what is on the list of curators, and what an empty one says.
import { REVIEW_DUE_DAYS } from '@prompt-library/domain/limits'
import type { ToDoFilter } from '@prompt-library/domain/prompts/to-do'

interface Texts {
  /** On its button. */
  name: string
  /** What is in it, and in which order. */
  about: string
  empty: string
}

export const TO_DO_TEXTS: Record<ToDoFilter | 'all', Texts> = {
  all: { name: 'All', about: 'the most urgent first', empty: 'Nothing to do' },
  reported: { name: 'Reported', about: 'longest waiting first', empty: 'No reported prompts' },
  waiting: { name: 'Waiting', about: 'longest waiting first', empty: 'No prompts are waiting' },
  changed: { name: 'Changed', about: 'the longest ago first', empty: 'Nothing changed since its review' },
  due: {
    name: 'Due',
    about: `a review that expired or expires within ${REVIEW_DUE_DAYS} days, the oldest first`,
    empty: 'No reviews are due',
  },
  asked: {
    name: 'With the author',
    about: 'you or another curator asked for changes',
    empty: 'No author was asked for changes',
  },
  done: { name: 'Done', about: 'handled reports, last handled first', empty: 'Nothing handled yet' },
}

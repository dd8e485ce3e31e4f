import { REVIEW_DUE_DAYS, UNUSED_DAYS } from '@prompt-library/domain/limits'
import type { ReviewQueue } from '@prompt-library/domain/prompts/reviews'

interface QueueTexts {
  tab: string
  /** What is in it. */
  about: string
  empty: string
}

export const QUEUE_TEXTS: Record<ReviewQueue, QueueTexts> = {
  due: {
    tab: 'Due soon',
    about: `Their review expires within ${REVIEW_DUE_DAYS} days, the next one first.`,
    empty: 'No reviews are due soon',
  },
  expired: {
    tab: 'Expired',
    about: 'Their review expired, the longest ago first. They’re shown without a badge.',
    empty: 'No expired reviews',
  },
  changed: {
    tab: 'Changed since review',
    about: 'Saved again after their review, the longest ago first.',
    empty: 'Nothing changed since its review',
  },
  unused: {
    tab: 'Not used',
    about: `Approved more than ${UNUSED_DAYS} days ago, and not used since then or for ${UNUSED_DAYS} days.`,
    empty: 'All reviewed prompts are in use',
  },
}

// The names of the review queues, their order in words, and what an empty one says.
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
    about: `Reviews that expire within ${REVIEW_DUE_DAYS} days, the next one first.`,
    empty: 'No reviews are due soon',
  },
  expired: {
    tab: 'Expired',
    about: 'Expired reviews, the oldest first. These prompts stay public, without the badge.',
    empty: 'No expired reviews',
  },
  changed: {
    tab: 'Changed since review',
    about: 'Changed since a curator read it, the longest ago first.',
    empty: 'Nothing changed since its review',
  },
  unused: {
    tab: 'Not used',
    about: `Approved, and not used for ${UNUSED_DAYS} days.`,
    empty: 'All reviewed prompts are in use',
  },
}

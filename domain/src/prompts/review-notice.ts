// Notifications about reviews: your prompt was approved; a prompt changed since its review; reviews expire soon.
import { REVIEW_DUE_DAYS } from '../limits.ts'

interface Notice {
  title: string
  message: string
}

export function approvedNotice(promptTitle: string): Notice {
  return { title: 'A curator approved your prompt', message: `“${promptTitle}”` }
}

/** For the one who reviewed it. */
export function changedNotice(promptTitle: string): Notice {
  return { title: 'A prompt changed since its review', message: `“${promptTitle}”` }
}

/** For the one who reviewed these. */
export function dueNotice(promptTitles: readonly string[]): Notice {
  const [only = '', ...others] = promptTitles
  if (others.length === 0)
    return { title: `A review expires within ${REVIEW_DUE_DAYS} days`, message: `“${only}”` }
  return {
    title: `${promptTitles.length} reviews expire within ${REVIEW_DUE_DAYS} days`,
    message: 'Renew those of prompts that are still good.',
  }
}

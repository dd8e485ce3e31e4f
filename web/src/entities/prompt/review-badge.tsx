import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import { BadgeCheck, History, MessageSquareText } from 'lucide-react'
import { Link } from 'react-router'
import { comparedWith, usePromptLink } from './open-prompt.ts'
import type { Prompt } from './prompt.ts'

const LOOK = 'inline-flex min-h-6 items-center gap-1'
const ICON = 'size-3.5 shrink-0'

/** Who approved the prompt, or that it has changed since. Nothing once the review has expired. */
export function ReviewBadge({ prompt: { id, revision, review } }: { prompt: Prompt }) {
  const linkTo = usePromptLink()
  if (review?.state === 'approved')
    return (
      <span className={`${LOOK} font-semibold text-ink`}>
        <BadgeCheck aria-hidden className={ICON} />
        <span className="wrap-anywhere">
          Reviewed
          {review.by_name && (
            <>
              {' '}
              by <bdi>{review.by_name}</bdi>
            </>
          )}
          , <time dateTime={review.at}>{promptDate(review.at)}</time>
        </span>
      </span>
    )
  if (review?.state === 'changed') {
    const link = linkTo('history', id, revision)
    return (
      <Link
        {...link}
        to={comparedWith(link.to, review.revision)}
        className={`${LOOK} rounded-sm underline underline-offset-4`}
      >
        <History aria-hidden className={ICON} />
        Changed since its review
      </Link>
    )
  }
  if (review?.state === 'changes_asked')
    return (
      <span className={LOOK}>
        <MessageSquareText aria-hidden className={ICON} />
        Changes requested
      </span>
    )
  return null
}

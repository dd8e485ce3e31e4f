import type { ReviewedPrompt } from '@prompt-library/contract/reviews'
import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { comparedWith } from '../../entities/prompt/compared-with.ts'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'

interface QueueRowProps {
  prompt: ReviewedPrompt
  chosen: boolean
  busy: boolean
  onChoose: () => void
  onRenew: () => void
}

/** One prompt, its review, and what can be done. The title has the focus while moving from row to row. */
export function QueueRow({ prompt, chosen, busy, onChoose, onRenew }: QueueRowProps) {
  const { id, title, author_name, category, revision, review } = prompt
  const linkTo = usePromptLink()
  const history = linkTo('history', id, revision)
  return (
    <article
      data-prompt-id={id}
      className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-xl border border-line bg-surface px-4 py-3 focus-within:border-line-strong sm:px-5"
    >
      <input
        type="checkbox"
        aria-label={`Select ${title}`}
        checked={chosen}
        onChange={onChoose}
        className="mt-1 size-5 shrink-0 accent-brand"
      />
      <div className="min-w-0 flex-1 basis-80 max-sm:basis-[calc(100%-3rem)]">
        <h2 className="text-lg font-semibold text-balance wrap-anywhere">
          <Link {...linkTo('prompt', id)} className="rounded-sm hover:underline">
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <p className="text-sm text-ink-soft">
          By <bdi>{author_name ?? 'Unknown'}</bdi> · {category} · {reviewText(review)}
        </p>
        {review.note && (
          <p
            className="reading-width mt-2 border-s-3 border-brand-soft ps-3 text-sm wrap-anywhere whitespace-pre-line"
            dir="auto"
          >
            {review.note}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 max-sm:w-full">
        {review.state === 'changed' && (
          <ActionLink link={{ ...history, to: comparedWith(history.to, review.revision) }} of={title}>
            Compare
          </ActionLink>
        )}
        <ActionLink link={linkTo('review', id)} of={title}>
          Review
        </ActionLink>
        <Button
          look="soft"
          size="small"
          className="min-h-9"
          aria-label={busy ? undefined : `Still good: ${title}`}
          busy={busy && 'Saving...'}
          onClick={onRenew}
        >
          Still good
        </Button>
      </div>
    </article>
  )
}

interface ActionLinkProps {
  link: ReturnType<ReturnType<typeof usePromptLink>>
  of: string
  children: ReactNode
}

function ActionLink({ link, of, children }: ActionLinkProps) {
  return (
    <Link {...link} className={classNames(buttonClass('plain', 'small'), 'min-h-9')}>
      {children}
      <span className="sr-only"> {of}</span>
    </Link>
  )
}

function reviewText({ until, by_name, at, state }: ReviewedPrompt['review']): ReactNode {
  const by = <bdi>{by_name ?? 'a former curator'}</bdi>
  if (!until)
    return (
      <>
        {by} asked for changes, {promptDate(at)}
      </>
    )
  return (
    <>
      Approved by {by}, {promptDate(at)} · {state === 'expired' ? 'Expired' : 'Expires'} {promptDate(until)}
    </>
  )
}

import type { ToDo } from '@prompt-library/contract/to-do'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { comparedWith } from '../../entities/prompt/compared-with.ts'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import { useReviewPrompt } from '../../features/review/api.ts'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { toastError, toastSuccess } from '../../shared/ui/toast.ts'

interface ReviewActionsProps {
  entry: ToDo & { prompt_id: number; revision: number; title: string; review: NonNullable<ToDo['review']> }
  onDecide: () => () => void
}

/** What a curator can do about a prompt that was reviewed. */
export function ReviewActions({ entry, onDecide }: ReviewActionsProps) {
  const { kind, prompt_id, title, revision, review } = entry
  const linkTo = usePromptLink()
  const { mutateAsync, isPending } = useReviewPrompt()
  const history = linkTo('history', prompt_id, revision)
  const renew = async () => {
    const moveFocus = onDecide()
    const approved = { prompt_id, revision, outcome: 'approved', note: '', replaces: review.at } as const
    try {
      await mutateAsync(approved)
      moveFocus()
      toastSuccess('Review renewed.')
    } catch (error) {
      toastError(error, 'We couldn’t renew the review. Check your connection.')
    }
  }
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 max-sm:w-full">
      {kind === 'changed' && (
        <ActionLink link={{ ...history, to: comparedWith(history.to, review.revision) }} of={title}>
          Compare
        </ActionLink>
      )}
      <ActionLink link={linkTo('review', prompt_id)} of={title}>
        Review
      </ActionLink>
      {kind !== 'asked' && (
        <Button
          look="soft"
          size="small"
          className="min-h-9"
          aria-label={isPending ? undefined : `Still good: ${title}`}
          busy={isPending && 'Saving...'}
          onClick={renew}
        >
          Still good
        </Button>
      )}
    </div>
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

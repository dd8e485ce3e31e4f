// The upvote button and its number.
import { countOf, groupedCount } from '@prompt-library/domain/text/count-of'
import { ThumbsUp } from 'lucide-react'
import { useToggleUpvote, VOTING } from '../../entities/prompt/api.ts'
import { useIsChanging } from '../../entities/prompt/optimistic-change.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useSession } from '../../shared/session/api.ts'
import { askToSignIn } from '../../shared/session/ask-to-sign-in.ts'
import { classNames } from '../../shared/ui/class-names.ts'

export function UpvoteButton({ prompt }: { prompt: Prompt }) {
  const session = useSession()
  const { mutate } = useToggleUpvote()
  const isVoting = useIsChanging(VOTING, prompt)
  const press = () => {
    if (isVoting) return
    if (!session?.user) return askToSignIn('upvote this prompt', { upvote: prompt.id })
    return mutate(prompt)
  }
  return (
    <button
      type="button"
      data-once
      aria-pressed={prompt.userHasVoted}
      // Unlike `disabled`, this keeps the focus on the button.
      aria-disabled={isVoting || undefined}
      aria-label={`Upvote, ${countOf(prompt.upvotes, 'upvote')}`}
      onClick={press}
      className={classNames(
        'relative -mr-2.5 inline-flex min-h-9 items-center gap-1.5 rounded-lg px-2.5 text-sm font-medium tabular-nums aria-disabled:cursor-progress aria-disabled:opacity-60',
        prompt.userHasVoted
          ? 'bg-brand-tint text-brand-ink hover:bg-brand-soft'
          : 'text-ink-soft hover:bg-sunken hover:text-ink',
      )}
    >
      <ThumbsUp aria-hidden className="size-4" fill={prompt.userHasVoted ? 'currentColor' : 'none'} />
      {groupedCount(prompt.upvotes)}
    </button>
  )
}

// The upvote button and its number.
import { countOf, groupedCount } from '@prompt-library/domain/text/count-of'
import { useQueryClient } from '@tanstack/react-query'
import { ThumbsUp } from 'lucide-react'
import { useToggle } from '../../entities/prompt/optimistic-change.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { sendChange } from '../../shared/lib/change.ts'
import { classNames } from '../../shared/ui/class-names.ts'

export function UpvoteButton({ prompt }: { prompt: Prompt }) {
  const queryClient = useQueryClient()
  const [press, isVoting] = useToggle({
    name: 'toggle-upvote',
    prompt,
    signIn: ['upvote this prompt', { upvote: prompt.id }],
    change: ({ userHasVoted, upvotes }) => ({
      userHasVoted: !userHasVoted,
      upvotes: upvotes + (userHasVoted ? -1 : 1),
    }),
    send: async ({ id, userHasVoted }) => {
      const change = { prompt_id: id, voted: !userHasVoted }
      const { status, upvotes } = await sendChange(queryClient, 'POST /api/upvote.php', change)
      return { userHasVoted: status === 'upvoted', upvotes }
    },
    failed: 'Something went wrong while voting.',
  })
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

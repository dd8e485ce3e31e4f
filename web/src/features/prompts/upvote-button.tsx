import type { Prompt } from '@prompt-library/contract/prompts'
import { ThumbsUp } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { useSession } from '../session/api.ts'
import { askToSignIn } from '../session/ask-to-sign-in.ts'
import { useIsVoting, useToggleUpvote } from './api.ts'

export function UpvoteButton({ prompt }: { prompt: Prompt }) {
  const session = useSession()
  const { mutate } = useToggleUpvote()
  const isVoting = useIsVoting(prompt)
  const press = () => {
    if (!session?.user) return askToSignIn('members-only', { upvote: prompt.id })
    return mutate(prompt)
  }
  return (
    <button
      type="button"
      aria-pressed={prompt.userHasVoted}
      // Unlike `disabled`, this keeps the focus on the button.
      aria-disabled={isVoting || undefined}
      aria-label={`Upvote, ${prompt.upvotes.toLocaleString('en-US')} ${prompt.upvotes === 1 ? 'upvote' : 'upvotes'}`}
      onClick={press}
      className={classNames(
        'relative inline-flex min-h-9 items-center gap-1.5 rounded-lg border px-3 text-sm font-medium tabular-nums transition-colors duration-150 aria-disabled:cursor-progress aria-disabled:opacity-60',
        prompt.userHasVoted
          ? 'border-brand-ink bg-brand-tint text-brand-ink'
          : 'border-line text-ink-soft hover:border-line-strong hover:text-ink',
      )}
    >
      <ThumbsUp aria-hidden className="size-4" fill={prompt.userHasVoted ? 'currentColor' : 'none'} />
      {prompt.upvotes.toLocaleString('en-US')}
    </button>
  )
}

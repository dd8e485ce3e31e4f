import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { isDue, keepAsked, useLastUse } from '../../shared/lib/used-prompts.ts'
import { useSession } from '../../shared/session/api.ts'

interface CardQuestionProps {
  prompt: Prompt
  /** What the card shows in this place otherwise. */
  children: ReactNode
}

/** Leads members who come back after using a prompt to the question in its dialog. */
export function CardQuestion({ prompt, children }: CardQuestionProps) {
  const { id, revision, author_id } = prompt
  const linkTo = usePromptLink()
  const session = useSession()
  const userId = session?.feedback && session.user?.id !== author_id ? session.user?.id : undefined
  const use = useLastUse(userId, prompt)
  const isAsked = use !== undefined && isDue(use)
  useEffect(() => {
    if (isAsked && userId !== undefined) keepAsked(userId, { id, revision }, Date.now())
  }, [isAsked, userId, id, revision])
  if (!isAsked) return children
  return (
    <Link
      {...linkTo('prompt', id)}
      // Once asked, this link is gone, and the dialog returns the focus to the card's title.
      onClick={(event) => event.currentTarget.closest('article')?.querySelector<HTMLElement>('h2 a')?.focus()}
      className="flex min-h-8 items-center rounded-lg font-medium text-brand-ink hover:underline"
    >
      Did it work?<span className="sr-only"> {prompt.title}</span>
    </Link>
  )
}

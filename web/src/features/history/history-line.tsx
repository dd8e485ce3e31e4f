import { Link } from 'react-router'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'

/** Which version this is, and the way to the others. */
export function HistoryLine({ prompt }: { prompt: Prompt }) {
  const linkTo = usePromptLink()
  return (
    <p className="text-ink-soft">
      Version {prompt.revision}
      {' · '}
      <Link
        {...linkTo('history', prompt.id)}
        className="rounded-sm text-brand-ink underline underline-offset-4 hover:no-underline"
      >
        History
      </Link>
    </p>
  )
}

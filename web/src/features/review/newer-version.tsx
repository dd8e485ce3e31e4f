import { Link } from 'react-router'
import { comparedWith, usePromptLink } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { Button } from '../../shared/ui/button.tsx'

interface NewerVersionProps {
  read: Prompt
  current: Prompt
  onContinue: (current: Prompt) => void
}

/** After someone saved another version: what is different, and a way to continue with that one. */
export function NewerVersion({ read, current, onContinue }: NewerVersionProps) {
  const link = usePromptLink()('history', current.id, current.revision)
  return (
    <span className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link
        {...link}
        to={comparedWith(link.to, read.revision)}
        className="rounded-sm underline underline-offset-4"
      >
        See what changed
      </Link>
      <Button look="secondary" size="small" onClick={() => onContinue(current)}>
        Review version {current.revision}
      </Button>
    </span>
  )
}

import type { Prompt } from '@prompt-library/contract/prompts'
import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import { Link } from 'react-router'
import { usePromptLink } from '../prompts/open-prompt.ts'

/** “Version 4, changed Mar 5, 2026”, and the way to the others. */
export function HistoryLine({ prompt }: { prompt: Prompt }) {
  const linkTo = usePromptLink()
  const { id, revision, created_at: created, updated_at: updated } = prompt
  const changed = revision > 1 && updated && promptDate(updated) !== promptDate(created) ? updated : undefined
  return (
    <p className="text-ink-soft">
      Version {revision.toLocaleString('en-US')}
      {changed && (
        <>
          , changed{' '}
          <time
            dateTime={changed}
            title={new Date(changed).toLocaleString('en-US')}
            className="whitespace-nowrap"
          >
            {promptDate(changed)}
          </time>
        </>
      )}
      {' · '}
      <Link
        {...linkTo('history', id)}
        className="rounded-sm text-brand-ink underline underline-offset-4 hover:no-underline"
      >
        History
      </Link>
    </p>
  )
}

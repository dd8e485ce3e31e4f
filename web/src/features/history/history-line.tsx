import type { Prompt } from '@prompt-library/contract/prompts'
import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import { Link } from 'react-router'
import { usePromptLink } from '../prompts/open-prompt.ts'

/** Which version this is, and the way to the others. */
export function HistoryLine({ prompt }: { prompt: Prompt }) {
  const linkTo = usePromptLink()
  const { id, revision, created_at: created, updated_at: updated } = prompt
  const changed = revision > 1 && updated && promptDate(updated) !== promptDate(created) ? updated : undefined
  return (
    <div className="text-ink-soft">
      <p>
        Version {revision}
        {' · '}
        <Link
          {...linkTo('history', id)}
          className="rounded-sm text-brand-ink underline underline-offset-4 hover:no-underline"
        >
          History
        </Link>
      </p>
      {changed && (
        <p>
          Changed{' '}
          <time dateTime={changed} title={new Date(changed).toLocaleString('en-US')}>
            {promptDate(changed)}
          </time>
        </p>
      )}
    </div>
  )
}

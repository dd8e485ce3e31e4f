import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { promptQuery } from '../../entities/prompt/api.ts'
import { useOpenPrompt, usePromptLink } from '../../entities/prompt/open-prompt.ts'
import { ApiError } from '../../shared/lib/api-client.ts'
import { isolated } from '../../shared/lib/text-direction.ts'
import { PageTitle } from '../../shared/ui/page-title.tsx'

const MISSING = 'Prompt not found'

/** Says whose clones the library shows. */
export function ClonesHeading({ id }: { id: number }) {
  const { data: original, error } = useQuery({ ...promptQuery(id), meta: { quiet: true } })
  const linkTo = usePromptLink()
  const isMissing = error instanceof ApiError && error.status === 404
  // The title that was rendered last is shown. This part may load after the dialog, which has its own.
  const isCovered = useOpenPrompt() !== undefined
  const title = isMissing
    ? MISSING
    : `Clones of ${original ? `“${isolated(original.title)}”` : 'this prompt'}`
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
      {!isCovered && <PageTitle>{title}</PageTitle>}
      <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere">
        {isMissing || !original ? (
          title
        ) : (
          <>
            Clones of “
            <Link
              {...linkTo('prompt', id)}
              className="rounded-sm underline decoration-line-strong decoration-2 underline-offset-4 hover:decoration-current"
            >
              <bdi>{original.title}</bdi>
            </Link>
            ”
          </>
        )}
      </h1>
      {isMissing && <p className="text-ink-soft">{error.message}</p>}
    </div>
  )
}

import { countOf } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { authorQuery } from '../../entities/person/api.ts'
import { useOpenPrompt } from '../../entities/prompt/open-prompt.ts'
import { ApiError } from '../../shared/lib/api-client.ts'
import { isolated } from '../../shared/lib/text-direction.ts'
import { PageTitle } from '../../shared/ui/page-title.tsx'

const MISSING = 'Author not found'

/** Says whose prompts the library shows. */
export function AuthorHeading({ id }: { id: number }) {
  const { data: author, error } = useQuery(authorQuery(id))
  const isMissing = error instanceof ApiError && error.status === 404
  const name = author?.display_name ?? 'this author'
  // The title that was rendered last is shown. This part may load after the dialog, which has its own.
  const isCovered = useOpenPrompt() !== undefined
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
      {!isCovered && <PageTitle>{isMissing ? MISSING : `Prompts by ${isolated(name)}`}</PageTitle>}
      <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere">
        {isMissing ? (
          MISSING
        ) : (
          <>
            Prompts by <bdi>{name}</bdi>
          </>
        )}
      </h1>
      <p className="text-ink-soft">
        {author && countOf(author.prompts, 'public prompt')}
        {isMissing && error.message}
      </p>
    </div>
  )
}

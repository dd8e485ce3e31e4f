import { countOf } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { authorQuery } from '../../entities/person/api.ts'
import { promptQuery } from '../../entities/prompt/api.ts'
import { useListParams } from '../../entities/prompt/list-params.ts'
import { useOpenPrompt, usePromptLink } from '../../entities/prompt/open-prompt.ts'
import { ApiError } from '../../shared/lib/api-client.ts'
import { isolated } from '../../shared/lib/text-direction.ts'
import { PageTitle } from '../../shared/ui/page-title.tsx'

/** The heading of the library when it shows one author's prompts, or the clones of one prompt. */
export function FilterHeading() {
  const [{ author, clones_of }] = useListParams()
  return clones_of === '' ? <AuthorHeading id={Number(author)} /> : <ClonesHeading id={Number(clones_of)} />
}

/** Says whose prompts the library shows. */
function AuthorHeading({ id }: { id: number }) {
  const { data: author, error } = useQuery(authorQuery(id))
  const name = author?.display_name ?? 'this author'
  return (
    <Heading
      title={`Prompts by ${isolated(name)}`}
      missing="Author not found"
      error={error}
      note={author && countOf(author.prompts, 'public prompt')}
    >
      Prompts by <bdi>{name}</bdi>
    </Heading>
  )
}

/** Says whose clones the library shows. */
function ClonesHeading({ id }: { id: number }) {
  const { data: original, error } = useQuery({ ...promptQuery(id), meta: { quiet: true } })
  const linkTo = usePromptLink()
  const title = `Clones of ${original ? `“${isolated(original.title)}”` : 'this prompt'}`
  return (
    <Heading title={title} missing="Prompt not found" error={error}>
      {original ? (
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
      ) : (
        title
      )}
    </Heading>
  )
}

interface HeadingProps {
  title: string
  /** Instead of the title, if there is no such author or prompt. */
  missing: string
  error: Error | null
  note?: string | undefined
  children: ReactNode
}

function Heading({ title, missing, error, note, children }: HeadingProps) {
  const isMissing = error instanceof ApiError && error.status === 404
  // The title that was rendered last is shown. This part may load after the dialog, which has its own.
  const isCovered = useOpenPrompt() !== undefined
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
      {!isCovered && <PageTitle>{isMissing ? missing : title}</PageTitle>}
      <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere">
        {isMissing ? missing : children}
      </h1>
      <p className="text-ink-soft empty:hidden">{isMissing ? error.message : note}</p>
    </div>
  )
}

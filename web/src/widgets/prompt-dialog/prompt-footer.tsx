import { pages } from '@prompt-library/contract/pages'
import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import { countOf } from '@prompt-library/domain/text/count-of'
import { Link } from 'react-router'
import { listSearch } from '../../entities/prompt/list-params.ts'
import { isShared, type Prompt } from '../../entities/prompt/prompt.ts'
import { UpvoteButton } from '../../features/vote/upvote-button.tsx'
import { fullTime } from '../../shared/lib/format.ts'
import { focusMain } from '../../shared/ui/focus-main.ts'

/** Who wrote the prompt, and when, and what people think of it. */
export function PromptFooter({ prompt }: { prompt: Prompt }) {
  return (
    <footer className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
      <p className="min-w-0 flex-1 basis-36">
        <span className="lg:block">
          Authored by <AuthorLink name={prompt.author_name ?? 'Unknown'} id={prompt.author_id} />
        </span>
        <Dot />
        {isShared(prompt) && (
          <>
            <span className="lg:block">
              Shared by <bdi>{prompt.shared_by_name}</bdi>
            </span>
            <Dot />
          </>
        )}
        {prompt.created_at ? (
          <time
            dateTime={prompt.created_at}
            title={fullTime(prompt.created_at)}
            className="whitespace-nowrap"
          >
            {promptDate(prompt.created_at)}
          </time>
        ) : (
          promptDate(null)
        )}
        {prompt.uses > 0 && (
          <>
            <Dot />
            <span className="whitespace-nowrap lg:block">{countOf(prompt.uses, 'use')}</span>
          </>
        )}
      </p>
      <UpvoteButton prompt={prompt} />
    </footer>
  )
}

/** In the side column, each part is on its own line. */
function Dot() {
  return (
    <span aria-hidden className="lg:hidden">
      {' · '}
    </span>
  )
}

interface AuthorLinkProps {
  name: string
  /** Without it, the name isn't a link. */
  id?: number | null | undefined
}

/** A name that leads to the user's public prompts. */
function AuthorLink({ name, id }: AuthorLinkProps) {
  if (!id) return <bdi>{name}</bdi>
  return (
    <Link
      to={{ pathname: pages.library.path, search: listSearch('', { author: String(id) }) }}
      // The filtered list may not include the focused card; without this, keyboard focus would be lost.
      onClick={focusMain}
      className="-my-1 inline-block max-w-full py-1 align-bottom underline decoration-line-strong underline-offset-3 hover:text-ink hover:decoration-current"
    >
      <bdi>{name}</bdi>
    </Link>
  )
}

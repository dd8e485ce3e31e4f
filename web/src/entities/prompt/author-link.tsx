import { pages } from '@prompt-library/contract/pages'
import { Link } from 'react-router'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { listSearch } from './list-params.ts'

interface AuthorLinkProps {
  name: string
  /** Without it, the name isn't a link. */
  id?: number | null | undefined
}

/** A name that leads to the user's public prompts. */
export function AuthorLink({ name, id }: AuthorLinkProps) {
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

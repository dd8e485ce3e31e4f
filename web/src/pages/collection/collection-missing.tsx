import { pages } from '@prompt-library/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { LibraryBig } from 'lucide-react'
import { Link } from 'react-router'
import { sessionQuery } from '../../shared/session/api.ts'
import { SignInLink } from '../../shared/session/sign-in-link.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'

/**
 * What a visitor or member reads instead of a collection: “You may need to sign in”, or that it isn't available. For a
 * collection that doesn't exist or that the viewer can't view. The server doesn't say which.
 */
export function CollectionMissing() {
  const { data: session } = useQuery(sessionQuery)
  const isVisitor = session !== undefined && !session.user
  const title = isVisitor ? 'You may need to sign in' : 'Collection not found'
  return (
    <div className="mx-auto flex reading-width flex-col items-center gap-4 py-16 text-center">
      <PageTitle>{title}</PageTitle>
      <LibraryBig aria-hidden className="size-12 text-brand-ink" strokeWidth={1.5} />
      <h1 className="text-3xl font-semibold tracking-tight text-balance">{title}</h1>
      <p className="text-lg text-ink-soft">
        {isVisitor
          ? 'This collection isn’t public, or it doesn’t exist. If it’s yours or someone sent you its link, sign in. You’ll come right back here.'
          : 'Check the address. The collection may be private, have a new link, or have been deleted.'}
      </p>
      <div className="flex flex-wrap items-center justify-center gap-3">
        {isVisitor && <SignInLink />}
        <Link to={pages.collections.path} className={buttonClass(isVisitor ? 'secondary' : 'primary')}>
          See all collections
        </Link>
      </div>
    </div>
  )
}

import { pages } from '@prompt-library/contract/pages'
import { Compass } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../shared/ui/button.tsx'
import { PageTitle } from '../shared/ui/page-title.tsx'

/** What an unknown address shows. */
export function NotFoundPage() {
  return (
    <div className="mx-auto flex reading-width flex-col items-center gap-4 py-16 text-center">
      <PageTitle>Page not found</PageTitle>
      <Compass aria-hidden className="size-12 text-brand-ink" strokeWidth={1.5} />
      <h1 className="text-3xl font-semibold tracking-tight text-balance">Page not found</h1>
      <p className="text-lg text-ink-soft">Check the address. The page may have been moved or deleted.</p>
      <Link to={pages.library.path} className={buttonClass()}>
        Browse the library
      </Link>
    </div>
  )
}

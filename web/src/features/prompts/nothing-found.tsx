import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { focusMain } from '../../ui/focus-main.ts'
import { EmptyState } from '../../ui/message.tsx'
import { BuildLink } from '../builder/open-in-builder.tsx'
import { hasFilters, NO_FILTERS, useListLink, useListParams } from './list-params.ts'

/** Nothing matches a search or the filters: the way back to more prompts, and on to a new one. */
export function NothingFound() {
  const [params] = useListParams()
  const linkTo = useListLink()
  const words = params.q.trim()
  const filtered = hasFilters(params)
  return (
    <EmptyState icon={SearchX} title="No prompts found.">
      <p>
        {filtered ? 'Try clearing the filters' : 'Try different words'}
        {words === '' ? '.' : ', or build a new prompt from your search.'}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Link
          to={linkTo(filtered ? NO_FILTERS : { q: '', exact: '' })}
          // This link disappears after the click, so the focus moves to the page instead of getting lost.
          onClick={focusMain}
          className={buttonClass('secondary')}
        >
          {filtered ? 'Clear filters' : 'Show all prompts'}
        </Link>
        {words !== '' && (
          <BuildLink task={words} className={buttonClass()}>
            Build a prompt from this search
          </BuildLink>
        )}
      </div>
    </EmptyState>
  )
}

import { SearchX } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { focusMain } from '../../ui/focus-main.ts'
import { EmptyState } from '../../ui/message.tsx'

/** A search or a category is to blame that a list is empty: the way back to all of it. */
export function NothingFound() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const all = new URLSearchParams(search)
  for (const name of ['q', 'category', 'page']) all.delete(name)
  return (
    <EmptyState icon={SearchX} title="No prompts found.">
      <p>Try another word, or look in all categories.</p>
      <Link
        to={{ pathname, search: all.toString() }}
        // the link goes with what it stands in
        onClick={focusMain}
        className={`${buttonClass('secondary')} mt-4`}
      >
        Show all prompts
      </Link>
    </EmptyState>
  )
}

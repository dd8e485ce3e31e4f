import { Link } from 'react-router'
import { useListLink } from '../../entities/prompt/list-params.ts'
import { focusMain } from '../../shared/ui/focus-main.ts'

/** Says that a search was corrected, and offers to search for what was typed. */
export function Correction({ meant, typed }: { meant: string; typed: string }) {
  const linkTo = useListLink()
  return (
    <p className="mb-2">
      Showing results for{' '}
      <strong>
        <bdi>{meant}</bdi>
      </strong>
      {'. '}
      <Link
        to={linkTo({ exact: 'true' })}
        // The link disappears after the click; without this, keyboard focus would be lost.
        onClick={focusMain}
        className="text-brand-ink underline underline-offset-3 hover:decoration-2"
      >
        Search for <bdi>{typed}</bdi> instead
      </Link>
    </p>
  )
}

import { Link } from 'react-router'
import { useListLink } from '../../entities/prompt/list-params.ts'
import { focusMain } from '../../shared/ui/focus-main.ts'

interface CorrectionProps {
  meant: string
  typed: string
  /** For a search that isn’t in the URL. */
  onExact?: () => void
}

/** Says that a search was corrected, and offers to search for what was typed. */
export function Correction({ meant, typed, onExact }: CorrectionProps) {
  const linkTo = useListLink()
  const offer = (
    <>
      Search for <bdi>{typed}</bdi> instead
    </>
  )
  return (
    <p className="mb-2">
      Showing results for{' '}
      <strong>
        <bdi>{meant}</bdi>
      </strong>
      {'. '}
      {onExact ? (
        <button type="button" onClick={onExact} className={OFFER}>
          {offer}
        </button>
      ) : (
        <Link
          to={linkTo({ exact: 'true' })}
          // The link disappears after the click; without this, keyboard focus would be lost.
          onClick={focusMain}
          className={OFFER}
        >
          {offer}
        </Link>
      )}
    </p>
  )
}

const OFFER = 'text-brand-ink underline underline-offset-3 hover:decoration-2'

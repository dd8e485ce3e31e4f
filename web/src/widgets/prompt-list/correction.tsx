import { Link } from 'react-router'
import { useListLink } from '../../entities/prompt/list-params.ts'
import { focusMain } from '../../shared/ui/focus-main.ts'

interface CorrectionProps {
  page: { didYouMean?: string | undefined; suggestion?: string | undefined }
  typed: string
  /** For a search that isn’t in the URL. */
  onSearch?: (changes: { q: string; exact: boolean }) => void
}

/** Says that a search was corrected, and offers to search for what was typed; or the other way around. */
export function Correction({ page: { didYouMean, suggestion }, typed, onSearch }: CorrectionProps) {
  const linkTo = useListLink()
  const q = suggestion ?? typed
  const exact = suggestion === undefined
  const offer = exact ? (
    <>
      Search for <bdi>{typed}</bdi> instead
    </>
  ) : (
    <bdi>{suggestion}</bdi>
  )
  return (
    <p className="mb-3">
      {exact ? (
        <>
          Showing results for{' '}
          <strong>
            <bdi>{didYouMean}</bdi>
          </strong>
          {'. '}
        </>
      ) : (
        'Did you mean '
      )}
      {onSearch ? (
        <button type="button" onClick={() => onSearch({ q, exact })} className={OFFER}>
          {offer}
        </button>
      ) : (
        <Link
          to={linkTo({ q, exact: exact ? 'true' : '' })}
          // The link disappears after the click; without this, keyboard focus would be lost.
          onClick={focusMain}
          className={OFFER}
        >
          {offer}
        </Link>
      )}
      {!exact && '?'}
    </p>
  )
}

const OFFER = 'text-brand-ink underline underline-offset-3 hover:decoration-2'

import { LOAD_FAILURE } from '../shared/ui/load-failure.tsx'
import { ErrorState } from '../shared/ui/message.tsx'
import { PageHeading } from '../shared/ui/page-heading.tsx'

/** Shown instead of a page whose code failed to load. */
export function PageFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <PageHeading title="We couldn’t load this page" />
      <ErrorState title={LOAD_FAILURE.detail} onRetry={onRetry} />
    </>
  )
}

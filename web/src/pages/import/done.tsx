import type { FinishedImport, UndoneImport } from '@prompt-library/contract/imports'
import { collectionPath, pages } from '@prompt-library/contract/pages'
import { countOf } from '@prompt-library/domain/text/count-of'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { UndoResult, useUndoImport } from '../../features/import/recent-imports.tsx'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { ErrorBox } from '../../shared/ui/error-box.tsx'
import { StepHeading } from './step-heading.tsx'

/** What an import did, and the way back. */
export function Done({ finished, onAnother }: { finished: FinishedImport; onAnother: () => void }) {
  const undo = useUndoImport()
  const [undone, setUndone] = useState<UndoneImport>()
  const { added, skipped } = finished
  return (
    <section aria-label="Import finished" className="flex flex-col items-start gap-4">
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden className="mt-1 size-6 shrink-0 text-brand-ink" />
        <div>
          <StepHeading>
            {added === 0 ? 'Nothing to import' : `Imported ${countOf(added, 'prompt')}`}
          </StepHeading>
          {skipped > 0 && (
            <p className="text-ink-soft">
              {countOf(skipped, 'prompt')} skipped, because you already have {skipped === 1 ? 'it' : 'them'}.
            </p>
          )}
          {added > 0 && !undone && (
            <p className="text-ink-soft">
              Only you can see {added === 1 ? 'it' : 'them'}. You can undo this import for 24 hours.
            </p>
          )}
        </div>
      </div>
      <div role="status">{undone && <UndoResult result={undone} />}</div>
      {undo.isError && (
        <ErrorBox>{sentenceFor(undo.error, 'We couldn’t undo the import. Try again.')}</ErrorBox>
      )}
      <div className="flex flex-wrap gap-3">
        {!undone && finished.collection !== null && (
          <Link to={collectionPath(finished.collection)} className={buttonClass()}>
            Show the collection
          </Link>
        )}
        {!undone && (
          <Link to={pages.myPrompts.path} className={buttonClass()}>
            Show my prompts
          </Link>
        )}
        {added > 0 && !undone && (
          <Button
            look="secondary"
            busy={undo.isPending && 'Undoing...'}
            onClick={() => undo.mutate({ import_id: finished.id }, { onSuccess: setUndone })}
          >
            Undo
          </Button>
        )}
        <Button look={undone ? 'secondary' : 'quiet'} onClick={onAnother}>
          Import another file
        </Button>
      </div>
    </section>
  )
}

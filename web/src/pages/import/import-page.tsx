import type { FinishedImport, UndoneImport } from '@prompt-library/contract/imports'
import { collectionPath, pages } from '@prompt-library/contract/pages'
import { IMPORT_PROMPTS_MAX } from '@prompt-library/domain/limits'
import { countOf, groupedCount } from '@prompt-library/domain/text/count-of'
import { CircleCheck, FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { RecentImports, UndoResult, useUndoImport } from '../../features/import/recent-imports.tsx'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { ErrorBox } from '../../shared/ui/error-box.tsx'
import { Fold } from '../../shared/ui/fold.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { MatchColumns } from './match-columns.tsx'
import { Preview } from './preview.tsx'
import { StepHeading } from './step-heading.tsx'
import { useReading } from './use-reading.ts'

/** Prompts from a file: choose it, look at what's in it, import it. Nothing is sent before the last step. */
export function ImportPage() {
  const { reading, read, reset } = useReading()
  const [finished, setFinished] = useState<FinishedImport>()
  const startOver = () => {
    setFinished(undefined)
    reset()
  }
  const finish = (result: FinishedImport) => {
    setFinished(result)
    reset()
  }
  return (
    <div className="column-width">
      <PageHeading title={pages.importPrompts.title}>
        Add prompts from a file. You’ll see what’s in it first, and imported prompts are private until you
        change that.
      </PageHeading>
      {finished && <Done finished={finished} onAnother={startOver} />}
      {!finished && reading.kind === 'choose' && (
        <>
          <ChooseFile refusal={reading.refusal} onChoose={read} />
          <RecentImports />
        </>
      )}
      {reading.kind === 'reading' && (
        <div className="flex flex-wrap items-center gap-4" role="status">
          <p className="wrap-anywhere">
            Reading <bdi className="font-medium">{reading.name}</bdi>...
          </p>
          <Button look="secondary" size="small" onClick={reset}>
            Cancel
          </Button>
        </div>
      )}
      {reading.kind === 'columns' && (
        <MatchColumns
          name={reading.file.name}
          found={reading.found}
          onMatch={(mapping) => read(reading.file, mapping)}
          onCancel={reset}
        />
      )}
      {reading.kind === 'read' && (
        <Preview
          name={reading.file.name}
          found={reading.found}
          running={reading.running}
          onFinish={finish}
          onCancel={reset}
        />
      )}
    </div>
  )
}

interface ChooseFileProps {
  /** Why the last file can't be read. */
  refusal: string | undefined
  onChoose: (file: File) => void
}

function ChooseFile({ refusal, onChoose }: ChooseFileProps) {
  const id = useId()
  return (
    <div className="mb-8 flex flex-col gap-4">
      {refusal && <ErrorBox>{refusal}</ErrorBox>}
      <div className="relative flex flex-col items-center gap-3 rounded-xl border-2 border-dashed border-line-strong bg-surface px-6 py-12 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink">
        <FileUp aria-hidden className="size-10 text-brand-ink" strokeWidth={1.5} />
        <p className="text-lg font-medium max-sm:hidden">Drop a file here</p>
        <label htmlFor={id} className={buttonClass()}>
          Choose a file
        </label>
        {/* It covers the box, because a file can be dropped on it. */}
        <input
          id={id}
          type="file"
          accept=".json,.jsonl,.csv,.tsv,.txt,.md,.zip"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onChoose(file)
            // Otherwise, choosing the same file again after correcting it would do nothing.
            target.value = ''
          }}
        />
        <p className="text-sm text-ink-soft">
          JSON, CSV, Markdown, or zip, up to 10 MB and {groupedCount(IMPORT_PROMPTS_MAX)} prompts
        </p>
      </div>
      <Fold summary="Which files work?">
        <ul className="reading-width list-disc space-y-1 ps-5 text-ink-soft">
          <li>Files exported from this library: JSON, CSV, Markdown, or skills</li>
          <li>Prompts exported from Open WebUI</li>
          <li>The CSV file of prompts.chat</li>
          <li>
            Any other CSV file, such as one saved from Excel, and any JSON file with a list of prompts, such
            as one from LibreChat or Langfuse. You’ll say which column is which.
          </li>
          <li>Markdown and SKILL.md files</li>
          <li>Zip files with any of these</li>
        </ul>
      </Fold>
    </div>
  )
}

/** What an import did, and the way back. */
function Done({ finished, onAnother }: { finished: FinishedImport; onAnother: () => void }) {
  const [undone, setUndone] = useState<UndoneImport>()
  const { undo, isUndoing } = useUndoImport(setUndone)
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
      <div className="flex flex-wrap gap-3">
        {!undone && finished.collection !== null && (
          <Link to={collectionPath(finished.collection)} className={buttonClass()}>
            Show the collection
          </Link>
        )}
        {!undone && (
          <Link
            to={pages.myPrompts.path}
            className={buttonClass(finished.collection === null ? 'primary' : 'secondary')}
          >
            Show my prompts
          </Link>
        )}
        {added > 0 && !undone && (
          <Button look="secondary" busy={isUndoing && 'Undoing...'} onClick={() => undo(finished)}>
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

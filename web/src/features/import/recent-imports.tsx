import type { FinishedImport, UndoneImport } from '@prompt-library/contract/imports'
import { DELETED_PATH } from '@prompt-library/contract/pages'
import type { KeptReason } from '@prompt-library/domain/prompts/imports'
import { countOf } from '@prompt-library/domain/text/count-of'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '../../shared/lib/api-client.ts'
import { useChange } from '../../shared/lib/change.ts'
import { shortDay } from '../../shared/lib/format.ts'
import { userKeys } from '../../shared/lib/query-keys.ts'
import { Button } from '../../shared/ui/button.tsx'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'

/** Imports that can still be undone, each with a button for it. Shows nothing if there are none. */
export function RecentImports() {
  const { data: imports = [] } = useQuery(importsQuery)
  const [undone, setUndone] = useState<UndoneImport>()
  const open = imports.filter(
    ({ id, undone_at, added }) => undone_at === null && id !== undone?.id && added > 0,
  )
  if (open.length === 0 && !undone) return null
  return (
    <section aria-label="Recent imports" className="mb-6 flex flex-col gap-3">
      <div role="status" className="contents">
        {undone && <UndoResult key={undone.id} result={undone} />}
      </div>
      {open.length > 0 && (
        <ul className="flex flex-col gap-2">
          {open.map((one) => (
            <li key={one.id}>
              <RecentImport finished={one} onUndone={setUndone} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface RecentImportProps {
  finished: FinishedImport
  onUndone: (result: UndoneImport) => void
}

function RecentImport({ finished, onUndone }: RecentImportProps) {
  const { undo, isUndoing } = useUndoImport(onUndone)
  const text = importedOnText(finished)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
      <FileUp aria-hidden className="size-4 shrink-0" />
      <span>{text}</span>
      <span aria-hidden>·</span>
      <Button
        look="quiet"
        size="small"
        className="-mx-2"
        busy={isUndoing && 'Undoing...'}
        aria-label={isUndoing ? undefined : `Undo: ${text}`}
        onClick={() => undo(finished)}
      >
        Undo
      </Button>
    </p>
  )
}

export function useUndoImport(onUndone: (result: UndoneImport) => void) {
  const { mutateAsync, isPending } = useChange('POST /api/imports/:import_id/undo')
  const [act] = useConfirmedAction()
  const undo = ({ id }: FinishedImport) =>
    act({
      change: () => mutateAsync({ import_id: id }),
      done: onUndone,
      failed: 'We couldn’t undo the import. Try again.',
    })
  return { undo, isUndoing: isPending }
}

export function UndoResult({ result }: { result: UndoneImport }) {
  const { kept, undone } = result
  return (
    <div
      // The button that was pressed is gone.
      ref={takeFocus}
      tabIndex={-1}
      className="rounded-lg border border-line-strong bg-surface px-4 py-3 outline-none"
    >
      <p className="font-medium">{undoneText(result)}</p>
      {kept.length > 0 && (
        <ul className="mt-2 max-h-64 list-disc overflow-y-auto ps-5 text-sm">
          {kept.map(({ id, title, reason }) => (
            <li key={id} className="wrap-anywhere">
              <bdi>{title}</bdi>: <span className="text-ink-soft">{KEPT_TEXTS[reason]}</span>
            </li>
          ))}
        </ul>
      )}
      {undone > 0 && (
        <Link to={DELETED_PATH} className="mt-2 inline-block text-brand-ink underline underline-offset-4">
          Show Recently deleted
        </Link>
      )}
    </div>
  )
}

function takeFocus(result: HTMLElement | null): void {
  result?.focus({ preventScroll: true })
}

/** “Imported Nov 17: 212 prompts” */
function importedOnText({ added, imported_at }: FinishedImport): string {
  const day = shortDay(imported_at)
  return `Imported ${day}: ${countOf(added, 'prompt')}`
}

/** What undoing an import did. */
function undoneText({ undone, kept }: UndoneImport): string {
  if (undone === 0) return 'Import undone. No prompt was changed.'
  const stay =
    kept.length === 0
      ? ''
      : ` ${countOf(kept.length, 'prompt')} ${kept.length === 1 ? 'stays as it is' : 'stay as they are'}.`
  return `Import undone. The prompts are in Recently deleted.${stay}`
}

const KEPT_TEXTS: Record<KeptReason, string> = {
  edited: 'You edited it since.',
  shared: 'You shared it since.',
  collected: 'It was added to a collection since.',
}

/** The user's imports of the last 24 hours, newest first. */
const importsQuery = queryOptions({
  queryKey: userKeys.imports,
  queryFn: ask('GET /api/imports'),
})

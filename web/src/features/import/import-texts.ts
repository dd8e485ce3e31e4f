// The sentences about finished and undone imports.

import type { FinishedImport, UndoneImport } from '@prompt-library/contract/imports'
import type { KeptReason } from '@prompt-library/domain/prompts/imports'
import { countOf } from '@prompt-library/domain/text/count-of'
import { shortDay } from '../../shared/lib/format.ts'

/** “Imported Nov 17: 212 prompts” */
export function importedOnText({ added, imported_at }: FinishedImport): string {
  const day = shortDay(imported_at)
  return `Imported ${day}: ${countOf(added, 'prompt')}`
}

/** What undoing an import did. */
export function undoneText({ undone, kept }: UndoneImport): string {
  if (undone === 0) return 'Import undone. No prompt was changed.'
  const stay =
    kept.length === 0
      ? ''
      : ` ${countOf(kept.length, 'prompt')} ${kept.length === 1 ? 'stays as it is' : 'stay as they are'}.`
  return `Import undone. The prompts are in Recently deleted.${stay}`
}

export const KEPT_TEXTS: Record<KeptReason, string> = {
  edited: 'You edited it since.',
  shared: 'You shared it since.',
  collected: 'It was added to a collection since.',
}

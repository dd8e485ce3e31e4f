// The sentences about finished and undone imports.
import type { FinishedImport, UndoneImport } from '@prompt-library/contract/imports'
import type { KeptReason } from '@prompt-library/domain/prompts/imports'
import { countOf } from '@prompt-library/domain/text/count-of'

type Counts = Pick<FinishedImport, 'added' | 'updated' | 'skipped'>

/** “Imported 212 prompts”, “Imported 3 prompts and updated 2” */
export function importedText({ added, updated }: Counts): string {
  if (updated === 0) return `Imported ${countOf(added, 'prompt')}`
  if (added === 0) return `Updated ${countOf(updated, 'prompt')}`
  return `Imported ${countOf(added, 'prompt')} and updated ${updated}`
}

/** “Imported Nov 17: 212 prompts” */
export function importedOnText({ added, updated, imported_at }: FinishedImport): string {
  const day = new Date(imported_at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
  return `Imported ${day}: ${countOf(added + updated, 'prompt')}`
}

/** What undoing an import did. */
export function undoneText({ undone, kept, added, updated }: UndoneImport): string {
  if (undone === 0) return 'Import undone. No prompt was changed.'
  const stay =
    kept.length === 0
      ? ''
      : ` ${countOf(kept.length, 'prompt')} ${kept.length === 1 ? 'stays' : 'stay'} as ${kept.length === 1 ? 'it is' : 'they are'}.`
  return `Import undone. ${backText({ added, updated })}${stay}`
}

function backText({ added, updated }: { added: number; updated: number }): string {
  if (updated === 0) return 'The prompts are in Recently deleted.'
  if (added === 0) return 'The prompts have their earlier text.'
  return 'Added prompts are in Recently deleted, and updated ones have their earlier text.'
}

export const KEPT_TEXTS: Record<KeptReason, string> = {
  edited: 'You edited it since.',
  shared: 'You shared it since.',
  collected: 'It was added to a collection since.',
  deleted: 'You deleted it since.',
  transferred: 'It belongs to someone else now.',
  no_earlier_version: 'Its earlier version was removed.',
}

import type { UndoneImport } from '@prompt-library/contract/imports'
import type { Tx } from '../../db/database.ts'
import { indexPrompts, removeFromIndex } from '../../search/index-prompts.ts'
import { importNotFound } from './import-not-found.ts'
import * as queries from './queries.ts'
import * as undoing from './undo-queries.ts'

/** What the history of a prompt says about the revision that undoing an import makes. */
const NOTE = 'Import undone'

/** Undoes an import. Undoing it again returns the same, also if two tabs do it at once. */
export async function undo(
  tx: Tx,
  { id, userId, now }: queries.ImportKey & { now: Date },
): Promise<UndoneImport> {
  const found = await queries.lockImport(tx, { id, userId })
  if (!found?.finished_at || found.finished_at <= queries.undoableSince(now)) throw importNotFound()
  if (!found.undone_at) {
    await undoing.decideKept(tx, { importId: id, userId, finishedAt: found.finished_at })
    const deleted = await undoing.deleteAdded(tx, { importId: id, now })
    await removeFromIndex(tx, deleted)
    const restored = await undoing.restoreUpdated(tx, { importId: id, note: NOTE, now })
    await indexPrompts(tx, restored)
    await queries.markUndone(tx, { id, undone: deleted.length + restored.length, now })
  }
  const undone = await queries.getFinishedImport(tx, { id, userId })
  if (!undone) throw importNotFound()
  return { ...undone, kept: await undoing.listKept(tx, { importId: id, userId }) }
}

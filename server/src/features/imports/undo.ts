import type { UndoneImport } from '@prompt-library/contract/imports'
import type { Tx } from '../../db/database.ts'
import { removeFromIndex } from '../../search/index-prompts.ts'
import { deleteEmptied } from './collection-queries.ts'
import { importNotFound } from './import-not-found.ts'
import * as queries from './queries.ts'
import * as undoing from './undo-queries.ts'

/** Undoes an import. Undoing it again returns the same, also if two tabs do it at once. */
export async function undo(
  tx: Tx,
  { id, userId, now }: queries.ImportKey & { now: Date },
): Promise<UndoneImport> {
  const found = await queries.lockImport(tx, { id, userId })
  if (!found?.finished_at || found.finished_at <= queries.undoableSince(now)) throw importNotFound()
  if (!found.undone_at) {
    const { finished_at: finishedAt, collection_id: collectionId } = found
    await undoing.decideKept(tx, { importId: id, userId, finishedAt, collectionId })
    const deleted = await undoing.deleteAdded(tx, { importId: id, userId, now })
    await removeFromIndex(tx, deleted)
    if (collectionId !== null) await deleteEmptied(tx, { importId: id, userId, collectionId })
    await queries.markUndone(tx, { id, undone: deleted.length, now })
  }
  const undone = await queries.getFinishedImport(tx, { id, userId })
  if (!undone) throw importNotFound()
  return { ...undone, kept: await undoing.listKept(tx, { importId: id, userId }) }
}

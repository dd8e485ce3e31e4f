import type { FinishedImport } from '@prompt-library/contract/imports'
import { countOf } from '@prompt-library/domain/text/count-of'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { countStoredText } from '../../plugins/stored-text.ts'
import { indexPrompts } from '../../search/index-prompts.ts'
import { collectStaged } from './collect-staged.ts'
import * as finishing from './finish-queries.ts'
import { importNotFound } from './import-not-found.ts'
import * as queries from './queries.ts'

interface Finish extends queries.ImportKey {
  keepDuplicates: boolean
  /** To be made of the prompts. */
  collection?: { name: string; description?: string | undefined } | undefined
  now: Date
}

/** Adds all prompts of an import. If it's refused, the prompts stay staged. */
export async function finish(tx: Tx, { id, userId, ...how }: Finish): Promise<FinishedImport> {
  await queries.lockImporter(tx, userId)
  const found = await queries.lockImport(tx, { id, userId })
  if (!found) throw importNotFound()
  // A repeated request.
  if (!found.finished_at) await addAll(tx, { importId: id, userId, prompts: found.prompts, ...how })
  const finished = await queries.getFinishedImport(tx, { id, userId })
  if (!finished) throw importNotFound()
  return finished
}

async function addAll(
  tx: Tx,
  {
    importId,
    userId,
    prompts,
    keepDuplicates,
    collection,
    now,
  }: Omit<Finish, 'id'> & { importId: number; prompts: number },
): Promise<void> {
  const missing = prompts - (await queries.sumStaged(tx, importId)).prompts
  if (missing > 0)
    throw new AppError(
      409,
      `${countOf(missing, 'prompt')} of this import ${missing === 1 ? 'hasn’t' : 'haven’t'} arrived. Nothing was imported.`,
      { body: { missing } },
    )
  await finishing.chooseStaged(tx, { importId, userId, keepDuplicates })
  await countStoredText(tx, { userId, bytes: await finishing.sumChosen(tx, importId), now })
  const added = await finishing.addStaged(tx, { importId, userId, now })
  await finishing.recordImported(tx, importId)
  if (collection) await collectStaged(tx, { importId, userId, now, ...collection })
  await indexPrompts(tx, await finishing.listAdded(tx, importId))
  await queries.deleteStaged(tx, importId)
  await queries.markFinished(tx, { id: importId, added, skipped: prompts - added, now })
}

// When an import is refused at its end (missing or changed prompts, too many files in an hour), and that it adds all
// prompts or none.
import type { FinishedImport } from '@prompt-library/contract/imports'
import { HOUR } from '@prompt-library/domain/durations'
import { IMPORTS_PER_HOUR } from '@prompt-library/domain/limits'
import { RESERVED_TAGS } from '@prompt-library/domain/prompts/reserved-tags'
import { countOf } from '@prompt-library/domain/text/count-of'
import type { Queryable, Tx } from '../../db/database.ts'
import { AppError, formatDuration, TooManyRequests } from '../../errors.ts'
import { countStoredText } from '../../plugins/stored-text.ts'
import { indexImported, indexPrompts } from '../../search/index-prompts.ts'
import { tagColumns } from '../prompts/save-changes.ts'
import * as finishing from './finish-queries.ts'
import { importNotFound } from './import-not-found.ts'
import * as queries from './queries.ts'

/** Adds and updates all prompts of an import. If it's refused, the prompts stay staged. */
export async function finish(
  tx: Tx,
  { id, userId, now }: queries.ImportKey & { now: Date },
): Promise<FinishedImport> {
  await queries.lockImporter(tx, userId)
  const found = await queries.lockImport(tx, { id, userId })
  if (!found) throw importNotFound()
  // A repeated request.
  if (!found.finished_at) await addAll(tx, { importId: id, userId, prompts: found.prompts, now })
  const finished = await queries.getFinishedImport(tx, { id, userId })
  if (!finished) throw importNotFound()
  return finished
}

async function addAll(
  tx: Tx,
  { importId, userId, prompts, now }: { importId: number; userId: number; prompts: number; now: Date },
): Promise<void> {
  await refuseTooMany(tx, { userId, now })
  const missing = prompts - (await queries.sumStaged(tx, importId)).prompts
  if (missing > 0)
    throw new AppError(
      409,
      `${countOf(missing, 'prompt')} of this import ${missing === 1 ? 'hasn’t' : 'haven’t'} arrived. Nothing was imported.`,
      { body: { missing } },
    )
  const changed = await finishing.lockReplaced(tx, { importId, userId })
  if (changed.length > 0)
    throw new AppError(
      409,
      `${countOf(changed.length, 'prompt')} to update changed since you chose the file. Nothing was imported.`,
      { body: { changed } },
    )
  await finishing.chooseStaged(tx, { importId, userId })
  const { texts } = await finishing.sumChosen(tx, importId)
  const left = await countStoredText(tx, { userId, bytes: texts, now })
  const withoutNotes = await finishing.leaveOutNotes(tx, { importId, left })
  const { copies } = await finishing.sumChosen(tx, importId)
  await countStoredText(tx, { userId, bytes: copies, now })
  const added = await finishing.addStaged(tx, { importId, userId, now })
  await finishing.addEarlierNotes(tx, { importId, userId, now })
  await finishing.recordImported(tx, { importId })
  const { tags: names, tag_keys: keys } = tagColumns([...RESERVED_TAGS])
  const updated = await finishing.updateReplaced(tx, { importId, reserved: { names, keys }, now })
  if (await finishing.isIndexOutdated(tx, importId))
    await indexPrompts(tx, await finishing.listAdded(tx, importId))
  else await indexImported(tx, importId)
  await indexPrompts(tx, updated)
  await queries.deleteStaged(tx, importId)
  const skipped = prompts - added - updated.length
  const counts = { added, updated: updated.length, skipped, without_notes: withoutNotes }
  await queries.markFinished(tx, { id: importId, ...counts, now })
}

/** Counts imports that were finished in the last hour, so that a canceled one costs nothing. */
export async function refuseTooMany(
  db: Queryable,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const times = await queries.listFinishTimes(db, { userId, now })
  const first = times.at(-IMPORTS_PER_HOUR)
  if (!first) return
  const wait = Math.ceil((first.getTime() + HOUR - now.getTime()) / 1000)
  throw new TooManyRequests(
    wait,
    `You’ve imported ${IMPORTS_PER_HOUR} files in the last hour. Please try again in ${formatDuration(wait)}.`,
  )
}

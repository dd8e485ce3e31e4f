import {
  cancelImport,
  finishImport,
  listImports,
  sendImportedPrompts,
  startImport,
  undoImport,
} from '@prompt-library/contract/imports'
import { type Db, inTransaction } from '../../db/database.ts'
import { runOnce } from '../../plugins/idempotency.ts'
import type { Serve } from '../../serve.ts'
import type { FeatureParts } from '../settings/settings.ts'
import { finish } from './finish.ts'
import { importNotFound } from './import-not-found.ts'
import * as queries from './queries.ts'
import { readBatch, stageBatch } from './stage.ts'
import { undo } from './undo.ts'

/** Prompts from a file: staged in batches, then added in one transaction. */
export function importRoutes(serve: Serve, { db, clock, settings: cache }: FeatureParts): void {
  serve(startImport, async ({ body: { count: prompts }, user, request }) => {
    const [userId, now] = [user.id, clock()]
    const id = await inTransaction(db, (tx) =>
      runOnce(tx, { request, now, effect: () => queries.createImport(tx, { userId, prompts, now }) }),
    )
    if (id === null) throw importNotFound()
    return { id }
  })

  serve(sendImportedPrompts, async ({ body: { import_id: importId, first, prompts }, user }) => {
    const { settings } = await cache.read()
    const { staged, problems } = await readBatch({ settings, importId, first, prompts })
    await inTransaction(db, (tx) => stageBatch(tx, { id: importId, userId: user.id, staged }))
    return { problems }
  })

  serve(
    finishImport,
    ({ body: { import_id: id, keep_duplicates: keepDuplicates = false, collection }, user }) =>
      inTransaction(db, (tx) =>
        finish(tx, { id, userId: user.id, keepDuplicates, collection, now: clock() }),
      ),
  )

  // Canceling an import that is finished, or canceled already, changes nothing, and the list of imports says which.
  serve(cancelImport, async ({ body: { import_id: id }, user }) => {
    await queries.deleteUnfinished(db, { id, userId: user.id })
    return { success: true as const }
  })

  serve(listImports, ({ user }) => queries.listFinishedImports(db, { userId: user.id, now: clock() }))

  serve(undoImport, ({ body: { import_id: id }, user }) =>
    inTransaction(db, (tx) => undo(tx, { id, userId: user.id, now: clock() })),
  )
}

export async function sweepImports(db: Db, now: Date): Promise<void> {
  await queries.deleteImportsBefore(db, queries.undoableSince(now))
}

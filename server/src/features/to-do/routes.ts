import { countToDo, listToDo } from '@prompt-library/contract/to-do'
import { DAY } from '@prompt-library/domain/durations'
import { TO_DO_PAGE_SIZE } from '@prompt-library/domain/limits'
import { pageWindow } from '@prompt-library/domain/paging'
import { countForCurators, toDoNotice } from '@prompt-library/domain/prompts/to-do'
import { type Db, inSnapshot, inTransaction } from '../../db/database.ts'
import type { Serve } from '../../serve.ts'
import { createNotifications } from '../notifications/queries.ts'
import * as queries from './queries.ts'

export function toDoRoutes(serve: Serve, { db, clock }: { db: Db; clock: () => Date }): void {
  serve(listToDo, ({ query: { kind, page = 1 }, user: viewer }) => {
    const reader = { viewer, now: clock() }
    // A prompt that becomes private between the two statements must not be counted but missing.
    return inSnapshot(db, async (tx) => {
      const counts = await queries.countToDo(tx, { ...reader, kinds: queries.kindsOf(kind) })
      const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
      const answer = await queries.listToDo(tx, kind, { ...reader, ...pageWindow({ page }, TO_DO_PAGE_SIZE) })
      return { answer, headers: { 'x-total-count': total } }
    })
  })

  serve(countToDo, ({ user: viewer }) => queries.countToDo(db, { viewer, now: clock() }))
}

/** Tells each curator at most once a day, and only if something arrived since the last time. */
export async function sweepToDo(db: Db, now: Date): Promise<void> {
  for (const { told_at, ...viewer } of await queries.listCurators(db)) {
    if (told_at && told_at.getTime() > now.getTime() - DAY) continue
    const reader = { viewer, now }
    const arrived = await queries.countToDo(db, { ...reader, since: told_at ?? undefined })
    if (countForCurators(arrived) === 0) continue
    const count = countForCurators(await queries.countToDo(db, reader))
    await inTransaction(db, (tx) =>
      createNotifications(tx, {
        type: 'to_do',
        userIds: [viewer.id],
        ...toDoNotice(count),
        now,
      }),
    )
  }
}

import type { Config } from '../config.ts'
import { type Db, inTransaction, type Tx } from '../db/database.ts'
import { seedDemoData } from './demo-data.ts'
import { seedStarterCollections } from './starter-collections.ts'
import { seedStarterPrompts } from './starter-prompts.ts'

/** Adds the initial content of a new database, each part only once, so that deleted prompts stay deleted. */
export async function seed(
  db: Db,
  config: Pick<Config, 'starterPrompts' | 'demoData'>,
  now: Date,
): Promise<string[]> {
  const added: string[] = []
  if (config.starterPrompts) {
    const count = await seedOnce(db, { name: 'starter-prompts', now, insert: seedStarters })
    if (count > 0) added.push(`${count} starter prompts`)
  }
  if (config.demoData) {
    const count = await seedOnce(db, { name: 'demo-data', now, insert: seedDemoData })
    if (count > 0) added.push(`${count} example users with prompts, upvotes, uses, shares, and AI usage`)
  }
  return added
}

async function seedStarters(tx: Tx, now: Date): Promise<number> {
  const promptIds = await seedStarterPrompts(tx, now)
  await seedStarterCollections(tx, { promptIds, now })
  return promptIds.size
}

interface Seed {
  name: string
  now: Date
  insert: (tx: Tx, now: Date) => Promise<number>
}

async function seedOnce(db: Db, { name, now, insert }: Seed): Promise<number> {
  return inTransaction(db, async (tx) => {
    // A second server that starts at the same time waits here for the first one's row.
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('seeds')
      .values({ name, done_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n ? insert(tx, now) : 0
  })
}

import type { Config } from '../config.ts'
import { type Db, inTransaction, type Tx } from './database.ts'
import { plantDemoData } from './seeds/demo-data.ts'
import { plantStarterPrompts } from './seeds/starter-prompts.ts'

/** Puts in what a new database starts with: once each, so that what people delete stays deleted. */
export async function seed(
  db: Db,
  config: Pick<Config, 'starterPrompts' | 'demoData'>,
  now: Date,
): Promise<string[]> {
  const planted: string[] = []
  if (config.starterPrompts) {
    const count = await plantOnce(db, { name: 'starter-prompts', now, plant: plantStarterPrompts })
    if (count > 0) planted.push(`${count} starter prompts`)
  }
  if (config.demoData) {
    const count = await plantOnce(db, { name: 'demo-data', now, plant: plantDemoData })
    if (count > 0) planted.push(`${count} example people with prompts, votes, shares and AI usage`)
  }
  return planted
}

interface Seed {
  name: string
  now: Date
  plant: (tx: Tx, now: Date) => Promise<number>
}

async function plantOnce(db: Db, { name, now, plant }: Seed): Promise<number> {
  return inTransaction(db, async (tx) => {
    // a second server that starts at the same time waits here for the first, then finds the row
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('seeds')
      .values({ name, planted_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n ? plant(tx, now) : 0
  })
}

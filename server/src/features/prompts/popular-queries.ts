// What a newcomer sees first: the public prompts used most in the last four weeks, or else those reviewed last.
import type { Answer } from '@prompt-library/contract/call'
import type { listPopularPrompts } from '@prompt-library/contract/prompts'
import { MINUTE } from '@prompt-library/domain/durations'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isVisibleTo } from './access-queries.ts'
import { getListed, isReviewed } from './list-queries.ts'
import type { Reader } from './queries.ts'

type Popular = Answer<typeof listPopularPrompts>
interface Chosen {
  by: Popular['by']
  ids: number[]
}

const POPULAR_MAX = 3
const DAYS = 28
const CACHED_FOR = 10 * MINUTE

/** Keeps which prompts these are for ten minutes, because it reads every use of the month, but reads the prompts each time. */
export function createPopular() {
  let cached: { chosen: Promise<Chosen>; until: number } | undefined
  return async (db: Db, reader: Reader): Promise<Popular> => {
    const now = reader.now.getTime()
    if (!cached || cached.until <= now) {
      const chosen = choose(db, reader.now)
      cached = { chosen, until: now + CACHED_FOR }
      chosen.catch(() => {
        cached = undefined
      })
    }
    const { by, ids } = await cached.chosen
    // One that became private since then is left out.
    return { by, prompts: await getListed(db, { source: { of: 'everyone' } }, { ids, ...reader }) }
  }
}

/** A row that isn't full would look like a mistake. */
async function choose(db: Db, now: Date): Promise<Chosen> {
  const used = await sql<{ id: number }>`
    select prompts.id from weekly_uses join prompts on prompts.id = weekly_uses.prompt_id
    where weekly_uses.week > ${now}::timestamptz::date - ${sql.lit(DAYS)} and ${isVisibleTo(null)}
    group by prompts.id order by sum(weekly_uses.uses) desc, prompts.id desc limit ${sql.lit(POPULAR_MAX)}`.execute(
    db,
  )
  if (used.rows.length === POPULAR_MAX) return { by: 'uses', ids: used.rows.map(({ id }) => id) }
  const reviewed = await sql<{ id: number }>`
    select prompts.id from prompts where ${isVisibleTo(null)} and ${isReviewed(now)}
    order by prompts.reviewed_until desc, prompts.id desc limit ${sql.lit(POPULAR_MAX)}`.execute(db)
  return { by: 'reviews', ids: reviewed.rows.map(({ id }) => id) }
}

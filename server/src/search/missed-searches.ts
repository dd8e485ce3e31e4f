// Searches that found nothing. Their words are stored once three people searched for them within a month, and listed for 90
// days. Until then, there are only hashes, whose key is deleted with the month.
import { DAY } from '@prompt-library/domain/durations'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../db/database.ts'
import { deletePeriodsBefore, hashPerson, hashText, isBy, lockKey, type Person } from '../db/hashed-people.ts'

const PEOPLE_MIN = 3
/** Of one person in a month, which bounds the table. */
const MISSES_MAX = 500
const KEPT_DAYS = 90
const LISTED_MAX = 10

/** Counts a person for words that found nothing, once per month. */
export async function recordMiss(
  tx: Tx,
  { words, person, now }: { words: string; person: Person; now: Date },
): Promise<void> {
  const day = monthOf(now)
  const key = await lockKey(tx, 'search_months', day)
  const [by, hash] = [hashPerson(person, key), hashText(words, key)]
  // Two people at the same moment don't see each other here. The next one counts both.
  await sql`
    with miss as (
      insert into search_misses (day, person_hash, words_hash) select ${day}::date, ${by}::bytea, ${hash}::bytea
      where (select count(*) from search_misses where day = ${day}::date and person_hash = ${by}::bytea) < ${sql.lit(MISSES_MAX)}
      on conflict do nothing returning day
    ), before as (
      select count(*) as people from search_misses where day = ${day}::date and words_hash = ${hash}::bytea
    )
    insert into missed_searches (words, people, last_searched_on)
    select ${words}, people + 1, ${dayOf(now)}::date from miss, before where people + 1 >= ${sql.lit(PEOPLE_MIN)}
    on conflict (words) do update
    set people = greatest(missed_searches.people, excluded.people), last_searched_on = excluded.last_searched_on`.execute(
    tx,
  )
}

export interface MissedSearch {
  words: string
  people: number
  last_searched_on: string
}

/** The most frequent ones. What people typed on the way to longer words is left out. */
export async function listMissedSearches(db: Queryable): Promise<MissedSearch[]> {
  const { rows } = await sql<MissedSearch>`
    select words, people, to_char(last_searched_on, 'YYYY-MM-DD') as last_searched_on from missed_searches as missed
    where not exists (select from missed_searches as longer where longer.words <> missed.words
      and starts_with(longer.words, missed.words) and longer.people >= missed.people)
    order by people desc, missed.last_searched_on desc, words limit ${sql.lit(LISTED_MAX)}`.execute(db)
  return rows
}

/** Everything, for libraries that don't count them. */
export async function deleteMisses(db: Queryable, { now, all }: { now: Date; all: boolean }): Promise<void> {
  const last = all ? now : new Date(now.getTime() - KEPT_DAYS * DAY)
  await deletePeriodsBefore(db, 'search_months', all ? 'infinity' : monthOf(now))
  await sql`delete from missed_searches where ${sql.lit(all)} or last_searched_on < ${dayOf(last)}::date`.execute(
    db,
  )
}

/** How many different words a user searched for this month that found nothing. The words themselves aren't known. */
export async function countMissesOf(db: Queryable, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from search_misses where ${await isBy(db, 'search_months', userId)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export async function deleteMissesOf(tx: Tx, userId: number): Promise<void> {
  await sql`delete from search_misses where ${await isBy(tx, 'search_months', userId)}`.execute(tx)
}

function monthOf(now: Date): string {
  return `${now.toISOString().slice(0, 7)}-01`
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

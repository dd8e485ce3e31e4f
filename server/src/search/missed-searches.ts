// When a search that found nothing is stored: once three people searched for it within a month, without private data.
// Listed for 90 days.
import { DAY } from '@prompt-library/domain/durations'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../db/database.ts'
import {
  deletePeriodsBefore,
  hashesOf,
  hashPerson,
  hashText,
  lockKey,
  type Person,
} from '../db/hashed-people.ts'

/** As many people have to search for the same words within a month before the words are stored. */
const PEOPLE_MIN = 3
/** Long searches are seldom repeated, and more likely to be about someone. */
const LENGTH_MIN = 3
const LENGTH_MAX = 80
/** Of one person in a month, which bounds the table. */
const MISSES_MAX = 500
const KEPT_DAYS = 90
const LISTED_MAX = 10
/** How many are compared with each other to find those. */
const COMPARED_MAX = 200

/** The words in the form that is counted unless there is something private in them. Undefined if there are too few or many. */
export function countableWords(text: string): string | undefined {
  const words = oneLine(text)
  return words.length < LENGTH_MIN || words.length > LENGTH_MAX ? undefined : words
}

/** Counts a person for words that found nothing, once per month. */
export async function recordMiss(
  tx: Tx,
  { words, person, now }: { words: string; person: Person; now: Date },
): Promise<void> {
  const day = monthOf(now)
  const key = await lockKey(tx, 'search_months', day)
  const miss = { day, person_hash: hashPerson(person, key), words_hash: hashText(words, key) }
  const { rows } = await sql`
    insert into search_misses (day, person_hash, words_hash)
    select ${day}::date, ${miss.person_hash}::bytea, ${miss.words_hash}::bytea
    where (select count(*) from search_misses where day = ${day}::date and person_hash = ${miss.person_hash}::bytea) < ${sql.lit(MISSES_MAX)}
    on conflict do nothing returning day`.execute(tx)
  if (rows.length === 0) return
  // Two people at the same moment don't see each other here. The next one counts both.
  await sql`
    insert into missed_searches (words, people, last_searched_on)
    select ${words}, count(*), ${dayOf(now)}::date from search_misses
    where day = ${day}::date and words_hash = ${miss.words_hash}::bytea
    having count(*) >= ${sql.lit(PEOPLE_MIN)}
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
    with frequent as materialized (
      select * from missed_searches order by people desc, last_searched_on desc, words limit ${sql.lit(COMPARED_MAX)}
    )
    select words, people, to_char(last_searched_on, 'YYYY-MM-DD') as last_searched_on
    from frequent as missed
    where not exists (select from frequent as longer where longer.words <> missed.words
      and starts_with(longer.words, missed.words) and longer.people >= missed.people)
    order by people desc, last_searched_on desc, words
    limit ${sql.lit(LISTED_MAX)}`.execute(db)
  return rows
}

export async function deleteOldMisses(db: Queryable, now: Date): Promise<void> {
  await deletePeriodsBefore(db, 'search_months', monthOf(now))
  const last = dayOf(new Date(now.getTime() - KEPT_DAYS * DAY))
  await db.deleteFrom('missed_searches').where('last_searched_on', '<', last).execute()
}

/** For libraries that don't count them. */
export async function deleteAllMisses(db: Queryable): Promise<void> {
  await db.deleteFrom('search_months').execute()
  await db.deleteFrom('missed_searches').execute()
}

/** How many different words a user searched for this month that found nothing. The words themselves aren't known. */
export async function countMissesOf(db: Queryable, userId: number): Promise<number> {
  const hashes = await hashesOf(db, 'search_months', userId)
  const { count } = await db
    .selectFrom('search_misses')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('person_hash', '=', sql<Uint8Array>`any(${hashes}::bytea[])`)
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteMissesOf(tx: Tx, userId: number): Promise<void> {
  const hashes = await hashesOf(tx, 'search_months', userId)
  await tx
    .deleteFrom('search_misses')
    .where('person_hash', '=', sql<Uint8Array>`any(${hashes}::bytea[])`)
    .execute()
}

function monthOf(now: Date): string {
  return `${now.toISOString().slice(0, 7)}-01`
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

import type { Sort } from '@prompt-library/contract/prompts'
import { SEARCH_COUNT_MAX } from '@prompt-library/domain/limits'
import type { Category } from '@prompt-library/domain/prompts/categories'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import { type Filter, inOrder, isListed } from './list-queries.ts'

/** Sets up a transaction for searching: its statements have so much time each. */
export async function prepareSearch(tx: Tx, { milliseconds }: { milliseconds: number }): Promise<void> {
  // PostgreSQL can't know how many prompts hold a text. By a wrong guess it would read a whole table, or compile a statement
  // for longer than it runs. And it would read texts anew if it could not keep in mind which of millions it has found.
  await sql`select
    set_config('statement_timeout', ${String(milliseconds)}, true), set_config('enable_seqscan', 'off', true),
    set_config('jit', 'off', true), set_config('work_mem', '32MB', true)`.execute(tx)
}

interface Wish {
  text: string
  sort: Sort
}

interface First {
  /** Of those that hold the text, in order. */
  ids: number[]
  /** How many were looked at. */
  read: number
  /** So many prompts at a time have terms of their own for each word (migration 0009): the number of the newest ones. */
  newestBlock: number
}

/** So many of the first prompts are looked at in any case: they tell how common a text is. */
export const FIRST = 200

export async function searchFirst(tx: Tx, filter: Filter, { text, sort }: Wish): Promise<First> {
  const { rows } = await sql<First>`
    select coalesce(array_agg(id) filter (where strpos(search_text, ${text}) > 0), '{}') as ids,
      count(*)::int as read,
      (select coalesce(max(prompt_id), 0) >> 16 from search_entries) as "newestBlock"
    from (
      select prompts.id, prompts.search_text from prompts where ${isListed(filter)}
      order by ${inOrder(sort, filter.source)} limit ${sql.lit(FIRST)}
    ) as first`.execute(tx)
  return rows[0] ?? { ids: [], read: 0, newestBlock: 0 }
}

/** The first prompts of a list that hold a text, found by looking at one after the other. */
export async function searchAll(
  tx: Tx,
  filter: Filter,
  { text, sort, limit }: Wish & { limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select prompts.id from prompts where ${isListed(filter)} and strpos(prompts.search_text, ${text}) > 0
    order by ${inOrder(sort, filter.source)}
    limit ${limit === SEARCH_COUNT_MAX + 1 ? sql.lit(limit) : limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The words that there are like this, the shortest first: they are the most common ones. */
export async function findWords(tx: Tx, like: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from words where word like ${like} order by length(word), word limit ${limit}`.execute(tx)
  return rows.map(({ word }) => word)
}

/** Blocks of prompts, from one to another. */
export interface Blocks {
  from: number
  to: number
}

/** What the index is asked for: prompts that have one of these terms. */
export type Terms = RawBuilder<unknown>

/** Of prompts in which one of these words stands. */
export function wordTerms(words: readonly string[], blocks: Blocks): Terms {
  return sql`select word_term(word, block << 16) from unnest(${words}::text[]) as word, ${each(blocks)}`
}

/** Of the public prompts of a category. */
export function categoryTerms(category: Category, blocks: Blocks): Terms {
  return sql`select category_term(${category}, block << 16) from ${each(blocks)}`
}

/** Of prompts in which two of these words stand side by side, and of some others. */
export function pairTerms(pairs: readonly (readonly [string, string])[]): Terms {
  const first = pairs.map(([word]) => word)
  const second = pairs.map(([, next]) => next)
  return sql`select pair_term(word, next) from unnest(${first}::text[], ${second}::text[]) as _ (word, next)`
}

/** Of prompts with a word that is too long for the list of words. */
export const LONG_WORD: Terms = sql`select 1048576::bigint`

function each({ from, to }: Blocks) {
  return sql`generate_series(${from}::int, ${to}::int) as block`
}

export interface Lookup {
  /** A prompt has to have one of each. */
  terms: readonly Terms[]
  /** What else is to stand in its text; undefined: it has it, if it has the terms. */
  text: string | undefined
}

export interface Match {
  id: number
  /** When it was written, in seconds. */
  time: number
}

/** Some public prompts, in no order: all that are looked for, if they are fewer than the limit. */
export async function findMatches(
  tx: Tx,
  { category }: Filter,
  { terms, text, limit }: Lookup & { limit: number },
): Promise<Match[]> {
  const conditions = [
    sql`is_public`,
    ...(category ? [sql`category = ${category}`] : []),
    ...terms.map((some) => sql`search_terms(prompt_id, is_public, category, text) && array(${some})`),
    ...(text === undefined ? [] : [sql`strpos(text, ${text}) > 0`]),
  ]
  const { rows } = await sql<Match>`
    select prompt_id as id, extract(epoch from created_at)::float8 as time
    from search_entries where ${sql.join(conditions, sql` and `)}
    limit ${Number.isFinite(limit) ? limit : null}`.execute(tx)
  return rows
}

/** The first of these prompts in an order. */
export async function sortIds(
  tx: Tx,
  filter: Filter,
  { ids, sort, limit, offset }: { ids: readonly number[]; sort: Sort; limit: number; offset: number },
): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select prompts.id from prompts where ${isListed(filter)} and prompts.id = any(${ids}::int[])
    order by ${inOrder(sort, filter.source)} limit ${limit} offset ${offset}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** So many at a time: meanwhile nobody can save a prompt. */
const WORDS_TO_CHECK = 200

/** Of the words that some prompt had and has no more, removes those that no prompt has. */
export async function sweepWords(db: Db): Promise<void> {
  let lookedAt = WORDS_TO_CHECK
  while (lookedAt === WORDS_TO_CHECK) {
    const { rows } = await sql<{ number: number }>`select forget_words(${WORDS_TO_CHECK}) as number`.execute(
      db,
    )
    lookedAt = rows[0]?.number ?? 0
  }
}

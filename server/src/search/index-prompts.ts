import { type Field, type FieldDescription, promptFields } from '@prompt-library/domain/fields/field'
import { replaceFields } from '@prompt-library/domain/fields/find-fields'
import { INDEXED_HTML_MAX, INDEXED_TEXT_MAX } from '@prompt-library/domain/limits'
import { openingOf } from '@prompt-library/domain/text/cut-text'
import { sql } from 'kysely'
import { type Db, inTransaction, type Queryable, type Tx } from '../db/database.ts'
import { plainText } from '../rich-text/plain-text.ts'
import { wordsIn } from './words.ts'

interface Indexed {
  id: number
  title: string
  html: string
  fields: FieldDescription[]
  notes: string | null
  tags: string[]
  category: string
  is_public: boolean
  /** Null for the library's own account, which isn't searchable as an author. */
  author_name: string | null
}

const BATCH = 200

/** Updates the search index for these prompts. Call it whenever their text, tags, visibility, or author changes. */
export async function indexPrompts(tx: Queryable, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) await indexBatch(tx, ids.slice(at, at + BATCH))
}

export async function indexPromptsOf(tx: Tx, authorId: number): Promise<void> {
  const prompts = await tx.selectFrom('prompts').select('id').where('author_id', '=', authorId).execute()
  await indexPrompts(
    tx,
    prompts.map(({ id }) => id),
  )
}

/**
 * Indexes prompts again that earlier versions indexed differently: long ones whole, and fields by their names. Runs once per
 * database, and starts over if it's interrupted.
 */
export async function reindexPrompts(db: Db, now: Date): Promise<void> {
  const done = await db.selectFrom('seeds').select('name').where('name', '=', INDEX).executeTakeFirst()
  if (done) return
  const prompts = await db
    .selectFrom('prompts')
    .select('id')
    .where(sql<boolean>`octet_length(html) > ${sql.lit(INDEXED_TEXT_MAX)} or html like '%{{%'`)
    .execute()
  for (let at = 0; at < prompts.length; at += BATCH)
    await inTransaction(db, (tx) =>
      indexPrompts(
        tx,
        prompts.slice(at, at + BATCH).map(({ id }) => id),
      ),
    )
  await db.insertInto('seeds').values({ name: INDEX, done_at: now }).execute()
}

/** Changes with what is indexed. */
const INDEX = 'search-index-with-labels'

/** Call it when a prompt is deleted. Its words stay until the next sweep. */
export async function removeFromIndex(tx: Tx, id: number): Promise<void> {
  await sql`delete from search_documents where prompt_id = ${id}`.execute(tx)
}

async function indexBatch(tx: Queryable, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<Indexed>`
    select prompts.id, title, html, fields, notes, tags, category, is_public,
      case when author.kind = 'person' then author.display_name end as author_name
    from prompts join users as author on author.id = prompts.author_id
    where prompts.id = any(${ids}::int[])
    order by prompts.id
    -- Until the next statement, no one can make a prompt private or rename its author.
    for no key update of prompts for share of author`.execute(tx)
  const documents = rows.map((row) => ({ ...row, ...documentOf(row) }))
  const column = <Key extends keyof (typeof documents)[number]>(key: Key) => documents.map((one) => one[key])
  await sql`
    insert into search_documents as old (prompt_id, is_public, category, document)
    select id, is_public, category, words::tsvector
      || setweight(to_tsvector('english', a), 'A') || setweight(to_tsvector('english', b), 'B')
      || setweight(to_tsvector('english', c), 'C') || setweight(to_tsvector('english', d), 'D')
    from unnest(${column('id')}::int[], ${column('is_public')}::bool[], ${column('category')}::text[],
      ${column('words')}::text[], ${column('a')}::text[], ${column('b')}::text[], ${column('c')}::text[],
      ${column('d')}::text[]) as _ (id, is_public, category, words, a, b, c, d)
    on conflict (prompt_id) do update
    set is_public = excluded.is_public, category = excluded.category, document = excluded.document`.execute(
    tx,
  )
  const publicWords = new Set(documents.filter((one) => one.is_public).flatMap((one) => one.distinct))
  await addPublicWords(tx, [...publicWords].toSorted())
}

/** Adds words for spelling corrections and partial words. Private prompts add none. */
async function addPublicWords(tx: Queryable, words: readonly string[]): Promise<void> {
  if (words.length === 0) return
  // The sweep skips a batch while this lock is held, so that it can't remove a word that is being added.
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(WORDS_LOCK)})`.execute(tx)
  // Callers sort the words, which prevents deadlocks.
  await sql`insert into public_words (word) select unnest(${words}::text[]) on conflict do nothing`.execute(
    tx,
  )
}

const WORDS_LOCK = 7_077_048

const SWEEP_BATCH = 500

/** Removes words that no public prompt has anymore. Unless `waits` is set, it skips a batch while a prompt is being saved. */
export async function sweepPublicWords(db: Db, { waits = false } = {}): Promise<void> {
  let after: string | null = ''
  while (after !== null) {
    const last: string = after
    after = await inTransaction(db, (tx) => sweepBatch(tx, last, waits))
  }
}

/** Returns the last word it checked, or null at the end. */
async function sweepBatch(tx: Tx, after: string, waits: boolean): Promise<string | null> {
  // A separate statement, so that the next one sees every prompt saved before the lock was acquired.
  const { rows: locks } = await sql<{ held: boolean }>`
    select ${waits ? sql`pg_advisory_xact_lock(${sql.lit(WORDS_LOCK)}) is not null` : sql`pg_try_advisory_xact_lock(${sql.lit(WORDS_LOCK)})`} as held`.execute(
    tx,
  )
  const { rows } = await sql<{ last: string | null }>`
    with batch as materialized (
      select word from public_words where word > ${after} order by word limit ${SWEEP_BATCH}
    ), removed as (
      delete from public_words where ${locks[0]?.held ?? false} and word in (
        select word from batch where not exists (
          select from search_documents where is_public and document @@ format('''=%s''', word)::tsquery))
    )
    select max(word) as last from batch`.execute(tx)
  return rows[0]?.last ?? null
}

/** A gap between two fields, so that no phrase matches across them. */
const GAP = 10

/** The exact words, prefixed with `=` and with positions for phrases, and the text of each field for PostgreSQL to stem. */
function documentOf({ title, tags, author_name, notes, category, html, fields: described }: Indexed) {
  const fields = {
    a: title,
    b: [...tags, author_name ?? ''].join(' \n '),
    c: notes ?? '',
    d: `${category}\n${indexedText(html, described)}`,
  }
  const places = new Map<string, string[]>()
  let position = 0
  const stems = Object.entries(fields).map(([weight, text]) => {
    const forStems: string[] = []
    const add = (word: string) => {
      const known = places.get(word) ?? []
      known.push(`${position}${weight}`)
      places.set(word, known)
      if (/^[a-z0-9]+$/.test(word)) forStems.push(word)
    }
    for (const { parts, joined } of wordsIn(text)) {
      for (const part of parts) {
        position += 1
        add(part)
      }
      if (joined !== undefined) add(joined)
    }
    position += GAP
    return [weight, forStems.join(' ')]
  })
  const words = [...places].map(([word, at]) => `'=${word}':${at.join()}`).join(' ')
  return {
    words,
    distinct: [...places.keys()],
    ...(Object.fromEntries(stems) as Record<'a' | 'b' | 'c' | 'd', string>),
  }
}

/**
 * The part of a text that search knows. Whole texts would let one author's longest prompts slow down everyone's searches, and
 * splitting one into words would block the server. The longest starter prompt has 2,000 characters.
 */
function indexedText(html: string, described: readonly FieldDescription[]): string {
  const opening = openingOf(html, INDEXED_HTML_MAX)
  return openingOf(withLabels(plainText(opening), promptFields(opening, described)), INDEXED_TEXT_MAX)
}

/** Readers see the labels of fields, never their names. */
function withLabels(text: string, fields: readonly Field[]): string {
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  return replaceFields(text, (name) => labels.get(name))
}

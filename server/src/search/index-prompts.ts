// What search knows of a prompt: title, notes, tags, author, fields, and the start of its text.
import { type FieldDescription, promptFields } from '@prompt-library/domain/fields/field'
import { replaceFields } from '@prompt-library/domain/fields/find-fields'
import { INDEXED_HTML_MAX, INDEXED_TEXT_MAX } from '@prompt-library/domain/limits'
import { openingOf } from '@prompt-library/domain/text/cut-text'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../db/database.ts'
import { plainText } from '../rich-text/plain-text.ts'
import { isStemmed } from './terms.ts'
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

/** Other requests are served between two of them. */
const BATCH = 50

/** Updates the search index for these prompts. Call it whenever their text, tags, visibility, or author changes. */
export async function indexPrompts(tx: Queryable, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) await indexBatch(tx, ids.slice(at, at + BATCH))
}

export async function indexPromptsOf(tx: Tx, authorId: number): Promise<void> {
  const prompts = await tx.selectFrom('prompts').select('id').where('author_id', '=', authorId).execute()
  const ids = prompts.map(({ id }) => id)
  await indexPrompts(tx, ids)
}

/** Call it when prompts are deleted. */
export async function removeFromIndex(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from search_documents where prompt_id = any(${ids}::int[])`.execute(tx)
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
  await sql`
    insert into search_documents (prompt_id, is_public, category, document)
    select id, is_public, category, ${DOCUMENT} from ${documentsOf(rows)}
    on conflict (prompt_id) do update
    set is_public = excluded.is_public, category = excluded.category, document = excluded.document`.execute(
    tx,
  )
}

const DOCUMENT = sql`words::tsvector
  || setweight(to_tsvector('english', a), 'A') || setweight(to_tsvector('english', b), 'B')
  || setweight(to_tsvector('english', c), 'C') || setweight(to_tsvector('english', d), 'D')`

/** The parts of `DOCUMENT`, as a table. */
function documentsOf(prompts: readonly Indexed[]) {
  const documents = prompts.map(documentOf)
  const column = <Key extends keyof (typeof documents)[number]>(key: Key) => documents.map((one) => one[key])
  return sql`unnest(${column('id')}::int[], ${column('is_public')}::bool[], ${column('category')}::text[],
      ${column('words')}::text[], ${column('a')}::text[], ${column('b')}::text[], ${column('c')}::text[],
      ${column('d')}::text[]) as parts (id, is_public, category, words, a, b, c, d)`
}

/** A gap between two fields, so that no phrase matches across them. */
const GAP = 10

/** The exact words, prefixed with `=` and with positions for phrases, and the text of each field for PostgreSQL to stem. */
function documentOf({ id, is_public, category, ...prompt }: Indexed) {
  const places = new Map<string, string[]>()
  let position = 0
  const stemmed = (weight: string, text: string): string => {
    const words: string[] = []
    const add = (word: string) => {
      const known = places.get(word) ?? []
      known.push(`${position}${weight}`)
      places.set(word, known)
      if (isStemmed(word)) words.push(word)
    }
    for (const { parts, joined } of wordsIn(text)) {
      for (const part of parts) {
        position += 1
        add(part)
      }
      if (joined !== undefined) add(joined)
    }
    position += GAP
    return words.join(' ')
  }
  const a = stemmed('a', prompt.title)
  const b = stemmed('b', [...prompt.tags, prompt.author_name ?? ''].join(' \n '))
  const c = stemmed('c', prompt.notes ?? '')
  const d = stemmed('d', `${category}\n${indexedText(prompt.html, prompt.fields)}`)
  const words = [...places].map(([word, at]) => `'=${word}':${at.join()}`).join(' ')
  return { id, is_public, category, words, a, b, c, d }
}

/**
 * The part of a text that search knows. Whole texts would let one author's longest prompts slow down everyone's searches, and
 * splitting one into words would block the server. The longest starter prompt has 2,000 characters.
 */
function indexedText(html: string, described: readonly FieldDescription[]): string {
  const opening = openingOf(html, INDEXED_HTML_MAX)
  const labels = new Map(promptFields(opening, described).map(({ name, label }) => [name, label]))
  // Readers see the labels of fields, never their names.
  const text = replaceFields(plainText(opening), (name) => labels.get(name))
  return openingOf(text, INDEXED_TEXT_MAX)
}

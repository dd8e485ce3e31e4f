import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Scope } from './search-queries.ts'

/** What prompts have instead of a word that none of them has. */
export interface Instead {
  word: string
  /** Words that contain it: "photosynthesis" for "synthesis". */
  parts: string[]
  /** The word that was probably meant. */
  similar: string | null
}

/** Shorter ones are parts of nearly everything. */
const WORD_MIN = 3
/** A longer word can have two mistakes instead of one. */
const LONG_WORD = 8
const PARTS_MAX = 20

/** Looks up words. `others` is the rest of the query: of several similar words, the one that occurs with it is meant. */
export async function findInstead(
  tx: Tx,
  scope: Scope,
  { words, others }: { words: readonly string[]; others: string | undefined },
): Promise<Instead[]> {
  const asked = words.filter((word) => word.length >= WORD_MIN)
  if (asked.length === 0) return []
  // A short word with two letters swapped shares few trigrams with the right one.
  await sql`select set_config('pg_trgm.similarity_threshold', '0.2', true)`.execute(tx)
  const { rows } = await sql<Instead>`
    with known as ${scope.isPublic ? sql`not materialized` : sql`materialized`} (${vocabulary(scope)})
    select asked.word,
      array(
        select known.word from known where known.word like '%' || asked.word || '%' and known.word <> asked.word
        order by length(known.word), known.word limit ${sql.lit(PARTS_MAX)}
      ) as parts,
      (
        select close.word from (
          select known.word, levenshtein_less_equal(known.word, asked.word, 2) as mistakes,
            -- swapped letters are two changes, but one mistake
            ${letters(sql`known.word`)} = ${letters(sql`asked.word`)} as same_letters
          from known
          where known.word % asked.word and left(known.word, 1) = left(asked.word, 1)
            and abs(length(known.word) - length(asked.word)) <= 2 and length(asked.word) > ${sql.lit(WORD_MIN)}
        ) as close
        where (mistakes <= case when length(asked.word) < ${sql.lit(LONG_WORD)} then 1 else 2 end
            or same_letters and mistakes = 2)
          and ${frequency(scope)} > 0
        order by mistakes - same_letters::int, ${frequency(scope, others)} desc, ${frequency(scope)} desc,
          similarity(close.word, asked.word) desc, close.word
        limit 1
      ) as similar
    from unnest(${asked}::text[]) as asked (word)`.execute(tx)
  return rows
}

const FREQUENCY_MAX = 200

/** How many prompts have a word, among those that match the rest of the query if it is given. */
function frequency(scope: Scope, others?: string) {
  return sql`(select count(*) from (select from search_documents as found
    where ${scope.isListed} and found.document @@ format('''=%s''', close.word)::tsquery
      and ${others === undefined ? sql`true` : sql`found.document @@ ${others}::tsquery`}
    limit ${sql.lit(FREQUENCY_MAX)}) as counted)`
}

function letters(word: RawBuilder<unknown>) {
  return sql`(select string_agg(letter, '' order by letter) from string_to_table(${word}, null) as letter)`
}

/** Everyone's words are kept; of one person's prompts they are read as they are needed. */
function vocabulary(scope: Scope): RawBuilder<unknown> {
  if (scope.isPublic) return sql`select word from public_words`
  return sql`select distinct substr(lexeme, 2) as word
    from search_documents as found, unnest(tsvector_to_array(found.document)) as lexeme
    where ${scope.isListed} and lexeme like '=%'`
}

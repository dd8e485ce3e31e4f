import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { containing } from '../db/like-pattern.ts'
import type { Scope } from './search-queries.ts'

/** Shorter ones are parts of nearly everything, and resemble too much. */
const WORD_MIN = 3
const LONG_WORD = 8
const PARTS_MAX = 20

/** Words that contain a word which no prompt has by itself: "photosynthesis" for "synthesis". */
export async function findContaining(tx: Tx, scope: Scope, word: string): Promise<string[]> {
  if (word.length < WORD_MIN) return []
  const { rows } = await sql<{ word: string }>`
    select word from (${vocabulary(scope)}) as known where word like ${containing(word)}
    order by length(word), word limit ${sql.lit(PARTS_MAX)}`.execute(tx)
  return rows.map((row) => row.word)
}

/** The word that was probably meant: with the same first letter, and one mistake in a short word or two in a long one. */
export async function findSimilar(
  tx: Tx,
  scope: Scope,
  { word, others }: { word: string; others: string | undefined },
): Promise<string | undefined> {
  if (word.length <= WORD_MIN) return undefined
  const mistakes = word.length < LONG_WORD ? 1 : 2
  // A short word with two letters swapped shares few trigrams with the right one.
  await sql`select set_config('pg_trgm.similarity_threshold', '0.2', true)`.execute(tx)
  const { rows } = await sql<{ word: string }>`
    select word from (
      select word, levenshtein_less_equal(word, ${word}, 2) as mistakes, similarity(word, ${word}) as similarity,
        -- swapped letters are two changes, but one mistake
        (select string_agg(letter, '' order by letter) from string_to_table(word, null) as letter) = ${sorted(word)}
          as same_letters
      from (${vocabulary(scope)}) as known
      where word % ${word} and left(word, 1) = ${[...word][0]} and length(word) between ${word.length - 2} and ${word.length + 2}
    ) as close
    where mistakes <= ${mistakes} or (same_letters and mistakes = 2)
    order by mistakes - same_letters::int, ${frequency(scope, others)} desc,
      ${frequency(scope)} desc, similarity desc, word
    limit 1`.execute(tx)
  return rows[0]?.word
}

const FREQUENCY_MAX = 200

/** How many prompts have a word, among those that match the rest of the query if it is given. */
function frequency(scope: Scope, others?: string) {
  return sql`(select count(*) from (select from search_documents as found
    where ${scope.isListed} and found.document @@ format('''=%s''', close.word)::tsquery
      and ${others === undefined ? sql`true` : sql`found.document @@ ${others}::tsquery`}
    limit ${sql.lit(FREQUENCY_MAX)}) as counted)`
}

/** Everyone's words are kept; of one person's prompts they are read as they are needed. */
function vocabulary(scope: Scope): RawBuilder<unknown> {
  if (scope.isPublic) return sql`select word from public_words`
  return sql`select distinct substr(lexeme, 2) as word
    from search_documents as found, unnest(tsvector_to_array(found.document)) as lexeme
    where ${scope.isListed} and lexeme like '=%'`
}

function sorted(word: string): string {
  return [...word].toSorted().join('')
}

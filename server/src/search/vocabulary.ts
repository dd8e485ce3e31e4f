import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Scope } from './search-queries.ts'

/** Words in prompts that can replace a word that no prompt has. */
export interface Replacements {
  word: string
  /** Words that contain it: "photosynthesis" for "synthesis". */
  parts: string[]
  /** The probable correct spelling. */
  similar: string | null
}

/** Shorter words are part of too many others. */
const WORD_MIN = 3
/** From this length on, a word can have two typos instead of one. */
const LONG_WORD = 8
const PARTS_MAX = 20

interface Lookup {
  words: readonly string[]
  /** The rest of the query, which helps choose between several similar words. */
  others: string | undefined
  /** Those of the words whose correct spelling to look for. */
  typos: readonly string[]
}

export async function findReplacements(
  tx: Tx,
  scope: Scope,
  { words, others, typos }: Lookup,
): Promise<Replacements[]> {
  const lookups = words.filter((word) => word.length >= WORD_MIN)
  if (lookups.length === 0) return []
  const patterns = [...lookups.map((word) => `=%${word}%`), ...typos.map((word) => `=${[...word][0]}%`)]
  // A short word with two swapped letters shares few trigrams with the correct word.
  await sql`select set_config('pg_trgm.similarity_threshold', '0.2', true)`.execute(tx)
  const { rows } = await sql<Replacements>`
    with known as ${scope.isPublic ? sql`not materialized` : sql`materialized`} (${vocabulary(scope, patterns)})
    select typed.word,
      array(
        select known.word from known where known.word like '%' || typed.word || '%' and known.word <> typed.word
        order by length(known.word), known.word limit ${sql.lit(PARTS_MAX)}
      ) as parts,
      ${typos.length > 0 ? similarWord(scope, { typos, others }) : sql`null`} as similar
    from unnest(${lookups}::text[]) as typed (word)`.execute(tx)
  // A word that is part of another word is no typo.
  return rows.map((row) => (row.parts.length > 0 ? { ...row, similar: null } : row))
}

function similarWord(scope: Scope, { typos, others }: Omit<Lookup, 'words'>): RawBuilder<unknown> {
  const total = scope.isPublic ? frequency(scope) : sql`close.prompts`
  return sql`(
        select close.word from (
          select known.*, levenshtein_less_equal(known.word, typed.word, 2) as mistakes,
            -- Swapped letters have a distance of two but are one typo.
            ${letters(sql`known.word`)} = ${letters(sql`typed.word`)} as same_letters
          from known
          where typed.word = any(${typos}::text[]) and known.word % typed.word and left(known.word, 1) = left(typed.word, 1)
            and abs(length(known.word) - length(typed.word)) <= 2 and length(typed.word) > ${sql.lit(WORD_MIN)}
        ) as close
        where (mistakes <= case when length(typed.word) < ${sql.lit(LONG_WORD)} then 1 else 2 end
            or same_letters and mistakes = 2)
          and ${total} > 0
        order by mistakes - same_letters::int, ${others === undefined ? total : frequency(scope, others)} desc, ${total} desc,
          similarity(close.word, typed.word) desc, close.word
        limit 1
      )`
}

const FREQUENCY_MAX = 200

/** The number of prompts with a word, among those that match the rest of the query, if any. */
function frequency(scope: Scope, others?: string) {
  return sql`(select count(*) from (select from search_documents as found
    where ${scope.isListed} and found.document @@ format('''=%s''', close.word)::tsquery
      and ${others === undefined ? sql`true` : sql`found.document @@ ${others}::tsquery`}
    limit ${sql.lit(FREQUENCY_MAX)}) as counted)`
}

function letters(word: RawBuilder<unknown>) {
  return sql`(select string_agg(letter, '' order by letter) from string_to_table(${word}, null) as letter)`
}

/** Extracting the words of ten thousand prompts takes a second. */
const EXTRACTED_MAX = 1_000

/**
 * Words of public prompts are stored. Words of other lists are extracted on demand, from their newest prompts, if they match
 * one of the `like` patterns: sorting all of them would take longer than extracting them.
 */
function vocabulary(scope: Scope, patterns: readonly string[]): RawBuilder<unknown> {
  if (scope.isPublic) return sql`select word from public_words`
  return sql`select substr(lexeme, 2) as word, count(*) as prompts
    from (
      select found.document from search_documents as found where ${scope.isListed}
      order by found.prompt_id desc limit ${sql.lit(EXTRACTED_MAX)}
    ) as newest, unnest(tsvector_to_array(document)) as lexeme
    where lexeme like any(${patterns}::text[]) group by lexeme`
}

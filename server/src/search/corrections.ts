import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { isEnglish } from './english.ts'
import type { Scope, WeightedTerm } from './search-queries.ts'

/** Shorter words are often abbreviations, and one letter away from many others. */
const LENGTH_MIN = 5
/** More unknown words than this probably aren't typos. */
const TYPOS_MAX = 4

/** Whether a term is probably a typo: no prompt has it, and it's neither an English word nor has it synonyms. */
async function isTypo({ word, count, hasSynonyms }: WeightedTerm): Promise<boolean> {
  const isPossible = count === 0 && !hasSynonyms && word !== undefined && /^[a-z]+$/.test(word)
  return isPossible && word.length >= LENGTH_MIN && !(await isEnglish(word))
}

/** The words in prompts that differ from a typo by one mistake. */
export async function findCorrections(
  tx: Tx,
  scope: Scope,
  terms: readonly WeightedTerm[],
): Promise<Map<string, string[]>> {
  const corrections = new Map<string, string[]>()
  for (const term of terms) {
    if (corrections.size === TYPOS_MAX || !(await isTypo(term))) continue
    const words = await findWords(tx, scope, oneMistakeFrom(term.word ?? ''))
    if (words.length > 0) corrections.set(term.word ?? '', words)
  }
  return corrections
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Every word with a letter swapped, left out, added, or replaced. People rarely mistype the first letter. */
function oneMistakeFrom(word: string): string[] {
  return [...word].flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at + 1), word.slice(at + 1)]
    const [next = '', ...rest] = after
    const swapped = at === 0 ? [] : [`${word.slice(0, at)}${next}${letter}${rest.join('')}`]
    const changed = LETTERS.flatMap((other) => [before + other + after, before + other + after.slice(1)])
    return [...swapped, before + after.slice(1), ...changed]
  })
}

/** How many documents are read to see which of the words they contain: of public prompts, only those that contain one. */
const MATCHING_MAX = 100
const NEWEST_MAX = 1_000

async function findWords(tx: Tx, scope: Scope, words: readonly string[]): Promise<string[]> {
  const lexemes = [...new Set(words)].map((word) => `=${word}`)
  const query = lexemes.map((lexeme) => `'${lexeme}'`).join(' | ')
  const { rows } = await sql<{ word: string }>`
    select distinct substr(lexeme, 2) as word from (
      select found.document from search_documents as found where ${scope.isListed} ${
        scope.isPublic
          ? sql`and found.document @@ ${query}::tsquery limit ${sql.lit(MATCHING_MAX)}`
          : sql`order by found.prompt_id desc limit ${sql.lit(NEWEST_MAX)}`
      }
    ) as documents, unnest(tsvector_to_array(document)) as lexeme where lexeme = any(${lexemes}::text[])`.execute(
    tx,
  )
  return rows.map(({ word }) => word)
}

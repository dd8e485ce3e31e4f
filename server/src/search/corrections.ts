// Which misspelled words search corrects: at least 5 letters, in no prompt, no English word, one mistake away, and at most
// four in a search.
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { isEnglish } from './english.ts'
import type { Scope } from './search-queries.ts'
import { countOf, type Term } from './terms.ts'

/** Shorter words are often abbreviations, and one letter away from many others. */
const LENGTH_MIN = 5
/** More unknown words than this probably aren't typos. */
const TYPOS_MAX = 4

/** Whether a term is probably a typo: no prompt has it, and it's neither an English word nor has it synonyms. */
async function isTypo(term: Term): Promise<boolean> {
  const { word, ways } = term
  const hasSynonyms = ways.some(({ kind }) => kind === 'synonym')
  const isPossible = countOf(term) === 0 && !hasSynonyms && word !== undefined && /^[a-z]+$/.test(word)
  return isPossible && word.length >= LENGTH_MIN && !(await isEnglish(word))
}

/** The words in prompts that differ from a typo by one mistake. */
export async function findCorrections(
  tx: Tx,
  scope: Scope,
  terms: readonly Term[],
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

/** Reading the words of ten thousand prompts would take a second. */
const NEWEST_MAX = 1_000

/** Those of the words that some prompt has. Words of public prompts are in the index, others are read from the newest prompts. */
async function findWords(tx: Tx, { isPublic, isListed }: Scope, words: readonly string[]): Promise<string[]> {
  const listed = sql`search_documents as found where ${isListed}`
  const isWord = isPublic
    ? sql`exists (select from ${listed} and found.document @@ format('''=%s''', word)::tsquery)`
    : sql`'=' || word in (select unnest(tsvector_to_array(document)) from (
        select found.document from ${listed} order by found.prompt_id desc limit ${sql.lit(NEWEST_MAX)}) as newest)`
  const { rows } = await sql<{ word: string }>`
    select distinct word from unnest(${words}::text[]) as word where ${isWord}`.execute(tx)
  return rows.map(({ word }) => word)
}

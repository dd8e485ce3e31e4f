import { sql } from 'kysely'
import type { Db } from '../../server/src/db/database.ts'
import { wordsIn } from '../../server/src/search/words.ts'

interface Document {
  title: string
  counts: Map<string, number>
  length: number
}

/** The usual constants: how soon more of the same word stops counting, and how much a long text loses. */
const SATURATION = 1.2
const LENGTH = 0.75

/**
 * The textbook ranking to compare with: BM25 over title, notes, and content, each word reduced to its Porter stem, without
 * fields, synonyms, or corrections.
 */
export async function plainBm25(
  db: Db,
  texts: readonly { title: string; notes: string; text: string }[],
): Promise<(query: string) => Promise<string[]>> {
  const stems = new Map<string, string>()
  const stemsOf = async (text: string): Promise<string[]> => {
    const words = [...wordsIn(text)].flatMap(({ parts }) => parts)
    const unknown = [...new Set(words)].filter((word) => !stems.has(word))
    const { rows } = await sql<{ word: string; stem: string }>`
      select word, coalesce((ts_lexize('english_stem', word))[1], '') as stem from unnest(${unknown}::text[]) as word`.execute(
      db,
    )
    for (const { word, stem } of rows) stems.set(word, stem)
    // Stop words have no stem.
    return words.flatMap((word) => stems.get(word) || [])
  }
  const documents: Document[] = []
  for (const { title, notes, text } of texts) {
    const words = await stemsOf(`${title}\n${notes}\n${text}`)
    const counts = new Map([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]))
    documents.push({ title, counts, length: words.length })
  }
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length
  const rarity = (word: string) => {
    const having = documents.filter(({ counts }) => counts.has(word)).length
    return Math.log(1 + (documents.length - having + 0.5) / (having + 0.5))
  }
  const score = ({ counts, length }: Document, word: string) => {
    const count = counts.get(word) ?? 0
    if (count === 0) return 0
    return (
      (rarity(word) * count * (SATURATION + 1)) /
      (count + SATURATION * (1 - LENGTH + (LENGTH * length) / average))
    )
  }
  return async (query) => {
    const words = await stemsOf(query)
    return documents
      .map((document) => ({
        title: document.title,
        score: words.reduce((sum, word) => sum + score(document, word), 0),
      }))
      .filter((one) => one.score > 0)
      .toSorted((one, other) => other.score - one.score)
      .map(({ title }) => title)
  }
}

// Which searches count as having found nothing (of the whole library), and which of them the console still lists.
import type { ListQuery, Prompt } from '@prompt-library/contract/prompts'
import type { FastifyRequest } from 'fastify'
import { type Db, inTransaction } from '../../db/database.ts'
import { addressSubject } from '../../plugins/limits.ts'
import * as missed from '../../search/missed-searches.ts'
import type { SettingsCache } from '../settings/settings.ts'
import { list } from './list.ts'
import { publicPrompts } from './list-queries.ts'

interface Parts {
  db: Db
  settings: SettingsCache
}

interface Search {
  query: ListQuery
  answer: readonly Prompt[]
  request: FastifyRequest
  now: Date
}

/** Counts a search of the whole library that found nothing, for the dashboard. */
export async function noteSearch({ db, settings }: Parts, { query, answer, request, now }: Search) {
  const { q, page = 1, category, author, tag, collection, clones_of, reviewed, offset } = query
  const isWhole = [category, author, tag, collection, clones_of, reviewed, offset].every(
    (value) => value === undefined,
  )
  if (answer.length > 0 || !q || page !== 1 || !isWhole) return
  try {
    const { missed_searches: isCounted, id_masks } = await settings.readLast()
    const words = isCounted ? missed.countableWords(q, id_masks) : undefined
    if (words === undefined) return
    const { user } = request
    const person = user ? { userId: user.id } : { visitor: addressSubject(request.ip) }
    await inTransaction(db, (tx) => missed.recordMiss(tx, { words, person, now }))
  } catch (error) {
    // The search itself worked.
    request.log.error({ err: error }, 'a search that found nothing wasn’t counted')
  }
}

/** The searches that found nothing, without those that find something since then. */
export async function listMissedSearches({ db, settings }: Parts, now: Date): Promise<missed.MissedSearch[]> {
  const { synonyms } = (await settings.read()).settings
  const stillMissed: missed.MissedSearch[] = []
  for (const search of await missed.listMissedSearches(db)) {
    const query = { q: search.words, page: 1, page_size: 1 }
    const { answer } = await list(db, {
      source: publicPrompts,
      query,
      viewerId: null,
      now,
      synonyms: async () => synonyms,
    })
    if (answer.length === 0) stillMissed.push(search)
  }
  return stillMissed
}

export async function sweepMissedSearches({ db, settings }: Parts, now: Date): Promise<void> {
  const { missed_searches: isCounted } = (await settings.read()).settings
  await (isCounted ? missed.deleteOldMisses(db, now) : missed.deleteAllMisses(db))
}

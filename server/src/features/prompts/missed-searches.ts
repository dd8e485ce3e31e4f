// Which searches count as having found nothing (of the whole library), and which of them the console still lists.
import { setTimeout as wait } from 'node:timers/promises'
import type { ListQuery, Prompt } from '@prompt-library/contract/prompts'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import type { FastifyRequest } from 'fastify'
import { type Db, inTransaction } from '../../db/database.ts'
import { runInWorker } from '../../outside/worker/run-in-worker.ts'
import { addressSubject } from '../../plugins/limits.ts'
import * as missed from '../../search/missed-searches.ts'
import type { SettingsCache } from '../settings/settings.ts'
import { list } from './list.ts'

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

/** Long searches are seldom repeated, and more likely to be about someone. */
const LENGTH_MIN = 3
const LENGTH_MAX = 80

/** How long a search waits until it's counted, in milliseconds. Then it's counted after its response. */
const WAIT = 200

/** Counts a search of the whole library that found nothing, for the dashboard. */
export async function noteSearch({ db, settings }: Parts, { query, answer, request, now }: Search) {
  const { q, sort: _sort, exact: _exact, page = 1, page_size: _size, ...narrowed } = query
  const isWhole = page === 1 && Object.values(narrowed).every((value) => value === undefined)
  const words = oneLine(q ?? '')
  if (answer.length > 0 || !isWhole || words.length < LENGTH_MIN || words.length > LENGTH_MAX) return
  const { missed_searches: isCounted, id_masks: idMasks } = await settings.readLast()
  if (!isCounted) return
  const { user } = request
  const person = user ? { userId: user.id } : { visitor: addressSubject(request.ip) }
  const count = async () => {
    const findings = await runInWorker('missed searches', 'findSensitive', words, { idMasks })
    if (findings.length > 0) return
    await inTransaction(db, (tx) => missed.recordMiss(tx, { words: words.toLowerCase(), person, now }))
  }
  // The search itself worked.
  const counted = count().catch((error) =>
    request.log.error({ err: error }, 'a search that found nothing wasn’t counted'),
  )
  await Promise.race([counted, wait(WAIT)])
}

/** The searches that found nothing, without those that find something since then. */
export async function listMissedSearches({ db, settings }: Parts, now: Date): Promise<missed.MissedSearch[]> {
  const { synonyms } = (await settings.read()).settings
  const source = { of: 'everyone' } as const
  const parts = { source, viewerId: null, now, synonyms: async () => synonyms }
  const stillMissed: missed.MissedSearch[] = []
  for (const search of await missed.listMissedSearches(db)) {
    const { answer } = await list(db, { ...parts, query: { q: search.words, page: 1, page_size: 1 } })
    if (answer.length === 0) stillMissed.push(search)
  }
  return stillMissed
}

export async function sweepMissedSearches(db: Db, now: Date, settings: SettingsCache): Promise<void> {
  const { missed_searches: isCounted } = (await settings.read()).settings
  await missed.deleteMisses(db, { now, all: !isCounted })
}

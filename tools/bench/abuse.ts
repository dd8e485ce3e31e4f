// Measures how much one member can slow down everyone else with the longest prompts that are accepted.
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createPrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { listPrompts } from '@prompt-library/contract/prompts'
import { pino } from 'pino'
import { buildApp } from '../../server/src/app.ts'
import { parseConfig } from '../../server/src/config.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { seed } from '../../server/src/seeds/seed.ts'
import { createUser, signInAs } from '../../server/src/testing/builders.ts'
import { startPostgres } from '../../server/src/testing/start-postgres.ts'
import { quantile } from '../shared/quantile.ts'
import { number, type Result } from '../shared/report.ts'

const PROMPTS = 150
const READS = 60
const QUERY = 'outline essay research paper feedback students course plan review data email draft'
const WEB = join(import.meta.dirname, '../../web/dist')

export async function benchAbuse(): Promise<Result> {
  const server = await startPostgres()
  const database = await openPostgres(server.url('postgres'), ({ message }) => console.error(message))
  const { db } = database
  const config = parseConfig({})
  // Each request is a second later, to stay within the rate limits.
  let time = Date.now()
  const clock = () => {
    time += 1_000
    return new Date(time)
  }
  await migrate(database)
  await seed(db, { starterPrompts: true, demoData: false }, clock())
  const user = await createUser(db)
  const headers = await signInAs(db, user, { config, at: clock() })
  const app = await buildApp({
    config,
    ...database,
    logger: pino({ level: 'silent' }),
    clock,
    webFolder: WEB,
  })

  const timesOf = async (count: number, work: (n: number) => Promise<unknown>) => {
    const times: number[] = []
    for (let n = 0; n < count; n += 1) {
      const start = performance.now()
      await work(n)
      times.push(performance.now() - start)
    }
    return times
  }
  const read = async (query: Record<string, string>) => {
    const { statusCode, body } = await app.inject({
      url: listPrompts.path,
      query: { page: '1', ...query },
      headers,
    })
    if (statusCode !== 200) throw new Error(body)
  }
  const save = async (text: string, id?: number): Promise<number> => {
    const form = { title: 'Long', category: 'Writing', visibility: 'public', markdown: `<p>${text}</p>` }
    const url = id === undefined ? createPrompt.path : updatePrompt.path
    const response = await app.inject({ method: 'POST', url, payload: { ...form, id }, headers })
    if (response.statusCode >= 300) throw new Error(response.body)
    return id ?? response.json().prompt.id
  }
  const rows: string[][] = []
  const addRow = (name: string, times: readonly number[]) =>
    rows.push([name, number(quantile(times, 0.5)), number(quantile(times, 0.99))])
  try {
    await timesOf(READS, () => read({ q: QUERY }))
    addRow('search for 12 words', await timesOf(READS, () => read({ q: QUERY })))
    addRow(
      'submitting a prompt of 99 kB with many different words',
      await timesOf(PROMPTS, (n) => save(latin(n))),
    )
    addRow(`search for 12 words, ${PROMPTS} such prompts`, await timesOf(READS, () => read({ q: QUERY })))
    addRow('list', await timesOf(READS, () => read({})))
    const ids = [await save(han(1)), await save(han(2))]
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    addRow('saving 99,900 Chinese characters', await timesOf(20, (n) => save(han(n), ids[0])))
    delay.disable()
    const state = { reading: true }
    const saving = ids.map(async (id, index) => {
      for (let n = 0; state.reading; n += 1) await save(han(2 * n + index), id)
    })
    addRow('list while two connections save such texts', await timesOf(READS, () => read({})))
    state.reading = false
    await Promise.all(saving)
    return {
      tables: [{ head: ['one member’s longest prompts', 'p50 ms', 'p99 ms'], rows }],
      remarks: [
        `Event loop while saving: p50 ${delay.percentile(50) / 1e6} ms, at most ${number(delay.max / 1e6)} ms`,
      ],
    }
  } finally {
    await app.close()
    await database.close()
    await server.stop()
  }
}

/** Different words for every prompt, and those of the query. */
function latin(n: number): string {
  const words = Array.from({ length: 12_000 }, (_, index) => `w${(index * 7_919 + n * 104_729).toString(36)}`)
  return `${QUERY} ${words.join(' ')}`.slice(0, 99_000)
}

function han(n: number): string {
  return Array.from({ length: 99_900 }, (_, index) =>
    String.fromCodePoint(0x4e00 + ((index * 7 + n) % 20_000)),
  ).join('')
}

// Measures how much one member can slow down everyone else with the longest prompts that are accepted.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { migrate } from '../../server/src/db/migrate.ts'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { seed } from '../../server/src/seeds/seed.ts'
import { createUser } from '../../server/src/testing/builders.ts'
import { startPostgres } from '../../server/src/testing/start-postgres.ts'
import { number } from '../shared/number.ts'
import { quantile } from '../shared/quantile.ts'
import { openApp } from './app.ts'
import { signIn } from './site.ts'

const PROMPTS = 150
const READS = 60
const QUERY = 'outline essay research paper feedback students course plan review data email draft'

export async function benchAbuse() {
  await using stack = new AsyncDisposableStack()
  const server = await startPostgres()
  stack.defer(server.stop)
  const database = await openPostgres(server.url('postgres'), console.error)
  stack.defer(database.close)
  await migrate(database)
  await seed(database.db, { starterPrompts: true, demoData: false }, new Date())
  const { id: as } = await createUser(database.db)
  await signIn(database.db, [as])
  const app = stack.use(await openApp(database))

  const send = async (path: string, body?: object) => {
    const response = await app.send({ path, as, ...(body && { body }) })
    if (response.statusCode >= 400) throw new Error(response.body)
    return response.json()
  }
  const search = () => send(`/api/prompts.php?page=1&q=${QUERY}`)
  const list = () => send('/api/prompts.php?page=1')
  const save = (text: string, id?: number) =>
    send(id === undefined ? '/api/submit.php' : '/api/edit_prompt.php', {
      id,
      title: 'Long',
      category: 'Writing',
      visibility: 'public',
      markdown: `<p>${text}</p>`,
    })
  const rows: Record<string, string>[] = []
  const time = async (name: string, count: number, work: (n: number) => Promise<unknown>) => {
    const times: number[] = []
    for (let n = 0; n < count; n += 1) {
      const start = performance.now()
      await work(n)
      times.push(performance.now() - start)
    }
    rows.push({
      'one member’s longest prompts': name,
      'p50 ms': number(quantile(times, 0.5)),
      'p99 ms': number(quantile(times, 0.99)),
    })
  }

  await search()
  await time('search for 12 words', READS, search)
  await time('submitting a prompt of 99 kB with many different words', PROMPTS, (n) => save(latin(n)))
  await time(`search for 12 words, ${PROMPTS} such prompts`, READS, search)
  await time('list', READS, list)
  const ids = [(await save(han(1))).prompt.id, (await save(han(2))).prompt.id]
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await time('saving 99,900 Chinese characters', 20, (n) => save(han(n), ids[0]))
  delay.disable()
  let reading = true
  const saving = ids.map(async (id, index) => {
    for (let n = 0; reading; n += 1) await save(han(2 * n + index), id)
  })
  await time('list while two connections save such texts', READS, list)
  reading = false
  await Promise.all(saving)
  console.log(`Event loop while saving: at most ${number(delay.max / 1e6)} ms`)
  return rows
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

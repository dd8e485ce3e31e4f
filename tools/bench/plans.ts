// Prints PostgreSQL's plans for the statements of API calls, and fails if one that should use an index scans a whole table.
import pg from 'pg'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { number } from '../shared/number.ts'
import { openApp } from './app.ts'
import { startWithLibraries } from './library.ts'
import type { Options } from './options.ts'
import { planCases } from './plan-cases.ts'
import { type Recording, record } from './record.ts'
import { startSite } from './site.ts'

const RUNS = 5

export async function showPlans({ sizes: [size], isSelected }: Options) {
  await using library = await startWithLibraries([size])
  const url = library.url(size)
  await (await startSite({ DATABASE_URL: url }, size)).stop()
  await using stack = new AsyncDisposableStack()
  const database = await openPostgres(url, console.error)
  stack.defer(database.close)
  const app = stack.use(await openApp(database))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  stack.defer(() => client.end())

  const rows: Record<string, string>[] = []
  for (const { name, request, mayScan } of planCases.filter(isSelected)) {
    const times: number[] = []
    let response = await app.send(request)
    for (let run = 0; run < RUNS; run += 1) {
      const start = performance.now()
      response = await app.send(request)
      times.push(performance.now() - start)
    }
    // On a slow or busy machine, a scan can exceed the time limit of a search.
    if (response.statusCode >= 400 && !mayScan) throw new Error(`${name}: ${response.body}`)
    const plans = await explain(client, await record(() => app.send(request)))
    const found = `${response.headers['x-total-count'] ?? ''}${response.headers['x-total-more'] ? ' and more' : ''}`
    rows.push({
      request: name,
      found: response.statusCode < 400 ? found : String(response.json().message),
      ms: number(Math.min(...times)),
      pages: plans.reduce((sum, plan) => sum + pagesOf(plan), 0).toLocaleString('en-US'),
    })
    console.log(`\n=== ${Object.values(rows.at(-1) ?? {}).join('  ')}\n${plans.join('\n\n')}`)
    if (!mayScan && plans.some((plan) => /Seq Scan on (all_prompts|revisions)/.test(plan))) {
      process.exitCode = 1
      console.log(`Scans the whole table: ${name}`)
    }
  }
  return rows
}

/** Runs recorded statements again and returns the plans of those that read or write tables. */
async function explain(client: pg.Client, recording: Recording): Promise<string[]> {
  const plans: string[] = []
  for (const { text, values } of recording.flat()) {
    if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) await client.query(text, values)
    else {
      const { rows } = await client.query(`explain (analyze, buffers, costs off, timing off) ${text}`, values)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
  }
  return plans.filter((plan) => plan.includes(' on '))
}

/** The number of pages read, from the top node of a plan. */
function pagesOf(plan: string): number {
  const [, hit = '0', read = '0'] = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(plan) ?? []
  return Number(hit) + Number(read)
}

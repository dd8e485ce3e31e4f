import { type CompiledQuery, type KyselyPlugin, sql } from 'kysely'
import { expect, it } from 'vitest'
import { createCollection, createPrompt, createUser, signInAs } from '../testing/builders.ts'
import { createTestApp } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'

/** The calls that most requests send, by the names of their snapshots. */
const HOT_CALLS = {
  'library, newest': '/api/prompts.php?page=1',
  'library, one category, most upvoted': '/api/prompts.php?page=1&sort=upvotes&category=Coding',
  'library, one tag': '/api/prompts.php?page=1&tag=template',
  'library, search': '/api/prompts.php?page=1&q=lesson plan',
  'own prompts': '/api/my_prompts.php?page=1',
  'shared prompts': '/api/get_shared_prompts.php?page=1',
  'shared prompts, count': '/api/shared-prompts/count',
  'saved prompts': '/api/saved-prompts?page=1',
  'one prompt': '/api/get_prompt.php?id=1',
  'one collection': '/api/collections/TOKEN/items?page=1',
  notifications: '/api/get_notifications.php?limit=20&offset=0',
}

/** Compiles every statement once more, as it is sent. */
function recorder() {
  const queries: Parameters<KyselyPlugin['transformQuery']>[0][] = []
  const plugin: KyselyPlugin = {
    transformQuery: (query) => {
      queries.push(query)
      return query.node
    },
    transformResult: async ({ result }) => result,
  }
  return { plugin, queries }
}

const { plugin, queries } = recorder()
const { app, db, config, clock } = await createTestApp({}, { plugin })
const user = await createUser(db)
await createPrompt(db, { author_id: user.id })
const { token } = await createCollection(db, { owner_id: user.id, visibility: 'public' })
const headers = await signInAs(db, user, { config, at: clock.now })

/** What a call asks the database, each statement with the shape of its plan. */
async function statementsOf(path: string): Promise<string> {
  await app.inject({ path, headers })
  queries.length = 0
  const response = await app.inject({ path, headers })
  expect(response.statusCode).toBe(200)
  const executor = db.getExecutor()
  const statements = queries.map(({ node, queryId }) => executor.compileQuery(node, queryId))
  const shown: string[] = []
  for (const statement of statements) shown.push(`${statement.sql.trim()};\n${await planOf(statement)}\n`)
  return shown.join('\n')
}

/** Tables are small in a test, so the plan is what PostgreSQL would do if reading a whole table were expensive. */
async function planOf(statement: CompiledQuery): Promise<string> {
  const values = statement.parameters.map(() => 'null').join(', ')
  const rows = await db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    await sql`set local plan_cache_mode = force_generic_plan`.execute(transaction)
    await sql.raw(`prepare hot_query as ${statement.sql}`).execute(transaction)
    const plan = sql.raw<{ 'QUERY PLAN': string }>(
      `explain (costs off) execute hot_query${values && `(${values})`}`,
    )
    const { rows } = await plan.execute(transaction)
    await sql`deallocate hot_query`.execute(transaction)
    return rows
  })
  return rows.map((row) => `-- ${row['QUERY PLAN']}`).join('\n')
}

// Only with the embedded database, whose version is the same everywhere. “npm run bench -- growth” measures large tables.
it.skipIf(onPostgres).each(Object.entries(HOT_CALLS))(
  '%s: the statements and their plans are the committed ones',
  async (name, path) => {
    const file = `hot-queries/${name.replaceAll(/\W+/g, '-')}.sql`
    await expect(await statementsOf(path.replace('TOKEN', token))).toMatchFileSnapshot(file)
  },
)

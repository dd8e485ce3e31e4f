import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createKey } from '../../../server/src/testing/builders.ts'
import { send } from '../../shared/send.ts'
import type { Library } from '../library.ts'
import { type Result, waitUntil } from '../scenario.ts'

const SAVES_PER_KILL = 3

/** AI tools save prompts over MCP, and repeat a call until it's acknowledged, also after the server was killed. */
export async function killDuringSaves(library: Library, kills: number): Promise<Result> {
  const keys = await createKeys(library)
  /** The prompt's id, by its title. */
  const acknowledged = new Map<string, number>()
  const titles = keys.map(() => randomUUID())
  const problems: string[] = []

  /** Returns whether the call was acknowledged. */
  const save = async (tool: number): Promise<boolean> => {
    const title = titles[tool] ?? ''
    const id = await savePrompt(library.port, keys[tool] ?? '', title).catch(() => undefined)
    if (id === undefined) return false
    acknowledged.set(title, id)
    titles[tool] = randomUUID()
    return true
  }

  let repeated = 0
  for (let time = 0; time < kills; time += 1) {
    await library.start()
    const enough = acknowledged.size + SAVES_PER_KILL * keys.length
    let stopped = false
    const work = keys.map(async (_key, tool) => {
      while (!stopped) if (!(await save(tool))) await wait(20)
    })
    await waitUntil('saves are acknowledged', () => acknowledged.size >= enough)
    await wait(Math.random() * 300)
    await library.kill()
    stopped = true
    await Promise.all(work)
  }
  await library.start()
  for (const tool of keys.keys()) {
    await waitUntil('the last save is acknowledged', () => save(tool))
    repeated += 1
  }
  await library.terminate()

  const rows = await library.withDatabase(({ db }) =>
    db.selectFrom('prompts').select(['id', 'title']).where('html', '=', `<p>${TEXT}</p>`).execute(),
  )
  const ids = Map.groupBy(rows, ({ title }) => title)
  for (const [title, id] of acknowledged)
    if (ids.get(title)?.length !== 1 || ids.get(title)?.[0]?.id !== id)
      problems.push(`${title} was saved as ${id}, and is stored ${ids.get(title)?.length ?? 0} times`)
  if (ids.size !== acknowledged.size) problems.push(`${ids.size} prompts for ${acknowledged.size} saves`)
  return {
    summary: `${kills} kills, ${acknowledged.size} saves, ${repeated} repeated after the last kill`,
    problems,
  }
}

const TEXT = 'Saved by an AI tool.'

async function createKeys({ users, withDatabase }: Library): Promise<string[]> {
  const at = new Date()
  return withDatabase(async ({ db }) => {
    await db.updateTable('users').set({ last_login_at: at }).execute()
    const keys = await Promise.all(users.map(({ id }) => createKey(db, { user_id: id, at })))
    return keys.map(({ key }) => key)
  })
}

/** Without an idempotency key, as AI tools call it. */
async function savePrompt(port: number, key: string, title: string): Promise<number | undefined> {
  const { status, body } = await send({
    port,
    path: '/mcp',
    headers: { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' },
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'save_prompt', arguments: { title, text: TEXT, category: 'Writing' } },
    },
  })
  if (status !== 200) return undefined
  const message = String(body).split('data: ')[1]
  const result = message && JSON.parse(message).result
  return result && !result.isError ? JSON.parse(result.content[0].text).id : undefined
}

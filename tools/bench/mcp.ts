// Measures searches of AI tools over MCP, compared with the same searches over the API, with the same keys.
import { randomBytes } from 'node:crypto'
import { DAY } from '../../domain/src/durations.ts'
import { toApiKey } from '../../domain/src/keys/api-key.ts'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { hashKey } from '../../server/src/features/keys/identify-key.ts'
import { number } from '../shared/number.ts'
import { type Request, send } from '../shared/send.ts'
import { searchCases } from './cases.ts'
import { startWithLibraries } from './library.ts'
import { measure, serverUnderLoad } from './measure.ts'
import type { Options } from './options.ts'
import { MANY, startSite } from './site.ts'

export async function benchMcp({ sizes: [size], clients, milliseconds, rounds, isSelected }: Options) {
  await using library = await startWithLibraries([size])
  const url = library.url(size)
  await using site = await startSite({ DATABASE_URL: url }, size)
  const keys = await createKeys(url)

  const rows: Record<string, string>[] = []
  // AI tools can't choose the order.
  for (const { name, requests } of searchCases.filter((one) => isSelected(one) && !hasOrder(one))) {
    const query = new URLSearchParams(requests[0]?.path.split('?')[1])
    const api = keys.map((headers) => ({ port: site.port, path: `/api/prompts.php?${query}`, headers }))
    const [newest, older] = [toMessage(query, 'newest'), toMessage(query, 'older')]
    const contenders = [
      serverUnderLoad('API', site.pid, api),
      serverUnderLoad('MCP', site.pid, await overMcp(api, newest)),
      serverUnderLoad('MCP of 2025', site.pid, await overMcp(api, older)),
    ]
    for (const count of clients) {
      const [own, mcp, old] = await measure(contenders, { clients: count, rounds, milliseconds })
      if (!own || !mcp || !old) throw new Error('A contender is missing')
      rows.push({
        search: name.replace('search: ', ''),
        clients: String(count),
        'API p50 ms': number(own.p50),
        'MCP p50 ms': number(mcp.p50),
        times: number(mcp.p50 / own.p50),
        'MCP of 2025 p50 ms': number(old.p50),
        'times ': number(old.p50 / own.p50),
        'API p99 ms': number(own.p99),
        'MCP p99 ms': number(mcp.p99),
      })
      console.log(Object.values(rows.at(-1) ?? {}).join('  '))
    }
  }
  return rows
}

const hasOrder = ({ requests }: { requests: { path: string }[] }) => requests[0]?.path.includes('sort=')

/** A key for each of many users, so that rate limits don't affect the measurement. */
async function createKeys(url: string): Promise<Record<string, string>[]> {
  const database = await openPostgres(url, console.error)
  const now = new Date()
  const keys = MANY.map((user_id) => ({ user_id, key: toApiKey(randomBytes(20).toString('hex')) }))
  await database.db.updateTable('users').set({ last_login_at: now }).where('id', 'in', MANY).execute()
  await database.db
    .insertInto('api_keys')
    .values(
      keys.map(({ user_id, key }) => ({
        ...{ user_id, name: 'Bench', scope: 'read' as const, key_hash: hashKey(key) },
        ...{ created_at: now, expires_at: new Date(now.getTime() + DAY) },
      })),
    )
    .execute()
  await database.close()
  return keys.map(({ key }) => ({ authorization: `Bearer ${key}` }))
}

interface Message {
  headers: Record<string, string>
  body: object
}

/** As the clients of both revisions of the protocol send it. */
function toMessage(query: URLSearchParams, revision: 'newest' | 'older'): Message {
  const accept = 'application/json, text/event-stream'
  const { q, category, page } = Object.fromEntries(query)
  const values = { query: q, ...(category && { category }), page: Number(page) }
  const call = { name: 'search_prompts', arguments: values }
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call' }
  if (revision === 'older')
    return { headers: { accept, 'mcp-protocol-version': '2025-11-25' }, body: { ...message, params: call } }
  const version = '2026-07-28'
  const meta = {
    protocolVersion: version,
    clientInfo: { name: 'bench', version: '1' },
    clientCapabilities: {},
  }
  const _meta = Object.fromEntries(
    Object.entries(meta).map(([name, value]) => [`io.modelcontextprotocol/${name}`, value]),
  )
  return {
    headers: {
      accept,
      'mcp-protocol-version': version,
      'mcp-method': message.method,
      'mcp-name': call.name,
    },
    body: { ...message, params: { ...call, _meta } },
  }
}

/** The same requests as messages. A failed tool call is a successful response, so one is looked at. */
async function overMcp(requests: readonly Request[], { headers, body }: Message): Promise<Request[]> {
  const messages = requests.map((request) => ({
    ...request,
    path: '/mcp',
    headers: { ...request.headers, ...headers },
    body,
  }))
  const [first] = messages
  const response = first && (await send(first))
  if (!response || /isError/.test(String(response.body)) || !/"content"/.test(String(response.body)))
    throw new Error(`MCP failed: ${response?.body}`)
  return messages
}

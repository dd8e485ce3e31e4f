// `node tools/mcp-conformance/main.ts`: runs the conformance tests of the Model Context Protocol against the server. docs/mcp.md
// says which scenarios it can pass.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as openRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '../../server/src/db/embedded.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { createKey, createPrompt, createUser } from '../../server/src/testing/builders.ts'
import { freePort } from '../../server/src/testing/free-port.ts'
import { startServer } from '../../server/src/testing/start-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'prompt-library-conformance-'))
const [port, proxyPort] = [await freePort(), await freePort()]
const url = `http://localhost:${proxyPort}`
const data = join(folder, 'data')

const database = await openEmbedded(data)
await migrate(database)
const now = new Date()
const owner = await createUser(database.db, { last_login_at: now })
await createPrompt(database.db, { author_id: owner.id, title: 'Study plan', html: '<p>Plan {{course}}.</p>' })
const { key } = await createKey(database.db, { user_id: owner.id, at: now })
await database.close()

const server = startServer({
  environment: {
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: data,
    STARTER_PROMPTS: 'false',
    DEMO_DATA: 'false',
  },
  cwd: folder,
})
await server.ready()

// The tests can't send a key.
const proxy = createServer((request, response) => {
  const headers = { ...request.headers, authorization: `Bearer ${key}` }
  const { method, url: path } = request
  const forwarded = openRequest({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(response)
  })
  forwarded.on('error', () => response.destroy())
  request.pipe(forwarded)
})
proxy.listen(proxyPort)

const program = join(
  import.meta.dirname,
  '../../node_modules/@modelcontextprotocol/conformance/dist/index.js',
)
const expected = join(import.meta.dirname, 'expected-failures.yml')
const options = ['--url', `${url}/mcp`, '--expected-failures', expected, ...process.argv.slice(2)]
const child = spawn(process.execPath, [program, 'server', ...options], {
  stdio: 'inherit',
  cwd: folder,
})
const [code] = await once(child, 'exit')
proxy.close()
proxy.closeAllConnections()
await server.stop()
rmSync(folder, { recursive: true })
process.exitCode = code

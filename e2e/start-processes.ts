import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openPostgres } from '../server/src/db/postgres.ts'
import { freePort } from '../server/src/testing/free-port.ts'
import { startPostgres } from '../server/src/testing/start-postgres.ts'
import { startServer } from '../server/src/testing/start-server.ts'
import { startProvider } from './start-provider.ts'

/**
 * Two processes of the library on PostgreSQL, behind a proxy with TLS that sends the beginning of each sign-in to one of them and
 * everything else to the other, and a provider with TLS.
 */
export async function startProcesses(settings: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'prompt-library-tls-'))
  const tls = await createCertificate(folder)
  const [proxyPort, providerPort, one, two] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const origin = `https://localhost:${proxyPort}`
  const provider = await startProvider({
    port: providerPort,
    library: origin,
    tls,
    reach: (url) => url.replace(origin, `http://127.0.0.1:${one}`),
  })
  const postgres = await startPostgres()
  const url = postgres.url('library')
  await createDatabase(postgres.url('postgres'))
  const servers = [one, two].map((port) =>
    startServer({
      cwd: folder,
      environment: {
        PORT: String(port),
        PUBLIC_URL: origin,
        TRUST_PROXY: 'loopback',
        DATABASE_URL: url,
        DEMO_DATA: 'false',
        NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem'),
        ...provider.settings,
        ...settings,
      },
    }),
  )
  await Promise.all(servers.map((server) => server.ready()))
  const proxy = createServer(tls, (request, response) => {
    forward(request, response, request.url?.startsWith('/api/login.php') ? one : two)
  })
  await new Promise<void>((resolve) => proxy.listen(proxyPort, '127.0.0.1', resolve))
  return {
    origin,
    provider,
    close: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await Promise.all(servers.map((server) => server.stop()))
      await provider.close()
      await postgres.stop()
      await rm(folder, { recursive: true })
    },
  }
}

async function createCertificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert],
  ])
  return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') }
}

async function createDatabase(url: string): Promise<void> {
  const database = await openPostgres(url, () => undefined)
  await database.withSession((run) => run('create database library'))
  await database.close()
}

function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = request
  const onward = requestOf({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}

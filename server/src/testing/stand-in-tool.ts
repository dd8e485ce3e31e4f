import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll } from 'vitest'
import { createReadDocument } from '../features/oauth/read-document.ts'

const HOST = 'tool.example'

/** A server of an AI tool, with the document that is its id. The library finds it on this machine instead of the internet. */
export async function startTool() {
  const { key, cert } = await createCertificate()
  const asked: string[] = []
  const documents = new Map<string, object | RequestListener>()
  const server = createServer({ key, cert }, (request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const document = documents.get(path)
    if (typeof document === 'function') document(request, response)
    else response.writeHead(document ? 200 : 404).end(JSON.stringify(document ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `https://${HOST}:${(server.address() as AddressInfo).port}`
  const network = {
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isPublic: () => true,
    ca: cert,
  }
  return {
    origin,
    host: new URL(origin).host,
    /** The paths that were requested, the last one last. */
    asked,
    network,
    readDocument: createReadDocument(network),
    /** Returns the address of a document, which describes the tool by default. */
    serve: (path: string, document: object | RequestListener = {}): string => {
      const address = origin + path
      const description = {
        client_id: address,
        client_name: 'Stand-in',
        redirect_uris: [`${origin}/callback`],
      }
      documents.set(path, typeof document === 'function' ? document : { ...description, ...document })
      return address
    },
  }
}

async function createCertificate() {
  const folder = await mkdtemp(join(tmpdir(), 'prompt-library-tool-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`, '-keyout', key, '-out', cert],
  ])
  return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') }
}

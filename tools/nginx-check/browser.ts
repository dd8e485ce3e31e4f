import { readFileSync } from 'node:fs'
import { type ClientHttp2Session, connect, constants } from 'node:http2'
import { type ConnectionOptions, connect as connectTls } from 'node:tls'
import { gunzipSync } from 'node:zlib'

interface Request {
  method?: string
  path: string
  headers?: Record<string, string>
  /** JSON, or a form where it is text. */
  body?: object | string
  /** The address that the browser has. */
  from?: string
}

interface Answer {
  status: number
  header: (name: string) => string
  cookies: string[]
  text: string
  size: number
}

export interface Browser {
  (request: Request): Promise<Answer>
  /** Sends the same request this many times at once, a hundred over each connection. */
  flood: (request: Request, count: number) => Promise<Answer[]>
  /** Whether nginx refuses the TLS connection for this host name. */
  isRefused: (name: string) => Promise<boolean>
}

/** Sends requests over HTTP/2 to nginx at this port, each in a connection of its own. */
export function openBrowser({ port, certificate }: { port: number; certificate: string }): Browser {
  const ca = readFileSync(certificate)
  const begin = ({ from = '127.0.0.1' }: Request) =>
    connect(`https://localhost:${port}`, {
      createConnection: () =>
        connectTls({
          ca,
          port,
          host: '127.0.0.1',
          servername: 'localhost',
          ALPNProtocols: ['h2'],
          localAddress: from,
        } as ConnectionOptions),
    })
  const sendAll = async (request: Request, count: number) => {
    const session = begin(request)
    // Each of its requests fails by itself as well.
    session.on('error', () => undefined)
    try {
      return await Promise.all(Array.from({ length: count }, () => send(session, request)))
    } finally {
      session.close()
    }
  }
  return Object.assign(async (request: Request) => (await sendAll(request, 1))[0] as Answer, {
    flood: async (request: Request, count: number) =>
      (await Promise.all(Array.from({ length: count / 100 }, () => sendAll(request, 100)))).flat(),
    isRefused: (name: string) => isRefused(port, name),
  })
}

function send(
  session: ClientHttp2Session,
  { method = 'GET', path, headers = {}, body }: Request,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const isForm = typeof body === 'string'
    const sent = isForm ? body : JSON.stringify(body)
    const stream = session.request({
      ':method': method,
      ':path': path,
      ...headers,
      ...(sent !== undefined && {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      }),
    })
    let answer: Record<string, unknown> = {}
    const parts: Buffer[] = []
    stream.on('response', (given) => (answer = given))
    stream.on('data', (part) => parts.push(Buffer.from(part)))
    // a request that is too large is answered before all of it was sent
    stream.on('error', (error) => (answer[':status'] ? undefined : reject(error)))
    stream.on('close', () => {
      const bytes = Buffer.concat(parts)
      const header = (name: string) => String(answer[name] ?? '')
      const unpacked = header('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes
      const cookies = (answer['set-cookie'] as string[] | undefined) ?? []
      resolve({
        status: Number(answer[constants.HTTP2_HEADER_STATUS]),
        header,
        cookies,
        text: unpacked.toString('utf8'),
        size: bytes.length,
      })
    })
    stream.end(sent)
  })
}

function isRefused(port: number, name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectTls({ port, host: '127.0.0.1', servername: name, rejectUnauthorized: false })
    socket.on('secureConnect', () => resolve(false))
    socket.on('error', () => resolve(true))
  })
}

import { readFileSync } from 'node:fs'
import { type ClientHttp2Session, connect, constants } from 'node:http2'
import { type ConnectionOptions, connect as connectTls } from 'node:tls'
import { gunzipSync } from 'node:zlib'

interface Request {
  method?: string
  path: string
  headers?: Record<string, string>
  /** An object is sent as JSON, a string as a form. */
  body?: object | string
  /** The client's address. */
  from?: string
}

interface Response {
  status: number
  header: (name: string) => string
  cookies: string[]
  text: string
  size: number
}

export interface Browser {
  (request: Request): Promise<Response>
  /** Sends the same request this many times at once, a hundred per connection. */
  flood: (request: Request, count: number) => Promise<Response[]>
  /** Whether nginx refuses the TLS connection for this host name. */
  isRefused: (name: string) => Promise<boolean>
}

/** Sends requests to nginx over HTTP/2, each on a new connection. */
export function openBrowser({ port, certificate }: { port: number; certificate: string }): Browser {
  const ca = readFileSync(certificate)
  const open = ({ from = '127.0.0.1' }: Request) =>
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
    const session = open(request)
    // Handled by the requests, which fail too.
    session.on('error', () => undefined)
    try {
      return await Promise.all(Array.from({ length: count }, () => send(session, request)))
    } finally {
      session.close()
    }
  }
  return Object.assign(async (request: Request) => (await sendAll(request, 1))[0] as Response, {
    flood: async (request: Request, count: number) =>
      (await Promise.all(Array.from({ length: count / 100 }, () => sendAll(request, 100)))).flat(),
    isRefused: (name: string) => isRefused(port, name),
  })
}

function send(
  session: ClientHttp2Session,
  { method = 'GET', path, headers = {}, body }: Request,
): Promise<Response> {
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
    let headersReceived: Record<string, unknown> = {}
    const parts: Buffer[] = []
    stream.on('response', (received) => (headersReceived = received))
    stream.on('data', (part) => parts.push(Buffer.from(part)))
    // A request that is too large gets its response before it is sent completely.
    stream.on('error', (error) => (headersReceived[':status'] ? undefined : reject(error)))
    stream.on('close', () => {
      const bytes = Buffer.concat(parts)
      const header = (name: string) => String(headersReceived[name] ?? '')
      const unpacked = header('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes
      const cookies = (headersReceived['set-cookie'] as string[] | undefined) ?? []
      resolve({
        status: Number(headersReceived[constants.HTTP2_HEADER_STATUS]),
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

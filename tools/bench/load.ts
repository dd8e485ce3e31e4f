// The load generator, a child process. Each connection sends its next request when it has the response to the last one.
// It implements only as much HTTP as it needs, to use little processor time itself.
import { connect, type Socket } from 'node:net'
import { handleTasks } from './child.ts'

export interface Load {
  port: number
  /** Raw HTTP requests, sent in turn. */
  requests: string[]
  clients: number
  milliseconds: number
}

export interface LoadResult {
  /** In milliseconds, in the order in which responses arrived. */
  latencies: number[]
  milliseconds: number
  /** Failed requests, by status or connection error. */
  failures: Record<string, number>
}

handleTasks<Load, LoadResult>(async ({ port, requests, clients, milliseconds }) => {
  const latencies: number[] = []
  const failures: Record<string, number> = {}
  const bytes = requests.map((request) => Buffer.from(request))
  let next = 0
  const start = performance.now()
  const end = start + milliseconds
  await Promise.all(
    Array.from({ length: clients }, async () => {
      let connection = new Connection(port)
      while (performance.now() < end) {
        const sent = performance.now()
        const request = bytes[next++ % bytes.length] ?? Buffer.alloc(0)
        const outcome = await connection.send(request)
        latencies.push(performance.now() - sent)
        if (outcome !== 'ok') {
          const kind = `${request.toString('latin1', 0, 4).trim()}: ${outcome}`
          failures[kind] = (failures[kind] ?? 0) + 1
          connection.close()
          connection = new Connection(port)
        }
      }
      connection.close()
    }),
  )
  return { latencies, milliseconds: performance.now() - start, failures }
})

/** A kept-open connection that sends one request at a time. */
class Connection {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #settle: (outcome: string) => void = () => {}

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1')
    this.#socket.setNoDelay()
    this.#socket.on('data', (data: Buffer) => this.#receive(data))
    this.#socket.on('error', ({ message }) => this.#settle(message))
    this.#socket.on('close', () => this.#settle('connection closed'))
  }

  send(request: Buffer): Promise<string> {
    return new Promise((resolve) => {
      this.#received = Buffer.alloc(0)
      this.#settle = resolve
      if (this.#socket.destroyed) resolve('connection closed')
      else this.#socket.write(request)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #receive(data: Buffer): void {
    this.#received = this.#received.length === 0 ? data : Buffer.concat([this.#received, data])
    const headEnd = this.#received.indexOf('\r\n\r\n')
    if (headEnd === -1) return
    const head = this.#received.toString('latin1', 0, headEnd)
    const status = Number(head.slice(9, 12))
    if (!isComplete(head, status, this.#received.subarray(headEnd + 4))) return
    this.#settle(status < 400 ? 'ok' : `status ${status}`)
  }
}

function isComplete(head: string, status: number, body: Buffer): boolean {
  if (status === 304) return true
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) return body.length >= Number(length)
  return body.subarray(-5).equals(Buffer.from('0\r\n\r\n'))
}

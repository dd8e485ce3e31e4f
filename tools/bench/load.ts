// The load generator, in a process of its own: so many connections, each sending its next request when the last one is
// answered. Speaks just enough HTTP to cost little beside what it measures.
import { connect, type Socket } from 'node:net'
import { childOf } from './child.ts'

export interface Load {
  port: number
  /** Whole HTTP requests as they go over the wire; sent in turn, from the first on. */
  requests: string[]
  at: number
  milliseconds: number
}

export interface Loaded {
  /** Of each answer, in the order in which they came. */
  latencies: number[]
  milliseconds: number
  /** What was not answered as it should be, by status or by what went wrong with the connection. */
  failures: Record<string, number>
}

childOf<Load, Loaded>(async ({ port, requests, at, milliseconds }) => {
  const latencies: number[] = []
  const failures: Record<string, number> = {}
  const bytes = requests.map((request) => Buffer.from(request))
  let next = 0
  const start = performance.now()
  const end = start + milliseconds
  await Promise.all(
    Array.from({ length: at }, async () => {
      let connection = new Connection(port)
      while (performance.now() < end) {
        const sent = performance.now()
        const request = bytes[next++ % bytes.length] ?? Buffer.alloc(0)
        const outcome = await connection.ask(request)
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

/** One connection, which is kept open: one request at a time. */
class Connection {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #answer: (outcome: string) => void = () => {}

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1')
    this.#socket.setNoDelay()
    this.#socket.on('data', (data: Buffer) => this.#take(data))
    this.#socket.on('error', ({ message }) => this.#answer(message))
    this.#socket.on('close', () => this.#answer('connection closed'))
  }

  ask(request: Buffer): Promise<string> {
    return new Promise((resolve) => {
      this.#received = Buffer.alloc(0)
      this.#answer = resolve
      if (this.#socket.destroyed) resolve('connection closed')
      else this.#socket.write(request)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(data: Buffer): void {
    this.#received = this.#received.length === 0 ? data : Buffer.concat([this.#received, data])
    const headEnd = this.#received.indexOf('\r\n\r\n')
    if (headEnd === -1) return
    const head = this.#received.toString('latin1', 0, headEnd)
    const status = Number(head.slice(9, 12))
    if (!isWhole(head, status, this.#received.subarray(headEnd + 4))) return
    this.#answer(status < 400 ? 'ok' : `status ${status}`)
  }
}

function isWhole(head: string, status: number, body: Buffer): boolean {
  if (status === 304) return true
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) return body.length >= Number(length)
  return body.subarray(-5).equals(Buffer.from('0\r\n\r\n'))
}

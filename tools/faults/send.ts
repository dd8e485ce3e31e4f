import { Agent, type IncomingMessage, request as open } from 'node:http'

export interface Request {
  port: number
  path: string
  headers?: Record<string, string>
  /** Sent as JSON, by POST; without one it is a GET. */
  body?: object
  agent?: Agent
}

export interface Answer {
  status: number
  /** The sentence of a failure. */
  sentence: string
  headers: IncomingMessage['headers']
  json: Record<string, unknown>
  milliseconds: number
}

/** Makes one call and reads all of its answer. Fails with the code of the system when the connection breaks. */
export function send({ port, path, headers = {}, body, agent = new Agent() }: Request): Promise<Answer> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const request = open(
      {
        host: '127.0.0.1',
        port,
        path,
        agent,
        method: body ? 'POST' : 'GET',
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const json = readJson(Buffer.concat(parts).toString())
          resolve({
            status: response.statusCode ?? 0,
            sentence: typeof json['message'] === 'string' ? json['message'] : '',
            headers: response.headers,
            json,
            milliseconds: performance.now() - begun,
          })
        })
      },
    )
    request.on('error', reject)
    request.end(body && JSON.stringify(body))
  })
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

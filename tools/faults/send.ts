import { Agent, type IncomingMessage, request as open } from 'node:http'

export interface Request {
  port: number
  path: string
  headers?: Record<string, string>
  /** Sent as JSON with POST; without a body the method is GET. */
  body?: object
  agent?: Agent
}

export interface Response {
  status: number
  /** The error message. */
  message: string
  headers: IncomingMessage['headers']
  json: Record<string, unknown>
  milliseconds: number
}

/** Sends a request and reads the whole response. Rejects with the system's error code if the connection breaks. */
export function send({ port, path, headers = {}, body, agent = new Agent() }: Request): Promise<Response> {
  const start = performance.now()
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
            message: typeof json['message'] === 'string' ? json['message'] : '',
            headers: response.headers,
            json,
            milliseconds: performance.now() - start,
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

import { Agent, type IncomingHttpHeaders, request as openRequest } from 'node:http'

export interface Request {
  port: number
  path: string
  headers?: Record<string, string>
  /** Sent with POST as JSON. Without a body the method is GET. */
  body?: object
  agent?: Agent
}

export interface Response {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  milliseconds: number
}

/** Sends a request and reads the whole response. Rejects with the system's error code if the connection breaks. */
export function send({ port, path, headers, body, agent = new Agent() }: Request): Promise<Response> {
  const start = performance.now()
  const options = {
    host: '127.0.0.1',
    port,
    path,
    agent,
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
  }
  return new Promise((resolve, reject) => {
    const request = openRequest(options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, body: Buffer.concat(parts), milliseconds: performance.now() - start })
      })
    })
    request.on('error', reject)
    request.end(body && JSON.stringify(body))
  })
}

/** The message of an error in the library's format. */
export function messageOf({ body }: Response): string {
  return body[0] === '{'.charCodeAt(0) ? String(JSON.parse(String(body)).message ?? '') : ''
}

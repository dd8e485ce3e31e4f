import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const PAGE = 2

/**
 * S3-compatible storage with one bucket. It checks signatures by AWS's description of Signature Version 4 and compares the
 * checksum of what it receives, like the real services. Lists come in pages of two.
 */
export async function startStandInS3({ bucket = 'backups', region = 'us-east-1' } = {}) {
  const keys = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' }
  const objects = new Map<string, Buffer>()
  let cut: 'upload' | 'download' | undefined
  let isHanging = false

  const server = createServer(async (request, response) => {
    if (isHanging) return
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
    const [, bucketName, ...rest] = decodeURIComponent(pathname).split('/')
    const key = rest.join('/')
    if (cut === 'upload' && request.method === 'PUT') {
      request.once('data', () => request.destroy())
      return
    }
    const body = await readAll(request)
    if (!body) return
    const problem = signatureProblem(request, body, { ...keys, region })
    if (problem) return refuse(response, 403, problem)
    if (bucketName !== bucket) return refuse(response, 404, 'NoSuchBucket')
    if (request.method === 'PUT') return store(response, key, body)
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    if (key === '') return response.end(listOf(objects, searchParams))
    return send(response, objects.get(key))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  function store(response: ServerResponse, key: string, body: Buffer) {
    objects.set(key, body)
    response.end()
  }

  function send(response: ServerResponse, object: Buffer | undefined) {
    if (!object) return refuse(response, 404, 'NoSuchKey')
    response.writeHead(200, { 'content-length': object.length })
    if (cut !== 'download') return response.end(object)
    response.write(object.subarray(0, object.length / 2), () => response.destroy())
  }

  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    objects,
    /** Ends the connection in the middle of every such request. */
    cutConnections: (during: typeof cut) => {
      cut = during
    },
    /** Accepts requests and never answers them. */
    hang: () => {
      isHanging = true
    },
    environment: {
      AWS_ENDPOINT_URL: endpoint,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
      BACKUP_TO: `s3://${bucket}/library`,
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Keys {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

function signatureProblem(request: IncomingMessage, body: Buffer, keys: Keys): string | undefined {
  const { headers, method, url = '' } = request
  const match = /^AWS4-HMAC-SHA256 Credential=(\S+?)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  )
  if (!match) return 'AccessDenied'
  const [, accessKeyId, scope = '', names = '', signature] = match
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  const payload = String(headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const query = [...searchParams]
    .map((pair) => pair.map(encoded).join('='))
    .toSorted()
    .join('&')
  const signedHeaders = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const canonical = [method, pathname, query, signedHeaders.join(''), names, payload].join('\n')
  const date = String(headers['x-amz-date'])
  const day = date.slice(0, 8)
  if (scope !== `${day}/${keys.region}/s3/aws4_request`) return 'AuthorizationHeaderMalformed'
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = [day, keys.region, 's3', 'aws4_request'].reduce<Buffer>(
    hmac,
    Buffer.from(`AWS4${keys.secretAccessKey}`),
  )
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}

function listOf(objects: Map<string, Buffer>, query: URLSearchParams): string {
  const start = query.get('start-after') ?? ''
  const found = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? ''))
    .toSorted()
    .filter((key) => key > start)
  const contents = found
    .slice(0, PAGE)
    .map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size></Contents>`)
  return `<ListBucketResult>${contents.join('')}<IsTruncated>${found.length > PAGE}</IsTruncated></ListBucketResult>`
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code><Message>test-secret</Message></Error>`)
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

/** Undefined if the connection ended before the whole request was here. */
async function readAll(request: IncomingMessage): Promise<Buffer | undefined> {
  try {
    return Buffer.concat(await Array.fromAsync<Buffer>(request))
  } catch {
    return undefined
  }
}

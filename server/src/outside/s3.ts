// Files in S3-compatible storage: listing, saving, reading, and deleting, and the sentences if that fails.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Settings } from '../backup-settings.ts'

/** Of what isn't a file: a list, a deletion. Files take as long as they need, but fetch() gives up after 5 minutes of silence. */
const TIMEOUT = 30_000

/** A failure that the operator can act on. The message contains neither keys nor the service's own text. */
export class S3Error extends Error {}

interface StoredFile {
  name: string
  size: number
}

/** Files in S3-compatible storage. The names are relative to the prefix. */
export async function openS3(settings: S3Settings) {
  const { AwsClient } = await import('aws4fetch')
  const { bucket, prefix, endpoint, region } = settings
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    ...(settings.sessionToken && { sessionToken: settings.sessionToken }),
    region,
    service: 's3',
    // A file that was sent in part can't be sent again from its middle. The schedule or the operator tries again.
    retries: 0,
  })
  // Other services often have no host name for each bucket.
  const base = endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`
  const { host } = new URL(base)
  const at = (name: string) => `${base}/${(prefix + name).split('/').map(encodeURIComponent).join('/')}`

  const send = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const response = await client.fetch(url, init).catch((error: Error) => {
      throw new S3Error(
        `The storage at ${host} can't be reached: ${reasonOf(error)}. Check AWS_ENDPOINT_URL and the network.`,
        { cause: error },
      )
    })
    if (response.ok) return response
    const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? ''
    throw new S3Error(refusal({ status: response.status, code, host, settings }))
  }

  const sendBriefly = (url: string, init: RequestInit = {}) =>
    send(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) })

  return {
    /** The files whose names begin with `start`, in alphabetical order. */
    list: async (start: string): Promise<StoredFile[]> => {
      const files: StoredFile[] = []
      for (let page: StoredFile[]; ; files.push(...page)) {
        const after = files.at(-1)?.name
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + start, delimiter: '/' })
        if (after) query.set('start-after', prefix + after)
        const xml = await (await sendBriefly(`${base}/?${query}`)).text()
        // The name is what follows the prefix, in which XML can escape characters.
        page = [...xml.matchAll(/<Key>(?:[^<]*\/)?([^</]+)<\/Key>.*?<Size>(\d+)<\/Size>/gs)].map(
          ([, name = '', size]) => ({ name, size: Number(size) }),
        )
        if (page.length === 0 || !xml.includes('<IsTruncated>true<')) return [...files, ...page]
      }
    },
    /** The storage compares the checksum. A request that ends early leaves no object. */
    upload: async (name: string, path: string): Promise<void> => {
      const hash = createHash('sha256')
      await pipeline(createReadStream(path), hash)
      const { size } = await stat(path)
      await send(at(name), {
        method: 'PUT',
        // A Blob of the file would be in memory as a whole.
        body: Readable.toWeb(createReadStream(path)) as ReadableStream,
        headers: { 'content-length': String(size), 'x-amz-content-sha256': hash.digest('hex') },
      })
    },
    download: async (name: string, path: string): Promise<void> => {
      const { body } = await send(at(name))
      if (!body) throw new S3Error(`The storage at ${host} sent nothing for ${name}.`)
      const file = createWriteStream(path, { mode: 0o600 })
      await pipeline(Readable.fromWeb(body), file).catch((error: Error) => {
        if ('code' in error && error.code === 'ENOSPC') throw error
        throw new S3Error(
          `The connection to ${host} was lost after ${file.bytesWritten} bytes of ${name}. Try again.`,
          { cause: error },
        )
      })
    },
    remove: async (name: string): Promise<void> => {
      await sendBriefly(at(name), { method: 'DELETE' })
    },
  }
}

interface Refusal {
  status: number
  code: string
  host: string
  settings: S3Settings
}

function refusal({ status, code, host, settings: { bucket } }: Refusal): string {
  if (code === 'NoSuchBucket')
    return `There is no bucket "${bucket}" at ${host}. Create it, or check BACKUP_TO.`
  if (code === 'NoSuchKey') return `There is no such file in the bucket "${bucket}" at ${host}.`
  if (code === 'InvalidAccessKeyId' || code === 'SignatureDoesNotMatch')
    return `${host} refused the keys (${code}). Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`
  if (status === 301 || code === 'AuthorizationHeaderMalformed')
    return `The bucket "${bucket}" is in another region. Check AWS_REGION.`
  if (status === 403)
    return `The keys aren't allowed to use the bucket "${bucket}" at ${host} (${code || status}). They need to list, read, write, and delete.`
  return `The storage at ${host} answered with status ${status}${code && ` (${code})`}. Try again later.`
}

/** fetch() says only "fetch failed"; the cause says why. */
function reasonOf(error: Error): string {
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  return ('code' in cause && String(cause.code)) || cause.message
}

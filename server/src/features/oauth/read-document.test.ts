import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { startTool } from '../../testing/stand-in-tool.ts'
import { OAuthError } from './oauth-error.ts'
import { createReadDocument, isPublic } from './read-document.ts'

const tool = await startTool()
const { network } = tool

/** The reason that the log has. */
async function reasonOf(reading: Promise<unknown>): Promise<string> {
  const error: unknown = await reading.catch((reason) => reason)
  if (!(error instanceof OAuthError)) throw new Error('it was read')
  expect(error.message).toBe('The description of this tool couldn’t be read.')
  const { message, code } = error.cause as NodeJS.ErrnoException
  return code ?? message
}

it('reads a document', async () => {
  const address = tool.serve('/ok.json', { client_name: 'Tool' })
  expect(await tool.readDocument(address)).toMatchObject({ client_id: address, client_name: 'Tool' })
})

it('connects to the address that was checked, also if the name has another one a moment later', async () => {
  const answers = ['127.0.0.1', '127.0.0.99']
  const checked: string[] = []
  const read = createReadDocument({
    ...network,
    resolve: async () => [{ address: answers.shift() ?? 'none', family: 4 }],
    isPublic: (address) => checked.push(address) > 0,
  })
  await read(tool.serve('/rebinding.json'))
  expect(checked).toEqual(['127.0.0.1'])
})

it.each([
  ['127.0.0.1'],
  ['127.1.2.3'],
  ['0.0.0.0'],
  ['10.1.2.3'],
  ['100.64.0.1'],
  ['169.254.169.254'],
  ['172.31.255.255'],
  ['192.168.1.1'],
  ['198.18.0.1'],
  ['224.0.0.1'],
  ['255.255.255.255'],
  ['::'],
  ['::1'],
  ['fe80::1'],
  ['fd00::1'],
  ['ff02::1'],
  ['::ffff:10.0.0.1'],
  ['::ffff:a9fe:a9fe'],
  ['64:ff9b::a00:1'],
  ['2001::1'],
  ['2001:db8::1'],
  ['2002:a00:1::1'],
  ['8.8.8.8', '10.0.0.1'],
  ['2606:4700::1111', '::1'],
])('a name of %s leads nowhere', async (...addresses) => {
  const read = createReadDocument({
    ...network,
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    isPublic,
  })
  const before = tool.asked.length
  expect(await reasonOf(read(tool.serve('/private.json')))).toBe('an address that isn’t public')
  expect(tool.asked).toHaveLength(before)
})

it.each(['8.8.8.8', '172.32.0.1', '192.0.1.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => {
    expect(isPublic(address)).toBe(true)
  },
)

describe('refuses', () => {
  it('a name without an address', async () => {
    const read = createReadDocument({ ...network, resolve: async () => [] })
    expect(await reasonOf(read(`${tool.origin}/none.json`))).toBe('an address that isn’t public')
  })

  it('a redirect, wherever it leads', async () => {
    const target = tool.serve('/target.json')
    const address = tool.serve('/redirect.json', (_request, response) => {
      response.writeHead(302, { location: target }).end('{}')
    })
    expect(await reasonOf(tool.readDocument(address))).toBe('status 302')
    expect(tool.asked).not.toContain('/target.json')
  })

  it('more than 5 kB', async () => {
    const address = tool.serve('/large.json', { client_uri: 'x'.repeat(5_000) })
    expect(await reasonOf(tool.readDocument(address))).toBe('more than 5120 bytes')
  })

  it.each([
    ['a missing one', 404, '{}', 'status 404'],
    ['an empty one', 200, '', 'Unexpected end of JSON input'],
    ['a page', 200, '<!doctype html>', expect.stringContaining('not valid JSON')],
  ])('%s', async (what, status, body, reason) => {
    const address = tool.serve(`/${what.replaceAll(' ', '-')}`, (_request, response) => {
      response.writeHead(status).end(body)
    })
    expect(await reasonOf(tool.readDocument(address))).toEqual(reason)
  })

  it('a server without a valid certificate', async () => {
    const { ca: _, ...untrusted } = network
    const reason = await reasonOf(createReadDocument(untrusted)(tool.serve('/untrusted.json')))
    expect(reason).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
  })

  it('one that takes more than five seconds, as a whole', { timeout: 20_000 }, async () => {
    const address = tool.serve('/slow.json', async (_request, response) => {
      response.writeHead(200)
      for (let sent = 0; sent < 100 && !response.closed; sent++) {
        response.write(' ')
        await wait(200)
      }
    })
    // The connection ended, though something arrived all the time.
    expect(await reasonOf(tool.readDocument(address))).toBe('ECONNRESET')
  })
})

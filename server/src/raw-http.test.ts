import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import * as builders from './testing/builders.ts'
import { createTestApp } from './testing/test-app.ts'
import { tablesOf, watchChanges } from './testing/watch-changes.ts'

// Raw bytes that no browser or client library sends. Anything ambiguous must be refused: a proxy in front could read it
// differently than we do (request smuggling).
describe('a raw request', async () => {
  const { app, db, config, clock } = await createTestApp()
  const user = await builders.createUser(db)
  const { cookie } = await builders.signInAs(db, user, { config, at: clock.now })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const changes = await watchChanges(db)

  /** Resolves with everything received until the server closes the connection. */
  const send = async (bytes: string | Buffer): Promise<string> => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (data) => {
      received += data.toString('latin1')
    })
    socket.on('error', () => undefined) // The server may close the connection while we're still writing.
    socket.write(bytes)
    const ended = await Promise.race([
      once(socket, 'close').then(() => true),
      new Promise((resolve) => setTimeout(() => resolve(false), 5_000).unref()),
    ])
    socket.destroy()
    if (!ended) throw new Error(`the connection stayed open after:\n${received}`)
    return received
  }
  const statusesOf = (received: string) =>
    [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))

  const FORM = JSON.stringify({
    title: 'Smuggled',
    category: 'Teach',
    visibility: 'public',
    markdown: '<p>Text</p>',
  })
  const head = (...lines: string[]) =>
    [
      'POST /api/submit.php HTTP/1.1',
      'Host: x',
      `Cookie: ${cookie}`,
      'Content-Type: application/json',
      ...lines,
    ]
      .join('\r\n')
      .concat('\r\n\r\n')
  const chunked = `${FORM.length.toString(16)}\r\n${FORM}\r\n0\r\n\r\n`
  const inside = `POST /api/submit.php HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${FORM.length}\r\n\r\n${FORM}`

  it('that is valid succeeds, so the others fail for the right reason', async () => {
    await changes()
    const length = `Content-Length: ${FORM.length}`
    expect(statusesOf(await send(head(length, 'Connection: close') + FORM))).toEqual([201])
    expect(statusesOf(await send(head('Transfer-Encoding: chunked', 'Connection: close') + chunked))).toEqual(
      [201],
    )
    expect(tablesOf(await changes())).toContain('all_prompts')
  })

  it.each([
    [
      'Content-Length and Transfer-Encoding',
      head(`Content-Length: ${FORM.length}`, 'Transfer-Encoding: chunked') + chunked,
    ],
    [
      'Transfer-Encoding and Content-Length',
      head('Transfer-Encoding: chunked', 'Content-Length: 4') + chunked + inside,
    ],
    ['two lengths', head('Content-Length: 0', `Content-Length: ${FORM.length}`) + FORM],
    ['a length with a sign', head(`Content-Length: +${FORM.length}`) + FORM],
    ['an unknown transfer encoding', head('Transfer-Encoding: xchunked') + chunked],
    ['an oversized chunk', `${head('Transfer-Encoding: chunked')}ffffffffffffffffff\r\n${FORM}`],
    ['a space before the colon', head('Content-Length : 0') + inside],
    ['a folded header', head('X-A: 1\r\n folded: 2', 'Content-Length: 0')],
    [
      'a line that ends without a carriage return',
      head(`X-A: 1\nContent-Length: ${FORM.length}`).replace('\r\n\r\n', '\n\n') + FORM,
    ],
    ['a carriage return in a value', head('X-A: 1\rContent-Length: 0', 'Content-Length: 0')],
    ['two hosts', head('Host: evil.example', `Content-Length: ${FORM.length}`) + FORM],
    ['two hosts in different letter case', 'GET /session.php HTTP/1.1\r\nhost: x\r\nHOST: y\r\n\r\n'],
    ['two hosts in HTTP/1.0', 'GET / HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n'],
    ['no host', 'GET /session.php HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an unknown version', 'GET /session.php HTTP/9.9\r\nHost: x\r\n\r\n'],
    ['oversized headers', head(`X-A: ${'a'.repeat(20_000)}`, 'Content-Length: 0')],
    ['a TLS handshake', Buffer.from('160301020001fc0303', 'hex')],
  ])('with %s is refused once, and the connection is closed', async (what, bytes) => {
    await changes()
    const received = await send(bytes)
    const statuses = statusesOf(received)
    expect(statuses.length).toBeLessThanOrEqual(1)
    for (const status of statuses) expect(status).toBeOneOf([400, 413, 431, 505])
    if (what.startsWith('two hosts')) expect(received).toContain('The request has more than one Host header.')
    expect(tablesOf(await changes())).toEqual([])
  })

  it.each([
    ...['http://evil.example/about', 'http://evil.example/api/login.php', '//evil.example/about'],
    ...['/\\evil.example', '/%5cevil.example', '/%2f%2fevil.example', '*', '/about#//evil.example'],
    ...['/?a=1#//evil.example', '/about/..//evil.example', '/;@evil.example', '/%09/evil.example'],
  ])('for %s doesn’t redirect to another site', async (target) => {
    const received = await send(`GET ${target} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
    const [status] = statusesOf(received)
    expect(status).toBeOneOf(target.endsWith('login.php') ? [302] : [200, 400, 404])
    expect(received).not.toMatch(/^location:.*evil/im)
  })

  it('is cut at its Content-Length', async () => {
    const received = await send(
      `${head('Content-Length: 2', 'Connection: close')}{}${'x'.repeat(100)}GET /session.php HTTP/1.1\r\n\r\n`,
    )
    expect(statusesOf(received)).toEqual([400])
  })

  it('with chunks of more than 1 MiB in total is refused', async () => {
    const chunk = `${(65_536).toString(16)}\r\n${' '.repeat(65_536)}\r\n`
    const received = await send(head('Transfer-Encoding: chunked') + chunk.repeat(17))
    expect(statusesOf(received)).toEqual([413])
  })
})

import { updateUser } from '@prompt-library/contract/admin'
import { createKey, listKeys, revokeKey } from '@prompt-library/contract/keys'
import { connectTool, getToolRequest } from '@prompt-library/contract/oauth'
import { listOwnPrompts, listPrompts } from '@prompt-library/contract/prompts'
import { getSession } from '@prompt-library/contract/session'
import { saveSettings } from '@prompt-library/contract/settings'
import { DAY, HOUR, MINUTE } from '@prompt-library/domain/durations'
import { isApiKey } from '@prompt-library/domain/keys/api-key'
import { KEYS_MAX, TOOL_IDLE_DAYS } from '@prompt-library/domain/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { CALLBACK, toolOf } from '../../testing/connect-tool.ts'
import { injected, refusal } from '../../testing/signed-in-user.ts'
import { startTool } from '../../testing/stand-in-tool.ts'
import { createTestApp } from '../../testing/test-app.ts'
import * as queries from './queries.ts'
import { sweepOAuth } from './tokens.ts'

const standIn = await startTool()
const { readDocument } = standIn
const first = await createTestApp({}, { readDocument })
const second = await createTestApp({}, { readDocument, sharedDatabase: first.database })
const { app, db, clock, log, config, newUser } = first
const { publicUrl } = config
const { postForm, register, requestOf, allow, connect, refresh, works } = toolOf(app)
const elsewhere = toolOf(second.app)
const start = clock.now
const admin = await newUser({ role: 'admin', last_login_at: start })
await admin.read(saveSettings, { hosted_tools: 'any' })
const newOwner = () => newUser({ last_login_at: clock.now })

beforeEach(() => {
  clock.now = start
  second.clock.now = start
})

function pass(milliseconds: number): void {
  clock.now = new Date(clock.now.getTime() + milliseconds)
  second.clock.now = clock.now
}

async function set(values: object): Promise<void> {
  await admin.read(saveSettings, values)
  // Other servers follow within ten seconds.
  await second.app.inject({ url: '/session.php' })
}

const errorOf = (response: { statusCode: number; json: () => { error: string } }) => [
  response.statusCode,
  response.json().error,
]

const auditOf = async (userId: number) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'target_name', 'details'])
    .where('actor_id', '=', userId)
    .orderBy('id')
    .execute()

describe('discovery', () => {
  it('starts with a 401 that says where to ask for access, and for what', async () => {
    const response = await app.inject({ method: 'POST', url: '/mcp', payload: {} })
    expect(response.statusCode).toBe(401)
    expect(response.headers['www-authenticate']).toBe(
      `Bearer realm="API", resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp", scope="read write"`,
    )
    const wrong = await toolOf(app).listTools({ access_token: 'wrong' })
    expect(wrong.headers['www-authenticate']).toMatch(/error="invalid_token", resource_metadata="/)
    // The API has no such metadata: tokens are only for tools.
    const api = await app.inject({ url: listOwnPrompts.path })
    expect(api.headers['www-authenticate']).toBe('Bearer realm="API"')
  })

  it.each(['/.well-known/oauth-protected-resource/mcp', '/.well-known/oauth-protected-resource'])(
    '%s names the resource and who gives access to it',
    async (url) => {
      expect((await app.inject({ url })).json()).toMatchObject({
        resource: `${publicUrl}/mcp`,
        authorization_servers: [publicUrl],
      })
    },
  )

  it('goes on with what the library can do', async () => {
    const response = await app.inject({ url: '/.well-known/oauth-authorization-server' })
    expect(response.json()).toMatchObject({
      issuer: publicUrl,
      authorization_endpoint: `${publicUrl}/authorize`,
      token_endpoint: `${publicUrl}/token`,
      registration_endpoint: `${publicUrl}/register`,
      revocation_endpoint: `${publicUrl}/revoke`,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    })
  })
})

describe('what the page asks the user', () => {
  it('names the tool and where it is', async () => {
    const user = await newOwner()
    const { request } = requestOf(await register({ client_name: 'Prompt Library' }))
    expect(await user.read(getToolRequest, request)).toEqual({
      // Any tool can call itself this, so the page shows the host.
      name: 'Prompt Library',
      host: 'tool.example',
      described_by: null,
      scope: 'write',
      refusal: null,
      cancel_url: `${CALLBACK}?error=access_denied&state=x+y&iss=${encodeURIComponent(publicUrl)}`,
    })
  })

  it('says that a program on the user’s computer is one, and who describes it', async () => {
    const redirect_uris = ['http://127.0.0.1/callback']
    const client_id = standIn.serve('/local.json', { client_name: 'Local', redirect_uris })
    const { request } = requestOf(client_id, { redirect_uri: 'http://127.0.0.1:5123/callback' })
    expect(await (await newOwner()).read(getToolRequest, request)).toMatchObject({
      name: 'Local',
      host: null,
      described_by: standIn.host,
    })
  })

  it.each([
    ['read', 'read'],
    ['read write', 'write'],
    ['write', 'write'],
    [undefined, 'write'],
    [' offline_access', 'write'],
    ['read offline_access', 'read'],
  ])('a tool that asks for %s can get %s', async (asked, scope) => {
    const { request } = requestOf(await register(), { scope: asked })
    const user = await newOwner()
    expect(await user.read(getToolRequest, request)).toMatchObject({ scope, refusal: null })
    const response = await user.post(connectTool, { ...request, allow: 'write' })
    expect(response.statusCode).toBe(scope === 'write' ? 200 : 403)
    if (scope === 'read') expect(response.json().error).toBe('This AI tool asks only to read.')
  })

  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type', 'isn’t safe'],
    [{ code_challenge: undefined }, 'invalid_request', 'isn’t safe'],
    [{ code_challenge: 'too short' }, 'invalid_request', 'isn’t safe'],
    [{ code_challenge_method: 'plain' }, 'invalid_request', 'isn’t safe'],
    [{ code_challenge_method: undefined }, 'invalid_request', 'isn’t safe'],
    [{ resource: 'https://other.example/mcp' }, 'invalid_target', 'another site'],
    [{ resource: 'http://localhost:3000' }, 'invalid_target', 'another site'],
    [{ resource: 'http://localhost:3000/mcp#x' }, 'invalid_target', 'another site'],
    [{ resource: 'nonsense' }, 'invalid_target', 'another site'],
  ])('refuses %j, and says so to the tool if the user goes back', async (more, error, sentence) => {
    const { request } = requestOf(await register(), more)
    const user = await newOwner()
    const asked = await user.read(getToolRequest, request)
    expect(asked.refusal).toContain(sentence)
    const back = new URL(asked.cancel_url)
    expect(back.origin + back.pathname).toBe(CALLBACK)
    expect(Object.fromEntries(back.searchParams)).toEqual({ error, state: 'x y', iss: publicUrl })
    expect(refusal(await user.post(connectTool, { ...request, allow: 'read' }))).toEqual([403, asked.refusal])
  })

  it.each([
    'http://localhost:3000/mcp',
    'http://localhost:3000/mcp/',
    'HTTP://LOCALHOST:3000/mcp?collection=x',
  ])('accepts the resource %s', async (resource) => {
    const { request } = requestOf(await register(), { resource })
    expect(await (await newOwner()).read(getToolRequest, request)).toMatchObject({ refusal: null })
  })

  it('never sends a browser to an address that isn’t the tool’s', async () => {
    const client_id = await register()
    const user = await newOwner()
    for (const redirect_uri of ['https://evil.example/', `${CALLBACK}/x`, `${CALLBACK}?x=1`, undefined]) {
      const { request } = requestOf(client_id, { redirect_uri })
      for (const response of [
        await user.get(getToolRequest, request),
        await user.post(connectTool, { ...request, allow: 'read' }),
      ])
        expect(refusal(response)).toEqual([
          400,
          'This AI tool asks to be sent to an address that isn’t its own.',
        ])
    }
    const { request } = requestOf('unknown', { redirect_uri: 'https://evil.example/' })
    expect(refusal(await user.get(getToolRequest, request))).toEqual([
      400,
      expect.stringContaining('This AI tool isn’t known here.'),
    ])
  })

  it('is only for people who are signed in, and only from this site', async () => {
    const { request } = requestOf(await register())
    const body = { ...request, allow: 'read' }
    expect((await first.visitor.get(getToolRequest, request)).statusCode).toBe(401)
    expect((await first.visitor.post(connectTool, body)).statusCode).toBe(401)
    const user = await newOwner()
    const headers = { origin: 'https://tool.example', 'sec-fetch-site': 'cross-site' }
    expect((await user.post(connectTool, body, headers)).statusCode).toBe(403)
    // Another user has signed in since the page was loaded.
    expect((await user.post(connectTool, body, { 'expected-user': '999999' })).statusCode).toBe(409)
    // A key or another tool can't connect a tool.
    const { key } = await user.read(createKey, { name: 'Key', scope: 'write' })
    const withKey = injected(connectTool, body, { authorization: `Bearer ${key}` })
    expect((await app.inject(withKey)).statusCode).toBe(403)
  })

  it('is a page that no other site can show in a frame', async () => {
    const { headers } = await app.inject({ url: '/authorize?client_id=x' })
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'none'`)
    expect(headers['x-frame-options']).toBe('DENY')
  })

  it('reads a tool’s description once an hour', async () => {
    const user = await newOwner()
    const path = '/cached.json'
    const redirect_uris = [CALLBACK]
    const { request } = requestOf(standIn.serve(path, { redirect_uris }))
    const reads = () => standIn.asked.filter((asked) => asked === path).length
    for (const other of [user, await newOwner()]) await other.read(getToolRequest, request)
    expect(reads()).toBe(1)
    standIn.serve(path, { redirect_uris, client_name: 'Renamed' })
    pass(HOUR)
    expect(await user.read(getToolRequest, request)).toMatchObject({ name: 'Renamed' })
    expect(reads()).toBe(2)
    // What it said before doesn't count anymore.
    standIn.serve(path, (_request, response) => void response.writeHead(500).end())
    pass(HOUR)
    expect(refusal(await user.get(getToolRequest, request))).toEqual([
      400,
      `We couldn’t read what this AI tool says about itself at ${standIn.host}. Try again later.`,
    ])
  })

  it('doesn’t believe a description of another tool', async () => {
    const client_id = standIn.serve('/impostor.json', { client_id: 'https://claude.ai/oauth/client' })
    const { request } = requestOf(client_id)
    expect((await (await newOwner()).get(getToolRequest, request)).statusCode).toBe(400)
  })

  it('reads no more than 60 descriptions an hour for one user', async () => {
    const user = await newOwner()
    const ask = (index: number) =>
      user.get(getToolRequest, requestOf(standIn.serve(`/many-${index}.json`), {}).request)
    const responses = await Promise.all(Array.from({ length: 61 }, (_, index) => ask(index)))
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  })
})

describe('a code', () => {
  it('is exchanged for tokens that work at /mcp, and the connection is listed', async () => {
    const user = await newOwner()
    const tokens = await connect(user, { scope: 'write' })
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3_600, scope: 'read write' })
    // So that scanners, the guard, and logs know them.
    expect([tokens.access_token, tokens.refresh_token].every(isApiKey)).toBe(true)
    expect(await works(tokens)).toBe(true)
    expect(await elsewhere.works(tokens)).toBe(true)
    expect(await user.read(listKeys)).toMatchObject([
      {
        name: 'Tool',
        host: 'tool.example',
        scope: 'write',
        expires_at: new Date(start.getTime() + TOOL_IDLE_DAYS * DAY).toISOString(),
        last_used_at: start.toISOString(),
      },
    ])
    expect(await auditOf(user.id)).toEqual([
      { action: 'connected AI tool', target_name: 'Tool', details: 'write, at tool.example' },
    ])
    const stored = JSON.stringify(
      await Promise.all([
        db.selectFrom('oauth_tokens').selectAll().execute(),
        db.selectFrom('api_keys').selectAll().execute(),
      ]),
    )
    for (const secret of [tokens.access_token, tokens.refresh_token]) expect(stored).not.toContain(secret)
  })

  it('is sent back with who answers, and what the tool sent along', async () => {
    const { request } = requestOf(await register())
    const { url } = await (await newOwner()).read(connectTool, { ...request, allow: 'read' })
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      code: expect.any(String),
      state: 'x y',
      iss: publicUrl,
    })
  })

  it('works for a minute', async () => {
    const user = await newOwner()
    const sent = await allow(user, await register())
    pass(MINUTE)
    expect(errorOf(await postForm('/token', sent))).toEqual([400, 'invalid_grant'])
  })

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['another redirect address', { redirect_uri: `${CALLBACK}/other` }],
    ['another code', { code: 'wrong' }],
  ])('with %s is refused, and stays good for the tool', async (_, wrong) => {
    const user = await newOwner()
    const sent = await allow(user, await register())
    expect(errorOf(await postForm('/token', { ...sent, ...wrong }))).toEqual([400, 'invalid_grant'])
    expect(await user.read(listKeys)).toEqual([])
    expect((await postForm('/token', sent)).statusCode).toBe(200)
  })

  it('that another tool stole is refused', async () => {
    const sent = await allow(await newOwner(), await register())
    const thief = await register()
    expect(errorOf(await postForm('/token', { ...sent, client_id: thief }))).toEqual([400, 'invalid_grant'])
  })

  it('works once, and a second use ends what the first one got', async () => {
    const user = await newOwner()
    const sent = await allow(user, await register())
    const tokens = (await postForm('/token', sent)).json()
    expect(await works(tokens)).toBe(true)
    expect(errorOf(await elsewhere.postForm('/token', sent))).toEqual([400, 'invalid_grant'])
    expect(await works(tokens)).toBe(false)
    expect(await user.read(listKeys)).toEqual([])
    expect((await auditOf(user.id)).at(-1)?.action).toBe('disconnected AI tool (its code was used twice)')
    expect(errorOf(await postForm('/token', sent))).toEqual([400, 'invalid_grant'])
  })

  it('is exchanged once by two processes at the same moment', async () => {
    const sent = await allow(await newOwner(), await register())
    const responses = await Promise.all(
      [postForm, elsewhere.postForm, postForm, elsewhere.postForm].map((post) => post('/token', sent)),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('of someone whose account was disabled is refused', async () => {
    const user = await newOwner()
    const sent = await allow(user, await register())
    await admin.read(updateUser, { uid: user.id, action: 'disable' })
    expect(errorOf(await postForm('/token', sent))).toEqual([400, 'invalid_grant'])
  })

  it('is given 60 times an hour to one user', async () => {
    const user = await newOwner()
    const { request } = requestOf(await register())
    const responses = await Promise.all(
      Array.from({ length: 61 }, () => user.post(connectTool, { ...request, allow: 'read' })),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  })

  it('isn’t given to someone with too many connections, nor exchanged', async () => {
    const user = await newOwner()
    const client_id = await register()
    for (let count = 1; count < KEYS_MAX; count++) await user.read(createKey, { name: 'Key', scope: 'read' })
    const [one, other] = [await allow(user, client_id), await allow(user, client_id)]
    expect((await postForm('/token', one)).statusCode).toBe(200)
    expect(errorOf(await postForm('/token', other))).toEqual([400, 'invalid_grant'])
    const { request } = requestOf(client_id)
    expect(refusal(await user.post(connectTool, { ...request, allow: 'read' }))).toEqual([
      409,
      'You can have up to 20 API keys and connected tools. Remove one first.',
    ])
  })
})

describe('an access token', () => {
  it('works for an hour, and only at /mcp', async () => {
    const tokens = await connect(await newOwner())
    const api = (access_token: string) =>
      app.inject({ url: listPrompts.path, headers: { authorization: `Bearer ${access_token}` } })
    expect(refusal(await api(tokens.access_token))).toEqual([401, 'This access token works only at /mcp.'])
    expect(await works(tokens)).toBe(true)
    pass(HOUR)
    const { statusCode, body } = await toolOf(app).listTools(tokens)
    expect([statusCode, body]).toEqual([401, expect.stringContaining('This access token has expired.')])
  })

  it('isn’t a refresh token, and the other way around', async () => {
    const tokens = await connect(await newOwner())
    expect(await works({ access_token: tokens.refresh_token })).toBe(false)
    const wrong = await refresh({ ...tokens, refresh_token: tokens.access_token })
    expect(errorOf(wrong)).toEqual([400, 'invalid_grant'])
    expect(await works(tokens)).toBe(true)
  })

  it('with read can’t save, and the tool is told what it lacks', async () => {
    const tokens = await connect(await newOwner(), { scope: 'read' })
    const payload = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'save_prompt', arguments: { title: 'x', text: 'x', category: 'Teach' } },
    }
    const headers = {
      authorization: `Bearer ${tokens.access_token}`,
      accept: 'application/json, text/event-stream',
    }
    const response = await app.inject({ method: 'POST', url: '/mcp', headers, payload })
    expect(response.body).toContain('This API key can only read.')
  })

  it('ends with the account, when it’s disconnected, and when the user hasn’t signed in for 180 days', async () => {
    const user = await newOwner()
    const [one, other] = [await connect(user), await connect(user)]
    const [, listed] = await user.read(listKeys)
    await user.read(revokeKey, { key_id: listed?.id })
    expect([await works(one), await works(other)]).toEqual([false, true])
    expect((await auditOf(user.id)).at(-1)?.action).toBe('disconnected AI tool')
    await db
      .updateTable('users')
      .set({ last_login_at: new Date(start.getTime() - 181 * DAY) })
      .where('id', '=', user.id)
      .execute()
    expect(await works(other)).toBe(false)
    await db.updateTable('users').set({ last_login_at: start }).where('id', '=', user.id).execute()
    expect(await works(other)).toBe(true)
    await admin.read(updateUser, { uid: user.id, action: 'disable' })
    expect(await works(other)).toBe(false)
    expect(errorOf(await refresh(other))).toEqual([400, 'invalid_grant'])
    expect(
      await db
        .selectFrom('oauth_tokens')
        .innerJoin('api_keys', 'api_keys.id', 'key_id')
        .where('user_id', '=', user.id)
        .select('kind')
        .execute(),
    ).toEqual([])
  })
})

describe('a refresh token', () => {
  it('is exchanged for new tokens, and the connection lasts as long as it’s used', async () => {
    const user = await newOwner()
    const tokens = await connect(user)
    pass(80 * DAY)
    const next = { ...tokens, ...(await refresh(tokens)).json() }
    expect(next.refresh_token).not.toBe(tokens.refresh_token)
    expect(await works(next)).toBe(true)
    pass(80 * DAY)
    expect((await refresh(next)).statusCode).toBe(200)
    expect(await (await first.signIn(user)).read(listKeys)).toMatchObject([
      { expires_at: new Date(clock.now.getTime() + TOOL_IDLE_DAYS * DAY).toISOString() },
    ])
  })

  it('that isn’t used for 90 days ends', async () => {
    const tokens = await connect(await newOwner())
    pass(TOOL_IDLE_DAYS * DAY)
    expect(errorOf(await refresh(tokens))).toEqual([400, 'invalid_grant'])
  })

  it('that’s used again within a minute gets the same answer, because the first may have been lost', async () => {
    const tokens = await connect(await newOwner())
    const answer = (await refresh(tokens)).json()
    pass(MINUTE - 1)
    expect((await elsewhere.refresh(tokens)).json()).toEqual(answer)
    expect(await works(answer)).toBe(true)
  })

  it('that’s used again later was stolen, by one or the other, and ends the connection', async () => {
    const user = await newOwner()
    const tokens = await connect(user)
    const next = (await refresh(tokens)).json()
    pass(MINUTE)
    expect(errorOf(await elsewhere.refresh(tokens))).toEqual([400, 'invalid_grant'])
    expect(await works(next)).toBe(false)
    expect(errorOf(await refresh({ ...tokens, ...next }))).toEqual([400, 'invalid_grant'])
    expect(await user.read(listKeys)).toEqual([])
    expect((await auditOf(user.id)).at(-1)?.action).toBe(
      'disconnected AI tool (its refresh token was used twice)',
    )
  })

  it('has one successor, also if two processes exchange it at the same moment', async () => {
    const tokens = await connect(await newOwner())
    const answers = await Promise.all(
      [refresh, elsewhere.refresh, refresh, elsewhere.refresh].map(async (exchange) =>
        (await exchange(tokens)).json(),
      ),
    )
    expect(new Set(answers.map(({ refresh_token }) => refresh_token)).size).toBe(1)
    expect(await works(answers[0])).toBe(true)
  })

  it('of another tool is refused', async () => {
    const tokens = await connect(await newOwner())
    const stolen = { ...tokens, client_id: await register() }
    expect(errorOf(await refresh(stolen))).toEqual([400, 'invalid_grant'])
    expect((await refresh(tokens)).statusCode).toBe(200)
  })

  it.each([
    [{ client_id: 'unknown' }, 401, 'invalid_client'],
    [{ client_id: '' }, 401, 'invalid_client'],
    [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ grant_type: '' }, 400, 'unsupported_grant_type'],
    [{ grant_type: 'authorization_code' }, 400, 'invalid_request'],
    [{ resource: 'https://other.example/mcp' }, 400, 'invalid_target'],
    [{ refresh_token: 'wrong' }, 400, 'invalid_grant'],
  ])('with %j is refused', async (wrong, status, error) => {
    const { client_id, refresh_token } = await connect(await newOwner())
    const sent = { grant_type: 'refresh_token', client_id, refresh_token, ...wrong }
    const response = await postForm('/token', sent)
    expect(errorOf(response)).toEqual([status, error])
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('in a request that can’t be read is refused', async () => {
    const send = (payload: string, type = 'application/x-www-form-urlencoded') =>
      app.inject({ method: 'POST', url: '/token', payload, headers: { 'content-type': type } })
    for (const response of [
      await send('grant_type=refresh_token&grant_type=authorization_code'),
      await send('{', 'application/json'),
      await send('[]', 'application/json'),
      await send('<xml/>', 'application/xml'),
      await send(`x=${'x'.repeat(20_000)}`),
    ])
      expect(errorOf(response)).toEqual([400, 'invalid_request'])
  })
})

describe('a tool that disconnects itself', () => {
  it.each(['access_token', 'refresh_token'] as const)('ends the connection with its %s', async (kind) => {
    const user = await newOwner()
    const tokens = await connect(user)
    const revoke = (token: string, client_id = tokens.client_id) => postForm('/revoke', { token, client_id })
    // Not for someone who isn't this tool, and not to learn which tokens exist.
    for (const response of [await revoke(tokens[kind], await register()), await revoke('unknown')])
      expect(response.statusCode).toBe(200)
    expect(await works(tokens)).toBe(true)
    expect((await revoke(tokens[kind])).statusCode).toBe(200)
    expect(await works(tokens)).toBe(false)
    expect(errorOf(await refresh(tokens))).toEqual([400, 'invalid_grant'])
    expect(await user.read(listKeys)).toEqual([])
  })

  it('says which token it gives up', async () => {
    expect(errorOf(await postForm('/revoke', { token: 'x' }))).toEqual([400, 'invalid_request'])
    expect(errorOf(await postForm('/revoke', { client_id: 'x' }))).toEqual([400, 'invalid_request'])
  })
})

describe('registering', () => {
  it('answers what was understood', async () => {
    const payload = {
      client_name: 'Cursor',
      redirect_uris: ['cursor://callback', 'http://localhost:8787/callback'],
      token_endpoint_auth_method: 'client_secret_post',
      grant_types: ['authorization_code', 'client_credentials'],
    }
    const response = await app.inject({ method: 'POST', url: '/register', payload })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({
      client_id: expect.any(String),
      client_id_issued_at: start.getTime() / 1_000,
      client_name: 'Cursor',
      redirect_uris: ['http://localhost:8787/callback'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    })
  })

  it.each([
    [{ redirect_uris: ['cursor://callback'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: 'https://tool.example/' }, 'invalid_client_metadata'],
    [{}, 'invalid_client_metadata'],
    [{ redirect_uris: [CALLBACK], client_name: 7 }, 'invalid_client_metadata'],
  ])('refuses %j', async (payload, error) => {
    expect(errorOf(await app.inject({ method: 'POST', url: '/register', payload }))).toEqual([400, error])
  })

  it('stops at 60 an hour from one network', async () => {
    pass(HOUR)
    const send = (remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: '/register',
        remoteAddress,
        payload: { redirect_uris: [CALLBACK] },
      })
    const responses = await Promise.all(Array.from({ length: 61 }, () => send('10.9.8.7')))
    const refused = responses.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]?.json()).toMatchObject({ error: 'temporarily_unavailable' })
    expect(refused[0]?.headers['retry-after']).toBeDefined()
    expect((await send('10.9.8.6')).statusCode).toBe(201)
  })

  it('is forgotten after three days if no one connected the tool, and a year after it was last used', async () => {
    const user = await newOwner()
    const isKnown = async (id: string) => (await queries.findClient(db, id)) !== undefined
    const [unused, used] = [await register(), await register()]
    const tokens = await connect(user, { clientId: used })
    pass(3 * DAY + 1)
    await sweepOAuth(db, clock.now)
    expect([await isKnown(unused), await isKnown(used)]).toEqual([false, true])
    // Connected or not, so that someone can connect it again.
    await postForm('/revoke', { token: tokens.refresh_token, client_id: used })
    pass(300 * DAY)
    await sweepOAuth(db, clock.now)
    expect(await isKnown(used)).toBe(true)
    await sweepOAuth(db, new Date(start.getTime() + 366 * DAY))
    expect(await isKnown(used)).toBe(false)
  })
})

it('what has ended is deleted', async () => {
  const tokens = await connect(await newOwner())
  await refresh(tokens)
  const count = async () =>
    (await db.selectFrom('oauth_tokens').select('kind').execute()).length +
    (await db.selectFrom('oauth_codes').select('client_id').execute()).length
  expect(await count()).toBeGreaterThan(0)
  await sweepOAuth(db, new Date(start.getTime() + (TOOL_IDLE_DAYS + 200) * DAY))
  expect(await count()).toBe(0)
})

describe('Settings', () => {
  const endpoints = () =>
    Promise.all([
      app.inject({ url: '/.well-known/oauth-protected-resource/mcp' }),
      app.inject({ url: '/.well-known/oauth-protected-resource' }),
      app.inject({ url: '/.well-known/oauth-authorization-server' }),
      app.inject({ method: 'POST', url: '/register', payload: { redirect_uris: [CALLBACK] } }),
      postForm('/token', { grant_type: 'refresh_token' }),
      postForm('/revoke', { token: 'x' }),
    ])

  it.each([{ hosted_tools: 'off' }, { hosted_tools: null }, { mcp: false }])(
    'turn it off with %j, also for tools that are connected',
    async (values) => {
      const user = await newOwner()
      const tokens = await connect(user)
      const { request } = requestOf(await register())
      await set(values)
      try {
        expect((await endpoints()).map(({ statusCode }) => statusCode)).toEqual([
          404, 404, 404, 404, 404, 404,
        ])
        const off = 'Connecting AI tools by signing in is turned off on this site.'
        expect(refusal(await user.get(getToolRequest, request))).toEqual([403, off])
        expect(refusal(await user.post(connectTool, { ...request, allow: 'read' }))).toEqual([403, off])
        expect(await works(tokens)).toBe(false)
        const { headers } = await app.inject({ method: 'POST', url: '/mcp', payload: {} })
        expect(headers['www-authenticate'] ?? '').not.toContain('resource_metadata')
        expect(await user.read(getSession)).toMatchObject({ hosted_tools: false })
      } finally {
        await set({ hosted_tools: 'any', mcp: null })
      }
      expect(await works(tokens)).toBe(true)
      expect(await user.read(getSession)).toMatchObject({ hosted_tools: true })
    },
  )

  it('can turn off keys alone: tools still connect, and are listed', async () => {
    const user = await newOwner()
    await set({ api_keys: false })
    try {
      const tokens = await connect(user)
      expect(await works(tokens)).toBe(true)
      const [listed] = await user.read(listKeys)
      expect((await user.post(createKey, { name: 'Key', scope: 'read' })).statusCode).toBe(403)
      await user.read(revokeKey, { key_id: listed?.id })
      expect(await works(tokens)).toBe(false)
      expect(await user.read(getSession)).toMatchObject({ api_keys: false, mcp: false, hosted_tools: true })
    } finally {
      await set({ api_keys: null })
    }
  })

  it('can name the tools: others are refused, and one that’s no longer named ends within the hour', async () => {
    const user = await newOwner()
    await set({ hosted_tools: 'named', hosted_tool_hosts: ['Tool.example '] })
    try {
      const tokens = await connect(user)
      const other = await register({ redirect_uris: ['https://other.example/callback'] })
      const { request } = requestOf(other, { redirect_uri: 'https://other.example/callback' })
      const sentence = 'This AI tool isn’t one of those that can be connected here. Ask the library’s admins.'
      expect(await user.read(getToolRequest, request)).toMatchObject({ refusal: sentence })
      expect(refusal(await user.post(connectTool, { ...request, allow: 'read' }))).toEqual([403, sentence])
      await set({ hosted_tool_hosts: ['other.example'] })
      expect(errorOf(await refresh(tokens))).toEqual([400, 'invalid_grant'])
      expect(await works(tokens)).toBe(true)
      await set({ hosted_tool_hosts: ['tool.example'] })
      expect((await refresh(tokens)).statusCode).toBe(200)
    } finally {
      await set({ hosted_tools: 'any', hosted_tool_hosts: null })
    }
  })

  it.each([
    [{ hosted_tools: 'some' }, 'hosted_tools must be one of off, named, any.'],
    [{ hosted_tool_hosts: ['https://claude.ai'] }, 'Name an AI tool by its host, such as claude.ai.'],
    [{ hosted_tool_hosts: [''] }, 'Name an AI tool by its host, such as claude.ai.'],
    [{ hosted_tool_hosts: ['*.ai'] }, 'Name an AI tool by its host, such as claude.ai.'],
    [{ hosted_tool_hosts: Array(101).fill('a.example') }, 'You can name up to 100 AI tools.'],
  ])('refuse %j', async (values, sentence) => {
    expect(refusal(await admin.post(saveSettings, values))).toEqual([400, sentence])
  })
})

it('no log has a code or a token', async () => {
  const user = await newOwner()
  const sent = await allow(user, await register())
  const tokens = (await postForm('/token', sent)).json()
  await refresh({ ...sent, ...tokens })
  await app.inject({ url: `/authorize?client_id=x&code=${sent.code}` })
  const text = JSON.stringify(log)
  for (const secret of [sent.code, sent.code_verifier, tokens.access_token, tokens.refresh_token])
    expect(text).not.toContain(secret)
})

import { LOGIN_PATH } from '@prompt-library/contract/session'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as builders from './testing/builders.ts'
import { CallValues, type Given, type Operation } from './testing/call-values.ts'
import { breaches } from './testing/json-schema.ts'
import { startStandInCas } from './testing/stand-in-cas.ts'
import { createTestApp } from './testing/test-app.ts'
import { tablesOf, trespasses, watchChanges } from './testing/watch-changes.ts'

// Walks every call of the server's own description as everybody who could make it, with good, wrong, missing, huge and
// odd values. A call that is added to the contract is walked by itself; what it needs beyond what can be guessed from
// its schema goes into goodFields or CALLS below.

/** Other values are tried with another seed. */
const SEED = Number(process.env['WALK_SEED'] ?? 1)
const ROLES = ['visitor', 'disabled', 'expired', 'member', 'other', 'admin'] as const
type Role = (typeof ROLES)[number]

/** Who is refused by a call's access alone, and how. */
const REFUSED: Record<string, Partial<Record<Role, 401 | 403>>> = {
  Everyone: {},
  'Everyone, or members only (ACCESS)': {},
  Members: { visitor: 401, disabled: 401, expired: 401 },
  Administrators: { visitor: 401, disabled: 401, expired: 401, member: 403, other: 403 },
}

/** Reading that leaves something behind: the log tells of it, or a session begins or ends. */
const READS_THAT_WRITE = [
  '/api/verify-cas-ticket.php',
  '/api/logout.php',
  '/api/get_prompt_admin.php',
  '/api/export.php',
]

/** Stands in the private prompts: nobody may find it in an answer but their author, or an admin in the console. */
const SECRET = 'xyzzy-private'

/** What is good for a field, by its name. */
const goodFields = ({ promptId, userId, notificationId }: Targets) => ({
  id: promptId,
  prompt_id: promptId,
  uid: userId,
  recipient_id: userId,
  notification_id: notificationId,
  version: 1,
  page: 1,
  page_size: 12,
  limit: 10,
  markdown: '<p>Some text</p>',
})

/** What a call needs besides. */
const CALLS: Record<string, (targets: Targets) => Promise<Given>> = {
  '/api/verify-cas-ticket.php': async ({ ticket }) => ({
    query: { ticket, begun: 'here' },
    headers: { cookie: cookiesOf(await world.inject({ url: LOGIN_PATH })) },
  }),
}

interface Targets {
  promptId: number
  userId: number
  notificationId: number
  ticket: string
}

const DEEP = 20_000
const HUGE: Given = { body: { title: 'x'.repeat(1_100_000) } }
const BODIES: [string, string | Buffer, string | undefined][] = [
  ['nothing at all', '', 'application/json'],
  ['half of it', '{"prompt_id": 1', 'application/json'],
  ['null', 'null', 'application/json'],
  ['a list', '[]', 'application/json'],
  ['a text', '"prompt_id"', 'application/json'],
  ['a number', '1e999', 'application/json'],
  ['lists in lists', '['.repeat(DEEP) + ']'.repeat(DEEP), 'application/json'],
  ['objects in objects', `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`, 'application/json'],
  ['a poisoned prototype', '{"__proto__": {"role": "admin"}}', 'application/json'],
  ['a poisoned constructor', '{"constructor": {"prototype": {"role": "admin"}}}', 'application/json'],
  ['bytes that are no text', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31]), 'application/json'],
  ['a form', 'prompt_id=1&id=1&uid=1', 'application/x-www-form-urlencoded'],
  ['a form that looks like JSON', '{"prompt_id": 1, "uid": 1, "id": 1}', 'text/plain'],
  ['a file', '--x\r\n\r\n1\r\n--x--', 'multipart/form-data; boundary=x'],
  ['XML', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'application/xml'],
  ['what has no kind', '{"prompt_id": 1}', undefined],
  ['more than 1 MiB', `{"title": "${'x'.repeat(1_048_577)}"}`, 'application/json'],
]

const { operations, ...world } = await buildWorld()

describe.each(operations)('$method $path', (operation) => {
  const { method, path } = operation
  const values = new CallValues(operation, SEED)
  const [access] = operation.tags
  const allowed = ROLES.filter((role) => !REFUSED[access]?.[role])
  // the one that gets all of the wrong and odd values
  const chief = allowed.includes('member') ? 'member' : 'admin'
  beforeAll(() => world.passTime(3_600))

  it('has an access that the walk knows', () => {
    expect(Object.keys(REFUSED)).toContain(access)
  })

  it('is refused to whom it is not for, whatever they send, and changes nothing then', async () => {
    for (const role of ROLES.filter((role) => !allowed.includes(role))) {
      const headers = await world.headersOf(role)
      const targets = await world.targetsFor(role)
      const wrong = values.wrong(goodFields(targets))[0]
      const given: Given[] = [
        values.good(goodFields(targets)).at(-1) ?? {},
        {},
        ...(wrong ? [wrong] : []),
        HUGE,
      ]
      for (const one of given) {
        const response = await world.call(operation, role, { ...one, headers })
        expect(response.statusCode, told(role, one, response)).toBe(REFUSED[access]?.[role])
      }
    }
  })

  it('succeeds with good values for somebody, and is answered as described', async () => {
    const answers: string[] = []
    for (const role of allowed) {
      for (let variant = 0; ; variant += 1) {
        const targets = await world.targetsFor(role)
        const good = values.good(goodFields(targets))[variant]
        if (!good) break
        const headers = await world.headersOf(role)
        const given = { ...good, headers, ...(await CALLS[path]?.(targets)) }
        const response = await world.call(operation, role, given)
        answers.push(told(role, given, response))
        if (response.statusCode < 400) world.succeeded.add(`${method} ${path}`)
      }
    }
    expect(
      [...world.succeeded],
      `it never succeeded: tell the walk of good values in goodFields or CALLS.\n${answers.join('\n')}`,
    ).toContain(`${method} ${path}`)
  })

  it('refuses every wrong and every missing value with 400', async () => {
    const headers = await world.headersOf(chief)
    const targets = await world.targetsFor(chief)
    for (const given of [...values.wrong(goodFields(targets)), ...values.missing(goodFields(targets))]) {
      const response = await world.call(operation, chief, { ...given, headers })
      expect(response.statusCode, told(chief, given, response)).toBe(400)
    }
  })

  it('stands odd values, and mixtures of all kinds', async () => {
    for (const role of new Set([chief, 'other', 'admin'] as const)) {
      if (!allowed.includes(role)) continue
      const headers = await world.headersOf(role)
      const targets = await world.targetsFor(role)
      const given =
        role === chief
          ? [...values.odd(goodFields(targets)), ...values.mixed(goodFields(targets))]
          : values.mixed(goodFields(targets))
      for (const one of given) await world.call(operation, role, { ...one, headers })
    }
  })

  it('has no other methods', async () => {
    const headers = await world.headersOf(chief)
    const others =
      method === 'GET' ? (['POST', 'PUT', 'DELETE'] as const) : (['GET', 'PATCH', 'HEAD'] as const)
    for (const other of [...others, 'OPTIONS', 'TRACE'] as const) {
      const response = await world.inject({ method: other, url: path, headers })
      expect(response.statusCode, other).toBe(404)
      expect(response.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  if (method === 'POST')
    it('refuses what is no JSON object', async () => {
      const headers = await world.headersOf(chief)
      for (const [what, payload, type] of BODIES) {
        const kind = type ? { 'content-type': type } : {}
        const response = await world.inject({ method, url: path, headers: { ...headers, ...kind }, payload })
        // a call that has no body does not look at it
        const bodiless = operation.requestBody === undefined && response.statusCode === 200
        if (!bodiless) expect(response.statusCode, `${what}: ${response.body}`).toBeOneOf([400, 413])
      }
    })
})

it('left those alone who had no part in it', async () => {
  expect(await world.bystandersThings()).toEqual(world.bystandersThingsBefore)
})

async function buildWorld() {
  const cas = await startStandInCas()
  const { app, db, config, clock } = await createTestApp({ CAS_BASE_URL: cas.baseUrl })
  afterAll(() => cas.close())

  const people = {
    member: await builders.createUser(db),
    other: await builders.createUser(db),
    admin: await builders.createUser(db, { role: 'admin' }),
    disabled: await builders.createUser(db, { status: 'disabled' }),
    expired: await builders.createUser(db),
    bystander: await builders.createUser(db),
  }
  const { member, bystander } = people
  for (const author of [member, bystander]) {
    const secret = await builders.createPrompt(db, {
      author_id: author.id,
      title: `${SECRET} title`,
      html: `<p>${SECRET} text</p>`,
      is_public: false,
    })
    const open = await builders.createPrompt(db, { author_id: author.id })
    const sharer = author === member ? bystander : member
    const share = { prompt_id: open.id, recipient_id: sharer.id, sharer_id: author.id }
    await builders.sharePrompt(db, share)
    await builders.createNotifications(db, {
      user_id: author.id,
      actor_id: sharer.id,
      prompt_id: secret.id,
      created_at: clock.now,
    })
  }
  const bystandersThings = async () => ({
    user: await db.selectFrom('users').selectAll().where('id', '=', bystander.id).execute(),
    prompts: await db
      .selectFrom('prompts')
      .selectAll()
      .where('author_id', '=', bystander.id)
      .orderBy('id')
      .execute(),
    shares: await db.selectFrom('shares').selectAll().where('sharer_id', '=', bystander.id).execute(),
    notifications: await db
      .selectFrom('notifications')
      .selectAll()
      .where('user_id', '=', bystander.id)
      .execute(),
  })

  const document = (await app.inject('/api/openapi.json')).json()
  const operations: Operation[] = Object.entries<Record<string, object>>(document.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        ...(operation as Omit<Operation, 'method' | 'path'>),
        method: method.toUpperCase() as Operation['method'],
        path,
      })),
  )

  const changes = await watchChanges(db)
  const inject = async (request: InjectOptions, role?: Role): Promise<LightMyRequestResponse> => {
    clock.now = new Date(clock.now.getTime() + 1_000)
    await changes()
    const response = await app.inject(request)
    expect(response.statusCode, response.body).not.toBe(500)
    const changed = await changes()
    const mayWrite = request.method === 'POST' || READS_THAT_WRITE.includes(String(request.url))
    if (response.statusCode >= 400 || !mayWrite)
      expect(tablesOf(changed), `changed by a call that was answered with ${response.statusCode}`).toEqual([])
    if (role === 'member' || role === 'other')
      expect(trespasses(changed, people[role].id), 'changed by another').toEqual([])
    return response
  }

  return {
    operations,
    inject,
    succeeded: new Set<string>(),
    bystandersThings,
    bystandersThingsBefore: await bystandersThings(),
    passTime: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },

    headersOf: async (role: Role): Promise<Record<string, string>> => {
      if (role === 'visitor') return {}
      const age = role === 'expired' ? 8 * 24 * 3_600_000 : 0
      return builders.signInAs(db, people[role], { config, at: new Date(clock.now.getTime() - age) })
    },

    /** New ones for each attempt: a good one may be the end of what it is aimed at. */
    targetsFor: async (role: Role): Promise<Targets> => {
      const user = await builders.createUser(db)
      const caller = role === 'visitor' ? user : people[role]
      const prompt = await builders.createPrompt(db, { author_id: member.id })
      const share = { prompt_id: prompt.id, sharer_id: member.id }
      await builders.sharePrompt(db, { ...share, recipient_id: user.id })
      if (caller !== user && caller !== member)
        await builders.sharePrompt(db, { ...share, recipient_id: caller.id })
      await builders.createNotifications(db, {
        user_id: caller.id,
        actor_id: member.id,
        prompt_id: prompt.id,
        created_at: clock.now,
      })
      const { id: notificationId } = await db
        .selectFrom('notifications')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      const ticket = cas.issueTicket({ user: user.netid ?? '' }, `${config.publicUrl}/`)
      return { promptId: prompt.id, userId: user.id, notificationId, ticket }
    },

    /** Makes the call, and holds the answer against the description. */
    call: async (operation: Operation, role: Role, given: Given): Promise<LightMyRequestResponse> => {
      const { method, path } = operation
      const request: InjectOptions = {
        method,
        url: path,
        ...(given.query && { query: given.query as Record<string, string> }),
        ...(given.body !== undefined && { payload: given.body as object }),
        headers: given.headers ?? {},
      }
      // with a ticket one becomes somebody else
      const response = await inject(request, path in CALLS ? undefined : role)
      const what = told(role, given, response)
      expect(problemsWith(operation, response), what).toEqual([])
      if (role !== 'member' && !(role === 'admin' && operation.tags[0] === 'Administrators'))
        expect(response.body, what).not.toContain(SECRET)
      return response
    },
  }
}

function problemsWith({ responses }: Operation, response: LightMyRequestResponse): string[] {
  const status = String(response.statusCode)
  const described = responses[status] ?? responses[`${status[0]}XX`]
  if (!described) return [`the status ${status} is not described`]
  const [[type, media] = []] = Object.entries(described.content ?? {})
  const given = String(response.headers['content-type'] ?? '').split(';')[0]
  if (!type || !media) return response.body === '' ? [] : ['there is a body where none is described']
  if (given !== type) return [`the answer is ${given}, not ${type}`]
  const headers = Object.entries(described.headers ?? {}).flatMap(([name, { schema }]) => {
    const value = response.headers[name]
    return value === undefined
      ? []
      : breaches(schema.type === 'integer' ? Number(value) : value, schema, name)
  })
  const body = type === 'application/json' ? response.json() : response.body
  return [...headers, ...breaches(body, media.schema), ...guardProblems(response)]
}

/** What every answer of every call carries. */
function guardProblems({ headers, statusCode }: LightMyRequestResponse): string[] {
  const problems = []
  if (headers['cache-control'] !== 'private, no-store') problems.push('a cache may keep it')
  if (headers['x-content-type-options'] !== 'nosniff') problems.push('browsers may guess its kind')
  if (!headers['x-request-id']) problems.push('it has no request id')
  if (statusCode === 429 && !headers['retry-after']) problems.push('it does not say when to come again')
  return problems
}

function cookiesOf(response: LightMyRequestResponse): string {
  return response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

function told(role: Role, given: Given, response: LightMyRequestResponse): string {
  const short = (value: unknown) => JSON.stringify(value)?.slice(0, 300)
  return `${role} sent ${short(given.query ?? given.body)} and got ${response.statusCode} ${response.body.slice(0, 300)}`
}

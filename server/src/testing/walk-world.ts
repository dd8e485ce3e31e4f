import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, expect } from 'vitest'
import * as builders from './builders.ts'
import type { Given, Operation } from './call-values.ts'
import { breaches } from './json-schema.ts'
import { startStandInCas } from './stand-in-cas.ts'
import { createTestApp } from './test-app.ts'
import { tablesOf, trespasses, watchChanges } from './watch-changes.ts'

export const ROLES = ['visitor', 'disabled', 'expired', 'member', 'other', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Reading that leaves something behind: the log tells of it, or a session begins or ends. */
const READS_THAT_WRITE = [
  '/api/verify-cas-ticket.php',
  '/api/logout.php',
  '/api/get_prompt_admin.php',
  '/api/export.php',
]

/** Stands in the private prompts: nobody may find it in an answer but their author, or an admin in the console. */
const SECRET = 'xyzzy-private'

/** What a call can be aimed at. */
export interface Targets {
  promptId: number
  userId: number
  notificationId: number
  ticket: string
}

/** The library with people and things in it, on which the walk makes its calls. */
export async function buildWorld() {
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
  const liked = await builders.createPrompt(db, { author_id: bystander.id })
  await db
    .insertInto('upvotes')
    .values({ prompt_id: liked.id, user_id: bystander.id, created_at: clock.now })
    .execute()
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
    votes: await db.selectFrom('upvotes').selectAll().where('user_id', '=', bystander.id).execute(),
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
    if (request.method === 'POST' && (role === 'member' || role === 'other'))
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
      const response = await inject(request, role)
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

/** For whoever reads of a failure. */
export function told(role: Role, given: Given, response: LightMyRequestResponse): string {
  const short = (value: unknown) => JSON.stringify(value)?.slice(0, 300)
  return `${role} sent ${short(given.query ?? given.body)} and got ${response.statusCode} ${response.body.slice(0, 300)}`
}

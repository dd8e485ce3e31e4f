import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, expect } from 'vitest'
import * as builders from './builders.ts'
import type { Operation, RequestInput } from './call-values.ts'
import { schemaViolations } from './json-schema.ts'
import { startStandInCas } from './stand-in-cas.ts'
import { createTestApp } from './test-app.ts'
import { changesToOthersData, tablesOf, watchChanges } from './watch-changes.ts'

export const ROLES = ['visitor', 'disabled', 'expired', 'member', 'other', 'curator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** GET calls that write: they add an audit log entry, or start or end a session. */
const READS_THAT_WRITE = [
  '/api/verify-cas-ticket.php',
  '/api/logout.php',
  '/api/admin/prompts/{id}',
  '/api/export.php',
  '/api/public-prompts/export',
]

/** Text in private prompts that only their author, or an admin in the Admin Console, can receive. */
const SECRET = 'xyzzy-private'

/** Ids that a call can refer to. */
export interface Targets {
  promptId: number
  /** The caller's own. */
  deletedPromptId: number
  authorId: number
  userId: number
  notificationId: number
  collectionToken: string
  /** One that the caller co-edits. */
  editedToken: string
  /** A public one of someone else. */
  othersToken: string
  /** About a prompt of the member. */
  reportId: number
  /** The caller's own. */
  keyId: number
  /** The caller's own, with all that it needs to be finished. */
  importId: number
  /** One of the member. */
  waitingPromptId: number
  /** One that the caller manages. */
  groupId: number
  ticket: string
}

/** A library with users and data for the permission test. */
export async function buildWorld() {
  const cas = await startStandInCas()
  const { app, db, config, clock } = await createTestApp({ CAS_BASE_URL: cas.baseUrl })
  afterAll(() => cas.close())

  const users = {
    member: await builders.createUser(db),
    other: await builders.createUser(db),
    curator: await builders.createUser(db, { role: 'curator' }),
    admin: await builders.createUser(db, { role: 'admin' }),
    disabled: await builders.createUser(db, { status: 'disabled' }),
    expired: await builders.createUser(db),
    bystander: await builders.createUser(db),
  }
  const { member, bystander } = users
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
    const deleted = await builders.createPrompt(db, { author_id: author.id, title: `${SECRET} deleted` })
    await builders.markDeleted(db, deleted.id, clock.now)
    const prompt_ids = [secret.id, open.id]
    const name = `${SECRET} collection`
    await builders.createCollection(db, { owner_id: author.id, name, prompt_ids })
    await builders.createCollection(db, { owner_id: author.id, visibility: 'public', prompt_ids })
    await db
      .insertInto('saved_prompts')
      .values({ prompt_id: open.id, user_id: author.id, saved_at: clock.now })
      .execute()
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
  const bystanderRows = async () => ({
    user: await db.selectFrom('users').selectAll().where('id', '=', bystander.id).execute(),
    prompts: await db
      .selectFrom('all_prompts')
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
    saved: await db.selectFrom('saved_prompts').selectAll().where('user_id', '=', bystander.id).execute(),
    collections: await db
      .selectFrom('collection_members')
      .innerJoin('collections', 'collections.id', 'collection_members.collection_id')
      .innerJoin('collection_items', 'collection_items.collection_id', 'collections.id')
      .selectAll()
      .where('user_id', '=', bystander.id)
      .orderBy('collections.id')
      .orderBy('position')
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
  /** Sessions and targets that no call has changed. Most calls change nothing. */
  const kept = new Map<string, unknown>()
  const keep = async <Value>(name: string, create: () => Promise<Value>): Promise<Value> => {
    if (!kept.has(name)) kept.set(name, await create())
    return kept.get(name) as Value
  }
  const inject = async (
    request: InjectOptions,
    { role, path = String(request.url) }: { role?: Role; path?: string } = {},
  ): Promise<LightMyRequestResponse> => {
    clock.now = new Date(clock.now.getTime() + 1_000)
    const response = await app.inject(request)
    expect(response.statusCode, response.body).not.toBe(500)
    const changed = await changes()
    if (changed.length > 0) kept.clear()
    const isChange = request.method !== undefined && request.method !== 'GET'
    const canWrite = isChange || READS_THAT_WRITE.includes(path)
    if (response.statusCode >= 400 || !canWrite)
      expect(tablesOf(changed), `changed by a request with the response ${response.statusCode}`).toEqual([])
    if (isChange && (role === 'member' || role === 'other'))
      expect(changesToOthersData(changed, users[role].id), 'changed by another user').toEqual([])
    return response
  }

  const createTargets = async (role: Role): Promise<Targets> => {
    const user = await builders.createUser(db)
    const caller = role === 'visitor' ? user : users[role]
    const prompt = await builders.createPrompt(db, { author_id: member.id })
    const share = { prompt_id: prompt.id, sharer_id: member.id }
    await builders.sharePrompt(db, { ...share, recipient_id: user.id })
    if (caller !== user && caller !== member)
      await builders.sharePrompt(db, { ...share, recipient_id: caller.id })
    // Only the author gets the note.
    await db
      .insertInto('feedback')
      .values({
        prompt_id: prompt.id,
        user_id: user.id,
        revision: 1,
        worked: true,
        tool: `${SECRET} tool`,
        note: `${SECRET} note`,
        answered_at: clock.now,
      })
      .execute()
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
    const { token: collectionToken } = await builders.createCollection(db, {
      owner_id: caller === user ? member.id : caller.id,
      visibility: 'public',
      editor_ids: [user.id],
      prompt_ids: [prompt.id],
    })
    const { token: editedToken } = await builders.createCollection(db, {
      owner_id: user.id,
      editor_ids: caller === user ? [] : [caller.id],
    })
    const { token: othersToken } = await builders.createCollection(db, {
      owner_id: user.id,
      visibility: 'public',
    })
    const deleted = await builders.createPrompt(db, { author_id: caller.id })
    await builders.markDeleted(db, deleted.id, clock.now)
    const { id: reportId } = await db
      .insertInto('report_cases')
      .values({ prompt_id: prompt.id, opened_at: clock.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('reports')
      .values({
        case_id: reportId,
        user_id: user.id,
        revision: 1,
        reason: 'spam',
        note: '',
        reported_at: clock.now,
      })
      .execute()
    // Otherwise, the caller would have too many. Kept targets lose theirs.
    kept.delete(`targets of ${role}`)
    await db.deleteFrom('api_keys').where('user_id', '=', caller.id).execute()
    const { id: keyId } = await builders.createKey(db, { user_id: caller.id, at: clock.now })
    const importId = await builders.createImport(db, { user_id: caller.id, at: clock.now })
    const waiting = await builders.createPrompt(db, { author_id: member.id, is_public: false })
    await db.updateTable('prompts').set({ waiting_since: clock.now }).where('id', '=', waiting.id).execute()
    // Otherwise, everyone would soon manage as many as they can.
    await db.deleteFrom('groups').execute()
    const { id: groupId } = await builders.createGroup(db, {
      manager_ids: caller === user ? [] : [caller.id],
      member_ids: [user.id],
      prompt_ids: [prompt.id],
      sharer_id: caller.id,
    })
    await changes()
    const ticket = cas.issueTicket({ user: user.netid ?? '' }, `${config.publicUrl}/`)
    return {
      promptId: prompt.id,
      deletedPromptId: deleted.id,
      authorId: member.id,
      userId: user.id,
      notificationId,
      collectionToken,
      editedToken,
      othersToken,
      reportId,
      keyId,
      importId,
      waitingPromptId: waiting.id,
      groupId,
      ticket,
    }
  }

  return {
    operations,
    inject,
    succeeded: new Set<string>(),
    bystanderRows,
    bystanderRowsBefore: await bystanderRows(),
    passTime: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
      // They end after some hours.
      for (const role of ROLES) kept.delete(`session of ${role}`)
    },

    headersOf: async (role: Role): Promise<Record<string, string>> => {
      if (role === 'visitor') return {}
      return keep(`session of ${role}`, async () => {
        const age = role === 'expired' ? 8 * 24 * 3_600_000 : 0
        const at = new Date(clock.now.getTime() - age)
        const headers = await builders.signInAs(db, users[role], { config, at })
        await changes()
        return headers
      })
    },

    createTargets,
    /** Targets that no call has used up: a successful call can delete the ones it got. */
    targetsFor: (role: Role) => keep(`targets of ${role}`, () => createTargets(role)),

    /** Sends the request and checks the response against the OpenAPI description. */
    call: async (operation: Operation, role: Role, input: RequestInput): Promise<LightMyRequestResponse> => {
      const { method, path } = operation
      const request: InjectOptions = {
        method,
        url: fillPath(path, input.path),
        ...(input.query && { query: input.query as Record<string, string> }),
        ...(input.body !== undefined && { payload: input.body as object }),
        headers: input.headers ?? {},
      }
      const response = await inject(request, { role, path })
      const message = describeRequest(role, input, response)
      expect(problemsWith(operation, response), message).toEqual([])
      if (role !== 'member' && !(role === 'admin' && operation.tags[1] === 'Admins'))
        expect(response.body, message).not.toContain(SECRET)
      return response
    },
  }
}

/** `/api/prompts/{prompt_id}/saved` with its values. */
export function fillPath(path: string, values: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    // Empty parts and dots lead to another path.
    encodeURIComponent(String(values[name]).toWellFormed().replace(/^\.*$/, 'none')),
  )
}

function problemsWith({ responses }: Operation, response: LightMyRequestResponse): string[] {
  const status = String(response.statusCode)
  const described = responses[status] ?? responses[`${status[0]}XX`]
  if (!described) return [`the status ${status} is not described`]
  const [[type, media] = []] = Object.entries(described.content ?? {})
  const actual = String(response.headers['content-type'] ?? '').split(';')[0]
  if (!type || !media) return response.body === '' ? [] : ['the response has a body that is not described']
  if (actual !== type) return [`the response is ${actual}, not ${type}`]
  const headers = Object.entries(described.headers ?? {}).flatMap(([name, { schema }]) => {
    const value = response.headers[name]
    return value === undefined
      ? []
      : schemaViolations(schema.type === 'integer' ? Number(value) : value, schema, name)
  })
  const body = type === 'application/json' ? response.json() : response.body
  return [...headers, ...schemaViolations(body, media.schema), ...guardProblems(response)]
}

/** Checks the headers that every response must have. */
function guardProblems({ headers, statusCode }: LightMyRequestResponse): string[] {
  const problems = []
  if (headers['cache-control'] !== 'private, no-store') problems.push('caches can store the response')
  if (headers['x-content-type-options'] !== 'nosniff') problems.push('browsers can guess the content type')
  if (!headers['x-request-id']) problems.push('there is no request id')
  if (statusCode === 429 && !headers['retry-after']) problems.push('there is no Retry-After header')
  return problems
}

/** A description of the request and its response for failure messages. */
export function describeRequest(role: Role, input: RequestInput, response: LightMyRequestResponse): string {
  const cut = (_: string, value: unknown) => (typeof value === 'string' ? value.slice(0, 300) : value)
  const short = (value: unknown) => JSON.stringify(value, cut)?.slice(0, 300)
  return `${role} sent ${short({ ...input, headers: undefined })} and got ${response.statusCode} ${response.body.slice(0, 300)}`
}

import { finishImport } from '@prompt-library/contract/imports'
import { LOGIN_PATH } from '@prompt-library/contract/pages'
import { updatePrompt } from '@prompt-library/contract/prompt-changes'
import { restoreRevision } from '@prompt-library/contract/revisions'
import { saveSettings } from '@prompt-library/contract/settings'
import { DEFAULT_CLASSES } from '@prompt-library/domain/data-class/default-classes'
import { DEFAULT_TARGETS } from '@prompt-library/domain/prompts/targets'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { CallValues, type RequestInput } from './testing/call-values.ts'
import { toolOf } from './testing/connect-tool.ts'
import {
  buildWorld,
  describeRequest,
  fillPath,
  ROLES,
  type Role,
  type Targets,
} from './testing/permission-world.ts'
import { everyFourth, isSampled, sample } from './testing/sample.ts'
import { injected } from './testing/signed-in-user.ts'

// The permission test: sends every call in the OpenAPI description as every role, with valid, invalid, missing, huge, and
// unusual values. New calls are included automatically. Values that can't be derived from a schema go into goodFields or
// CALLS below.

/** Another seed tries other values. */
const SEED = Number(process.env['WALK_SEED'] ?? 1)
/** The roles that each access level refuses, with the status. */
const REFUSED: Record<string, Partial<Record<Role, 401 | 403>>> = {
  Everyone: {},
  'Everyone, or signed-in users only (ACCESS)': {},
  'Signed-in users': { visitor: 401, disabled: 401, expired: 401 },
  Curators: { visitor: 401, disabled: 401, expired: 401, member: 403, other: 403 },
  Admins: { visitor: 401, disabled: 401, expired: 401, member: 403, other: 403, curator: 403 },
}

/** Valid values by field name. */
const goodFields = ({ promptId, userId, notificationId, collectionToken, ...targets }: Targets) => ({
  id: promptId,
  prompt_id: promptId,
  before_prompt_id: promptId,
  prompt: promptId,
  prompt_ids: [promptId],
  token: collectionToken,
  collection: collectionToken,
  clones_of: promptId,
  uid: userId,
  user_id: userId,
  recipient_id: userId,
  recipient_ids: [userId],
  transfer_to: targets.authorId,
  author: userId,
  notification_id: notificationId,
  report_id: targets.reportId,
  key_id: targets.keyId,
  days: 90,
  import_id: targets.importId,
  group_id: targets.groupId,
  group: targets.groupId,
  add_ids: [targets.authorId],
  add_names: ['someone@example.edu'],
  remove_ids: [userId],
  remove_names: ['someone@example.edu'],
  last_day: '2100-01-01',
  // Otherwise, members couldn't create groups after this one.
  groups: 'everyone',
  count: 1,
  place: 1,
  first: 1,
  prompts: [{ title: 'Imported', category: 'Study', html: '<p>Some text</p>' }],
  version: 1,
  revision: 1,
  revisions: [1],
  current: 1,
  // Otherwise, the calls about feedback and keys would be refused after this one.
  feedback: true,
  api_keys: true,
  mcp: true,
  hosted_tools: 'any',
  hosted_tool_hosts: ['claude.ai'],
  allow: 'read',
  // Otherwise, members couldn't publish after this one.
  publishing: 'everyone',
  review_months: 12,
  months: 12,
  page: 1,
  page_size: 12,
  offset: 12,
  limit: 10,
  markdown: '<p>Some text</p>',
  synonyms: [['essay', 'paper']],
  targets: [{ ...DEFAULT_TARGETS[0] }],
  fields: [{ name: 'topic' }],
  id_masks: ['A########'],
  data_classes: DEFAULT_CLASSES,
  deleted_days: 30,
})

/** What particular calls need in addition. */
const CALLS: Record<string, (targets: Targets) => Promise<RequestInput>> = {
  '/api/deleted-prompts/{prompt_id}/restore': async ({ deletedPromptId }) => ({
    path: { prompt_id: deletedPromptId },
  }),
  '/api/deleted-prompts/{prompt_id}': async ({ deletedPromptId }) => ({
    path: { prompt_id: deletedPromptId },
  }),
  '/api/prompts/{prompt_id}/revisions/{revision}/undo-restore': async ({ promptId: id }) => {
    const headers = await world.headersOf('member')
    const form = { title: 'Edited', category: 'Study', visibility: 'public', markdown: '<p>Edited</p>' }
    await world.inject(injected(updatePrompt, { ...form, id }, headers))
    const restored = await world.inject(injected(restoreRevision, { prompt_id: id, revision: 1 }, headers))
    const { revision, version } = restored.json()
    return { path: { prompt_id: id, revision }, body: { version } }
  },
  '/api/waiting-prompts/{prompt_id}': async ({ waitingPromptId }) => ({
    path: { prompt_id: waitingPromptId },
  }),
  '/api/waiting-prompts/{prompt_id}/approve': async ({ waitingPromptId }) => ({
    path: { prompt_id: waitingPromptId },
  }),
  '/api/waiting-prompts/{prompt_id}/ask-for-changes': async ({ waitingPromptId }) => ({
    path: { prompt_id: waitingPromptId },
  }),
  '/api/prompts/{prompt_id}/report': async () => {
    // Later than the limit per day.
    world.passTime(86_400)
    return { headers: await world.headersOf('other') }
  },
  '/api/imports/{import_id}/undo': async ({ importId: import_id }) => {
    await world.inject(injected(finishImport, { import_id }, await world.headersOf('member')))
    return { path: { import_id } }
  },
  '/api/collections/{token}/report': async ({ othersToken }) => ({ path: { token: othersToken } }),
  '/api/collections/{token}/leave': async ({ editedToken }) => ({ path: { token: editedToken } }),
  '/api/oauth/request': async () => ({ query: await askToConnect() }),
  '/api/oauth/connect': async () => ({ body: { ...(await askToConnect()), allow: 'read' } }),
  '/api/authors/{id}': async ({ authorId }) => ({ path: { id: authorId } }),
  '/api/verify-cas-ticket.php': async ({ ticket }) => ({
    query: { ticket, started_here: 'yes' },
    headers: { cookie: cookiesOf(await world.inject({ url: LOGIN_PATH })) },
  }),
}

/** A tool that asks to be connected, while that's allowed. */
async function askToConnect() {
  const headers = await world.headersOf('admin')
  await world.inject(injected(saveSettings, { hosted_tools: 'any' }, headers))
  const tool = toolOf(world)
  return tool.requestOf(await tool.register()).request
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const
const DEEP = 20_000
const HUGE: RequestInput = { body: { title: 'x'.repeat(1_100_000) } }
const BODIES: [string, string | Buffer, string | undefined][] = [
  ['nothing', '', 'application/json'],
  ['truncated JSON', '{"prompt_id": 1', 'application/json'],
  ['null', 'null', 'application/json'],
  ['a list', '[]', 'application/json'],
  ['a string', '"prompt_id"', 'application/json'],
  ['a number', '1e999', 'application/json'],
  ['nested lists', '['.repeat(DEEP) + ']'.repeat(DEEP), 'application/json'],
  ['nested objects', `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`, 'application/json'],
  ['a poisoned prototype', '{"__proto__": {"role": "admin"}}', 'application/json'],
  ['a poisoned constructor', '{"constructor": {"prototype": {"role": "admin"}}}', 'application/json'],
  ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 'application/json'],
  ['a form', 'prompt_id=1&id=1&uid=1', 'application/x-www-form-urlencoded'],
  ['a form that looks like JSON', '{"prompt_id": 1, "uid": 1, "id": 1}', 'text/plain'],
  ['a file', '--x\r\n\r\n1\r\n--x--', 'multipart/form-data; boundary=x'],
  ['XML', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'application/xml'],
  ['no content type', '{"prompt_id": 1}', undefined],
  ['more than 1 MiB', `{"title": "${'x'.repeat(1_048_577)}"}`, 'application/json'],
]

const { operations, ...world } = await buildWorld()

describe.each(operations)('$method $path', (operation) => {
  const { method, path } = operation
  const values = new CallValues(operation, SEED)
  const [, access] = operation.tags
  const allowed = ROLES.filter((role) => !REFUSED[access]?.[role])
  // The role that sends all of the invalid and unusual values.
  const mainRole = allowed.includes('member') ? 'member' : 'admin'
  /** For calls that change nothing. */
  let targets: Targets
  beforeAll(async () => {
    world.passTime(3_600)
    const choose = method === 'GET' ? world.targetsFor : world.createTargets
    targets = await choose(mainRole)
  })

  it('has a known access level', () => {
    expect(Object.keys(REFUSED)).toContain(access)
  })

  it('is refused to roles without access, whatever they send, and changes nothing', async () => {
    for (const role of ROLES.filter((role) => !allowed.includes(role))) {
      const headers = await world.headersOf(role)
      const wrong = values.wrong(goodFields(targets))[0]
      const given: RequestInput[] = [
        values.good(goodFields(targets)).at(-1) ?? {},
        {},
        HUGE,
        ...(wrong ? [wrong] : []),
      ]
      for (const one of role === 'visitor' ? given : sample(given, 2)) {
        const response = await world.call(operation, role, { ...one, headers })
        expect(response.statusCode, describeRequest(role, one, response)).toBe(REFUSED[access]?.[role])
      }
    }
  })

  it('succeeds with valid values, and its responses match the description', async () => {
    const responses: string[] = []
    for (const role of allowed) {
      const variants = [...values.good(goodFields(targets)).keys()]
      for (const variant of role === mainRole ? variants : everyFourth(variants, ROLES.indexOf(role))) {
        const targets = await world.targetsFor(role)
        const headers = await world.headersOf(role)
        const good = values.good(goodFields(targets))[variant]
        const given = { ...good, headers, ...(await CALLS[path]?.(targets)) }
        const response = await world.call(operation, role, given)
        responses.push(describeRequest(role, given, response))
        if (response.statusCode < 400) world.succeeded.add(`${method} ${path}`)
      }
    }
    expect(
      [...world.succeeded],
      `It never succeeded. Add valid values to goodFields or CALLS.\n${responses.join('\n')}`,
    ).toContain(`${method} ${path}`)
  })

  it('refuses every invalid and every missing value with 400', async () => {
    const headers = await world.headersOf(mainRole)
    for (const given of [...values.wrong(goodFields(targets)), ...values.missing(goodFields(targets))]) {
      const response = await world.call(operation, mainRole, { ...given, headers })
      expect(response.statusCode, describeRequest(mainRole, given, response)).toBe(400)
    }
  })

  it('handles unusual values and random mixtures', async () => {
    const roles: Role[] = isSampled ? [mainRole] : [...new Set([mainRole, 'other', 'admin'] as const)]
    for (const role of roles) {
      if (!allowed.includes(role)) continue
      const headers = await world.headersOf(role)
      const targets = await world.targetsFor(role)
      const given =
        role === mainRole
          ? [...values.odd(goodFields(targets)), ...values.mixed(goodFields(targets))]
          : values.mixed(goodFields(targets))
      for (const one of given) await world.call(operation, role, { ...one, headers })
    }
  })

  it('has no other HTTP methods', async () => {
    const headers = await world.headersOf(mainRole)
    const url = fillPath(path, goodFields(targets))
    const described = operations.filter((other) => other.path === path).map((other) => String(other.method))
    const others = METHODS.filter((other) => !described.includes(other))
    for (const other of others) {
      if (other === 'HEAD' && described.includes('GET')) continue
      const response = await world.inject({ method: other, url, headers })
      expect(response.statusCode, other).toBe(404)
      expect(response.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  if (method !== 'GET' && operation.requestBody)
    it('refuses anything but a JSON object', async () => {
      // Later than the limits per hour, which also count what is refused.
      world.passTime(3_600)
      const headers = await world.headersOf(mainRole)
      const url = fillPath(path, goodFields(targets))
      for (const [what, payload, type] of everyFourth(BODIES, operations.indexOf(operation))) {
        const kind = type ? { 'content-type': type } : {}
        const response = await world.inject({ method, url, headers: { ...headers, ...kind }, payload })
        // Objects without a known name are fine for a call that requires none.
        const { required = [] } = operation.requestBody?.content['application/json'].schema ?? {}
        const isFine = required.length === 0 && (what === 'nested objects' || what === 'invalid UTF-8')
        expect(response.statusCode, `${what}: ${response.body}`).toBeOneOf(isFine ? [200, 400] : [400, 413])
      }
    })
})

it('left uninvolved users’ data unchanged', async () => {
  expect(await world.bystanderRows()).toEqual(world.bystanderRowsBefore)
})

function cookiesOf(response: LightMyRequestResponse): string {
  return response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

import {
  type AdminPrompt,
  type AdminUser,
  type AuditEntry,
  deleteAnyPrompt,
  deleteUser,
  exportCsv,
  getAdminStats,
  getAnyPrompt,
  getBuilderStats,
  getChartData,
  listAllPrompts,
  listAuditLog,
  listUsers,
  updateUser,
} from '@prompt-library/contract/admin'
import { type Call, requestFor } from '@prompt-library/contract/call'
import { deletePrompt } from '@prompt-library/contract/prompt-changes'
import { listOwnPrompts, toggleUpvote } from '@prompt-library/contract/prompts'
import { describe, expect, it } from 'vitest'
import {
  createLibraryAccount,
  createPrompt,
  createUser,
  markDeleted,
  sharePrompt,
  signInAs,
} from '../../testing/builders.ts'
import { injected, type Target } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { onPostgres } from '../../testing/test-database.ts'

const CALLS: [Call, Record<string, unknown>?][] = [
  [getAdminStats],
  [getChartData],
  [listUsers],
  [updateUser, { uid: 1, action: 'disable' }],
  [deleteUser, { uid: 1 }],
  [listAllPrompts],
  [getAnyPrompt, { id: 1 }],
  [deleteAnyPrompt, { id: 1 }],
  [getBuilderStats],
  [listAuditLog],
  [exportCsv, { what: 'users' }],
]

async function createConsole(environment: Record<string, string> = {}) {
  const testApp = await createTestApp(environment)
  const { app, db, config, clock } = testApp
  const createMember = async (fields: Parameters<typeof createUser>[1] = {}) => {
    const user = await createUser(db, fields)
    const headers = await signInAs(db, user, { config, at: clock.now })
    return {
      ...user,
      headers,
      get: (call: Target, query: Record<string, string> = {}, more: Record<string, string> = {}) =>
        app.inject({ url: requestFor(call, { query }).url, headers: { ...headers, ...more } }),
      post: (call: Target, payload: object) => app.inject({ ...injected(call, payload), headers }),
    }
  }
  return {
    ...testApp,
    createMember,
    admin: await createMember({ display_name: 'Anna Admin', role: 'admin' }),
  }
}

describe('the Admin Console API', async () => {
  const { app, createMember } = await createConsole()
  const member = await createMember()

  it.each(CALLS.map(([call, values = {}]) => [call.method, call.path, call, values] as const))(
    '%s %s is for admins only: a visitor gets 401, a member 403',
    async (_method, _path, call, values) => {
      const request = call.body ? injected(call, values) : { url: requestFor(call, { query: values }).url }
      expect((await app.inject(request)).statusCode).toBe(401)
      const response = await app.inject({ ...request, headers: member.headers })
      expect(response.statusCode).toBe(403)
      expect(response.json().message).toBe('Only admins can do this.')
    },
  )
})

describe('the list of users', async () => {
  const { db, admin, createMember, clock } = await createConsole()
  await createLibraryAccount(db)
  const zoe = await createMember({ display_name: 'Zoë Writer', netid: 'zwriter' })
  const abe = await createMember({ display_name: 'abe Lower', netid: 'abel' })
  const disabled = await createMember({ display_name: 'Dora Disabled', status: 'disabled', email: null })
  await db
    .updateTable('users')
    .set({ last_login_at: new Date('2026-03-01') })
    .where('id', '=', abe.id)
    .execute()
  await db
    .updateTable('users')
    .set({ last_login_at: new Date('2026-03-02') })
    .where('id', '=', zoe.id)
    .execute()
  for (let count = 0; count < 2; count += 1)
    await createPrompt(db, { author_id: zoe.id, is_public: count === 0 })
  const enhance = (user_id: number, outcome: 'succeeded' | 'failed') =>
    db
      .insertInto('enhancements')
      .values({ user_id, outcome, provider: 'p', model: 'm', started_at: clock.now })
      .execute()
  await enhance(abe.id, 'succeeded')
  await enhance(zoe.id, 'failed')
  const names = async (query: Record<string, string>) =>
    ((await admin.get(listUsers, query)).json() as AdminUser[]).map(({ displayName }) => displayName)

  it.each([
    ['name', ['abe Lower', 'Anna Admin', 'Dora Disabled', 'Zoë Writer']],
    ['role', ['Anna Admin', 'abe Lower', 'Dora Disabled', 'Zoë Writer']],
    ['last_login', ['Zoë Writer', 'abe Lower', 'Anna Admin', 'Dora Disabled']],
    ['prompts', ['Zoë Writer', 'abe Lower', 'Anna Admin', 'Dora Disabled']],
    ['prompt_builder', ['abe Lower', 'Anna Admin', 'Dora Disabled', 'Zoë Writer']],
  ])('is sorted by %s, and the other way around', async (sort, sorted) => {
    expect(await names({ sort })).toEqual(sorted)
    expect(await names({ sort: `-${sort}` })).toEqual(sorted.toReversed())
  })

  it('is sorted by name by default, and leaves out the library account', async () => {
    expect(await names({})).toEqual(await names({ sort: 'name' }))
  })

  it.each([
    ['zoe', ['Zoë Writer']],
    ['ZOË', ['Zoë Writer']],
    ['zwriter@', ['Zoë Writer']],
    ['  lower ', ['abe Lower']],
    ['%', []],
    ['library', []],
  ])('finds %j by name or email', async (q, found) => {
    expect(await names({ q })).toEqual(found)
  })

  it('includes the columns of the users table', async () => {
    expect((await admin.get(listUsers, { q: 'zoë' })).json()).toEqual([
      {
        id: zoe.id,
        netid: zoe.netid,
        displayName: 'Zoë Writer',
        email: 'zwriter@example.edu',
        role: 'user',
        status: 'active',
        lastLogin: '2026-03-02T00:00:00.000Z',
        promptCount: 2,
        promptBuilderCount: 0,
        publicPromptCount: 1,
        collectionCount: 0,
        publicCollectionCount: 0,
        transferredCollectionCount: 0,
      },
    ])
    expect((await admin.get(listUsers, { q: 'dora' })).json()).toMatchObject([
      { id: disabled.id, status: 'disabled', email: null, lastLogin: null },
    ])
  })

  it('is paged, with the total count', async () => {
    const response = await admin.get(listUsers, { page: '2', page_size: '3' })
    expect(response.json()).toHaveLength(1)
    expect(response.headers['x-total-count']).toBe('4')
  })

  it.each([
    [{ sort: 'size' }, expect.stringMatching(/^sort must be one of name, role, .*-prompt_builder\.$/)],
    [{ page: '0' }, 'page must be a whole number, 1 or greater.'],
    [{ page_size: '101' }, 'page_size must be a whole number from 1 to 100.'],
    [{ q: 'x'.repeat(301) }, 'Your search must be 300 characters or fewer.'],
  ])('refuses %j', async (query: Record<string, string>, message) => {
    const response = await admin.get(listUsers, query)
    expect([response.statusCode, response.json().message]).toEqual([400, message])
  })
})

describe('changing an account', async () => {
  const { db, admin, createMember } = await createConsole({ ADMIN_NETIDS: 'boss' })
  const update = (uid: number, action: string, actor = admin) => actor.post(updateUser, { uid, action })
  const unchanged = 'Una Unchanged'
  const stateOf = ({ id }: { id: number }) =>
    db.selectFrom('users').select(['role', 'status']).where('id', '=', id).executeTakeFirst()

  it('makes a user an admin and removes the role again', async () => {
    const rita = await createMember({ display_name: 'Rita' })
    const made = (await update(rita.id, 'make_admin')).json()
    expect(made).toMatchObject({ success: true, message: 'Rita is now an admin.', user: { role: 'admin' } })
    expect((await rita.get(getAdminStats)).statusCode).toBe(200)
    expect((await update(rita.id, 'remove_admin')).json().message).toBe('Rita is no longer an admin.')
    expect((await rita.get(getAdminStats)).statusCode).toBe(403)
  })

  it('disabling ends all sessions at once, and enabling doesn’t restore them', async () => {
    const rita = await createMember({ display_name: 'Rita' })
    expect((await rita.get(listOwnPrompts)).statusCode).toBe(200)
    expect((await update(rita.id, 'disable')).json()).toMatchObject({
      message: 'Rita can no longer sign in.',
      user: { status: 'disabled' },
    })
    expect((await rita.get(listOwnPrompts)).statusCode).toBe(401)
    expect((await update(rita.id, 'enable')).json().message).toBe('Rita can sign in again.')
    expect((await rita.get(listOwnPrompts)).statusCode).toBe(401)
  })

  it.each([
    ['remove_admin', 'You can’t remove your own admin role. Ask another admin.'],
    ['disable', 'You can’t disable your own account. Ask another admin.'],
  ])('refuses %s for your own account', async (action, message) => {
    await createMember({ role: 'admin' })
    const response = await update(admin.id, action)
    expect([response.statusCode, response.json().message]).toEqual([403, message])
    expect(await stateOf(admin)).toEqual({ role: 'admin', status: 'active' })
  })

  it('refuses to delete your own account', async () => {
    const response = await admin.post(deleteUser, { uid: admin.id })
    expect(response.statusCode).toBe(403)
    expect(response.json().message).toBe('You can’t delete your own account. Ask another admin.')
  })

  it('refuses to remove, disable, or delete an admin set in ADMIN_NETIDS', async () => {
    const boss = await createMember({ netid: 'boss', display_name: 'The Boss', role: 'admin' })
    for (const response of [
      await update(boss.id, 'remove_admin'),
      await update(boss.id, 'disable'),
      await admin.post(deleteUser, { uid: boss.id }),
    ]) {
      expect(response.statusCode).toBe(409)
      expect(response.json().message).toContain('The Boss is set as an admin in the server configuration')
    }
    expect(await stateOf(boss)).toEqual({ role: 'admin', status: 'active' })
  })

  it('returns 404 for an unknown user and for the library account', async () => {
    const library = await createLibraryAccount(db)
    for (const uid of [2_147_483_647, library.id]) {
      expect((await update(uid, 'disable')).statusCode).toBe(404)
      expect((await admin.post(deleteUser, { uid })).statusCode).toBe(404)
    }
  })

  it.each([[{ uid: 'x', action: 'disable' }], [{ uid: 1, action: 'promote' }], [{ action: 'disable' }]])(
    'refuses %j',
    async (payload) => {
      expect((await admin.post(updateUser, payload)).statusCode).toBe(400)
    },
  )

  it('isn’t recorded in the audit log if nothing changes', async () => {
    const member = await createMember({ display_name: unchanged })
    expect((await update(member.id, 'enable')).statusCode).toBe(200)
    expect((await admin.get(listAuditLog, { q: unchanged })).json()).toEqual([])
  })

  it.skipIf(!onPostgres)('leaves one admin when two remove each other at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      await db.updateTable('users').set({ role: 'user' }).where('role', '=', 'admin').execute()
      const [one, two] = [await createMember({ role: 'admin' }), await createMember({ role: 'admin' })]
      const action = round % 2 === 0 ? 'remove_admin' : 'disable'
      const statuses = await Promise.all([update(two.id, action, one), update(one.id, action, two)])
      expect(statuses.map(({ statusCode }) => statusCode).sort()).toEqual(
        // The second request is refused because its sender is no longer an admin, or no longer signed in.
        [200, expect.toBeOneOf([401, 403])],
      )
      const left = await db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .where('status', '=', 'active')
        .execute()
      expect(left).toHaveLength(1)
    }
  })
})

describe('deleting a user', async () => {
  const { db, admin, createMember, clock } = await createConsole()

  it('removes all of their data, and keeps the cost of their enhancements', async () => {
    const [gone, stays] = [
      await createMember({ display_name: 'Greta Gone', netid: 'gone' }),
      await createMember(),
    ]
    const theirs = await createPrompt(db, { author_id: gone.id })
    const other = await createPrompt(db, { author_id: stays.id })
    await gone.post(toggleUpvote, { prompt_id: other.id })
    await admin.post(toggleUpvote, { prompt_id: other.id })
    await admin.post(toggleUpvote, { prompt_id: theirs.id })
    await sharePrompt(db, { prompt_id: other.id, recipient_id: stays.id, sharer_id: gone.id })
    await db
      .insertInto('enhancements')
      .values({
        user_id: gone.id,
        outcome: 'succeeded',
        provider: 'p',
        model: 'm',
        cost_usd: '0.5',
        started_at: clock.now,
      })
      .execute()

    const response = await admin.post(deleteUser, { uid: gone.id })
    expect(response.json()).toEqual({
      success: true,
      message: 'Greta Gone was deleted, along with 1 prompt.',
    })
    expect((await gone.get(listOwnPrompts)).statusCode).toBe(401)
    const left = await db.selectFrom('prompts').select(['id', 'upvotes']).execute()
    expect(left).toEqual([{ id: other.id, upvotes: 1 }])
    expect(await db.selectFrom('shares').selectAll().execute()).toEqual([])
    expect((await admin.get(getBuilderStats)).json()).toMatchObject({
      totalEnhancements: 1,
      totalApiCost: 0.5,
      topUsers: [{ display_name: null, email: null, enhancement_count: 1, total_cost: 0.5 }],
    })
    expect((await admin.post(deleteUser, { uid: gone.id })).statusCode).toBe(404)
  })

  it.skipIf(!onPostgres)('doesn’t deadlock while they vote on their own prompts', async () => {
    for (let round = 0; round < 5; round += 1) {
      const author = await createMember()
      const written = []
      for (let count = 0; count < 6; count += 1)
        written.push(await createPrompt(db, { author_id: author.id }))
      const votes = written.map(({ id }) => author.post(toggleUpvote, { prompt_id: id }))
      const [deleted, ...responses] = await Promise.all([
        admin.post(deleteUser, { uid: author.id }),
        ...votes,
      ])
      expect(deleted?.statusCode).toBe(200)
      for (const { statusCode } of responses) expect([200, 401, 404, 409]).toContain(statusCode)
    }
  })

  it.skipIf(!onPostgres)(
    'doesn’t deadlock when two admins delete users who voted for each other',
    async () => {
      const second = await createMember({ role: 'admin' })
      for (let round = 0; round < 10; round += 1) {
        const [one, two] = [await createMember(), await createMember()]
        for (let count = 0; count < 4; count += 1) {
          const ones = await createPrompt(db, { author_id: one.id })
          const twos = await createPrompt(db, { author_id: two.id })
          await two.post(toggleUpvote, { prompt_id: ones.id })
          await one.post(toggleUpvote, { prompt_id: twos.id })
        }
        const responses = await Promise.all([
          admin.post(deleteUser, { uid: one.id }),
          second.post(deleteUser, { uid: two.id }),
        ])
        expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      }
    },
  )

  it('works for a user with thousands of enhancements', async () => {
    const heavy = await createMember()
    await db
      .insertInto('enhancements')
      .values(
        Array.from({ length: 3_000 }, () => ({
          user_id: heavy.id,
          outcome: 'succeeded' as const,
          provider: 'p',
          model: 'm',
          cost_usd: '600000',
          started_at: clock.now,
        })),
      )
      .execute()
    expect((await admin.post(deleteUser, { uid: heavy.id })).statusCode).toBe(200)
    expect((await admin.get(getBuilderStats)).json().totalApiCost).toBeGreaterThan(1_800_000_000 - 1)
  })

  it('also deletes their recently deleted prompts, and their votes for those of others', async () => {
    const [author, voter] = [await createMember(), await createMember()]
    const theirs = await createPrompt(db, { author_id: author.id })
    const own = await createPrompt(db, { author_id: voter.id })
    await voter.post(toggleUpvote, { prompt_id: theirs.id })
    for (const { id } of [theirs, own]) await markDeleted(db, id, clock.now)
    const deleted = await admin.post(deleteUser, { uid: voter.id })
    // Only counts what the console shows.
    expect(deleted.json().message).toBe(`${voter.display_name} was deleted, along with 0 prompts.`)
    const rows = await db
      .selectFrom('all_prompts')
      .select(['id', 'upvotes'])
      .where('id', 'in', [theirs.id, own.id])
      .execute()
    expect(rows).toEqual([{ id: theirs.id, upvotes: 0 }])
  })

  it.skipIf(!onPostgres)('keeps vote counts correct and doesn’t deadlock while they vote', async () => {
    const author = await createMember()
    const voted = []
    for (let count = 0; count < 10; count += 1) voted.push(await createPrompt(db, { author_id: author.id }))
    for (let round = 0; round < 5; round += 1) {
      const voter = await createMember()
      const votes = voted.map(({ id }) => voter.post(toggleUpvote, { prompt_id: id }))
      const [deleted, ...responses] = await Promise.all([admin.post(deleteUser, { uid: voter.id }), ...votes])
      expect(deleted?.statusCode).toBe(200)
      for (const { statusCode } of responses) expect([200, 401, 409]).toContain(statusCode)
    }
    const counts = await db
      .selectFrom('prompts')
      .select('upvotes')
      .where('author_id', '=', author.id)
      .execute()
    expect(counts.map(({ upvotes }) => upvotes)).toEqual(Array(10).fill(0))
  })
})

describe('the list of all prompts', async () => {
  const { db, admin, createMember } = await createConsole()
  const ada = await createMember({ display_name: 'Ada Álvarez' })
  const zed = await createMember({ display_name: 'zed' })
  const first = await createPrompt(db, {
    author_id: zed.id,
    title: 'élan',
    category: 'Writing',
    created_at: new Date('2026-01-01'),
  })
  const second = await createPrompt(db, {
    author_id: ada.id,
    title: 'Zebra',
    category: 'Coding',
    is_public: false,
    html: '<p>Secret <script>x</script>text</p>',
    created_at: new Date('2026-02-01'),
  })
  await createPrompt(db, {
    author_id: zed.id,
    title: 'apple',
    category: 'Study',
    created_at: new Date('2026-03-01'),
  })
  await db.updateTable('prompts').set({ upvotes: 5 }).where('id', '=', first.id).execute()
  const titles = async (query: Record<string, string>) =>
    ((await admin.get(listAllPrompts, query)).json() as AdminPrompt[]).map(({ title }) => title)

  it.each([
    ['newest', 'oldest', ['apple', 'Zebra', 'élan']],
    ['title', '-title', ['apple', 'élan', 'Zebra']],
    ['author', '-author', ['Zebra', 'apple', 'élan']],
    ['category', '-category', ['Zebra', 'apple', 'élan']],
    ['upvotes', '-upvotes', ['élan', 'apple', 'Zebra']],
  ])('is sorted by %s or %s', async (sort, reversed, sorted) => {
    expect(await titles({ sort })).toEqual(sorted)
    expect(await titles({ sort: reversed })).toEqual(sorted.toReversed())
  })

  it.each([
    ['zeb', ['Zebra']],
    ['ELAN', ['élan']],
    ['alvarez', ['Zebra']],
    ['zed', ['apple', 'élan']],
    ['secret', []],
    ['_', []],
  ])('finds %j by title or author', async (q, found) => {
    expect(await titles({ q })).toEqual(found)
    expect((await admin.get(listAllPrompts, { q })).headers['x-total-count']).toBe(String(found.length))
  })

  it('includes the visibility and the author', async () => {
    const listed: AdminPrompt[] = (await admin.get(listAllPrompts, { sort: 'title' })).json()
    expect(listed.map(({ title, visibility, authorId }) => [title, visibility, authorId])).toEqual([
      ['apple', 'public', zed.id],
      ['élan', 'public', zed.id],
      ['Zebra', 'private', ada.id],
    ])
  })

  it('is paged', async () => {
    expect(await titles({ page: '2', page_size: '2' })).toEqual(['élan'])
  })

  it('returns the sanitized text and visibility of any prompt', async () => {
    expect((await admin.get(getAnyPrompt, { id: String(second.id) })).json()).toEqual({
      id: second.id,
      title: 'Zebra',
      html: expect.not.stringContaining('script'),
      notes: null,
      visibility: 'private',
    })
    expect((await admin.get(getAnyPrompt, { id: '2147483647' })).statusCode).toBe(404)
  })

  it('deletes any prompt, once', async () => {
    const { id } = await createPrompt(db, { author_id: zed.id, is_public: false })
    expect((await admin.post(deleteAnyPrompt, { id })).json()).toEqual({ success: true })
    expect((await admin.post(deleteAnyPrompt, { id })).statusCode).toBe(404)
  })
})

describe('the audit log', async () => {
  const { db, admin, createMember } = await createConsole()

  it('lists every action, newest first, even after the user is deleted', async () => {
    const rita = await createMember({ display_name: 'Rita', netid: 'rita' })
    const prompt = await createPrompt(db, { author_id: rita.id, title: 'Rude words' })
    for (const action of ['make_admin', 'remove_admin', 'disable', 'enable'])
      await admin.post(updateUser, { uid: rita.id, action })
    await admin.post(deleteAnyPrompt, { id: prompt.id })
    await admin.get(exportCsv, { what: 'users' })
    await admin.post(deleteUser, { uid: rita.id })
    // Refused actions aren't recorded.
    await admin.post(deleteUser, { uid: admin.id })
    const log: AuditEntry[] = (await admin.get(listAuditLog)).json()
    expect((await admin.get(listAuditLog, { sort: 'oldest' })).json()).toEqual(log.toReversed())
    expect(
      log.map(({ actor_name, action, target_name, details }) => [actor_name, action, target_name, details]),
    ).toEqual([
      ['Anna Admin', 'deleted user', 'Rita', 'rita, with 0 prompts'],
      ['Anna Admin', 'exported', 'users', ''],
      ['Anna Admin', 'deleted prompt', 'Rude words', 'public, by Rita (rita)'],
      ['Anna Admin', 'enabled account', 'Rita', 'rita'],
      ['Anna Admin', 'disabled account', 'Rita', 'rita'],
      ['Anna Admin', 'removed admin', 'Rita', 'rita'],
      ['Anna Admin', 'made admin', 'Rita', 'rita'],
    ])
    // It also records when an admin reads a private prompt, or deletes one outside the console.
    const other = await createMember({ display_name: 'Otto', netid: 'otto' })
    const secret = await createPrompt(db, { author_id: other.id, title: 'Secret', is_public: false })
    await admin.get(getAnyPrompt, { id: String(secret.id) })
    await admin.post(deletePrompt, { prompt_id: secret.id })
    const [deleted, read]: AuditEntry[] = (await admin.get(listAuditLog, { q: 'secret' })).json()
    expect(deleted).toMatchObject({ action: 'deleted prompt', details: 'private, by Otto (otto)' })
    expect(read).toMatchObject({ action: 'read private prompt', target_name: 'Secret' })
    const own = await createPrompt(db, { author_id: admin.id, title: 'Own', is_public: false })
    await admin.post(deletePrompt, { prompt_id: own.id })
    expect((await admin.get(listAuditLog, { q: 'own' })).json()).toEqual([])

    const found = await admin.get(listAuditLog, { q: 'RUDE', page: '1' })
    expect(found.json()).toHaveLength(1)
    expect(found.headers['x-total-count']).toBe('1')
    expect((await admin.get(listAuditLog, { q: 'anna', page: '2', page_size: '5' })).json()).toHaveLength(4)
  })

  it('is filtered by person, also after their account is deleted, and by prompt', async () => {
    const [mia, noa] = [await createMember({ netid: 'mia' }), await createMember({ netid: 'noa' })]
    const prompt = await createPrompt(db, { author_id: mia.id, title: 'By Mia', is_public: false })
    await admin.get(getAnyPrompt, { id: String(prompt.id) })
    await admin.post(updateUser, { uid: noa.id, action: 'disable' })
    await admin.post(deleteUser, { uid: mia.id })
    const find = async (filter: Record<string, string>) => {
      const response = await admin.get(listAuditLog, filter)
      const actions = response.json().map(({ action }: AuditEntry) => action)
      expect(response.headers['x-total-count']).toBe(String(actions.length))
      return actions
    }
    expect(await find({ person: 'MIA' })).toEqual(['deleted user', 'read private prompt'])
    expect(await find({ person: 'noa' })).toEqual(['disabled account'])
    expect(await find({ person: 'nobody' })).toEqual([])
    expect(await find({ prompt: String(prompt.id) })).toEqual(['read private prompt'])
    expect(await find({ prompt: String(prompt.id), person: 'noa' })).toEqual([])
    // The ID of a user isn't that of a prompt.
    expect(await find({ prompt: String(mia.id + 1_000_000) })).toEqual([])
    expect(await find({ person: admin.netid ?? '', q: 'mia' })).toEqual([
      'deleted user',
      'read private prompt',
    ])
    const [read]: AuditEntry[] = (await admin.get(listAuditLog, { prompt: String(prompt.id) })).json()
    expect(read).toMatchObject({ actor_netid: admin.netid, subject_netid: 'mia', prompt_id: prompt.id })
  })
})

describe('exports', async () => {
  const { db, admin, createMember, clock } = await createConsole()
  const bad = await createMember({
    display_name: '=HYPERLINK("http://x")',
    netid: 'evil',
    email: '+1@example.edu',
  })
  await createPrompt(db, { author_id: bad.id, title: '-2+3', html: '<p>One</p><p>Two, "three"</p>' })
  await db
    .insertInto('enhancements')
    .values({
      user_id: bad.id,
      outcome: 'succeeded',
      provider: 'p',
      model: '@m',
      cost_usd: '0.0125',
      started_at: clock.now,
    })
    .execute()
  const file = (what: string) => admin.get(exportCsv, { what })

  it('are CSV files with formulas escaped', async () => {
    const response = await file('users')
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="users-2026-03-15.csv"',
      'cache-control': 'private, no-store',
    })
    const [head, ...lines] = response.body.split('\r\n')
    expect(head).toBe(
      '\uFEFFid,netid,display_name,email,role,status,created_at,last_login_at,prompts,enhancements',
    )
    expect(lines).toContain(
      `${bad.id},evil,"'=HYPERLINK(""http://x"")",'+1@example.edu,user,active,2026-03-01T12:00:00.000Z,,1,1`,
    )
  })

  it('contain prompts as plain text', async () => {
    expect((await file('prompts')).body).toContain(`'-2+3,Research,public,evil,`)
    expect((await file('prompts')).body).toMatch(/"One\n+Two, ""three"""/)
  })

  it('leave out the text of private prompts', async () => {
    await createPrompt(db, {
      author_id: bad.id,
      title: 'Mine alone',
      html: '<p>Hidden text</p>',
      is_public: false,
    })
    const { body } = await file('prompts')
    expect(body).toContain('Mine alone,Research,private,')
    expect(body).not.toContain('Hidden text')
  })

  it('can’t be triggered by another site', async () => {
    const response = await admin.get(exportCsv, { what: 'users' }, { 'sec-fetch-site': 'cross-site' })
    expect(response.statusCode).toBe(403)
  })

  it('contain every AI call and its cost, but no text', async () => {
    expect((await file('ai_usage')).body).toContain(`,succeeded,p,'@m,0,0,0.0125,`)
  })

  it('contain every row across batches', async () => {
    for (let count = 0; count < 1_001; count += 1) await createUser(db, { netid: `many${count}` })
    const lines = (await file('users')).body.trimEnd().split('\r\n')
    expect(lines).toHaveLength(1_004)
    expect(new Set(lines).size).toBe(1_004)
  })

  it('refuse an unknown name', async () => {
    expect((await file('sessions')).statusCode).toBe(400)
  })
})

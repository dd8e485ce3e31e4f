import {
  type AuditEntry,
  deleteAnyPrompt,
  deleteUser,
  exportCsv,
  getAdminStats,
  getAnyPrompt,
  getBuilderStats,
  listAllPrompts,
  listAuditLog,
  listUsers,
  updateUser,
} from '@prompt-library/contract/admin'
import { deletePrompt } from '@prompt-library/contract/prompt-changes'
import { listOwnPrompts, toggleUpvote } from '@prompt-library/contract/prompts'
import { describe, expect, it } from 'vitest'
import { createLibraryAccount, createPrompt, sharePrompt } from '../../testing/builders.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { onPostgres } from '../../testing/test-database.ts'

type User = Awaited<ReturnType<typeof createConsole>>['admin']

async function createConsole(environment: Record<string, string> = {}) {
  const testApp = await createTestApp(environment)
  const { db, clock, newUser } = testApp
  const newPrompt = async (author_id: number, fields: Partial<Parameters<typeof createPrompt>[1]> = {}) =>
    (await createPrompt(db, { author_id, ...fields })).id
  const enhance = (
    user_id: number,
    fields: { outcome?: 'failed'; cost_usd?: string; model?: string } = {},
  ) => ({
    ...{ user_id, outcome: 'succeeded' as const, provider: 'p', model: 'm', started_at: clock.now },
    ...fields,
  })
  const addEnhancements = (...rows: ReturnType<typeof enhance>[]) =>
    db.insertInto('enhancements').values(rows).execute()
  const admin = await newUser({ display_name: 'Anna Admin', role: 'admin' })
  return { ...testApp, newPrompt, enhance, addEnhancements, admin }
}

describe('the list of users', async () => {
  const { db, admin, newUser, newPrompt, enhance, addEnhancements } = await createConsole()
  await createLibraryAccount(db)
  const signedIn = (day: string) => ({ last_login_at: new Date(`2026-03-${day}`) })
  const zoe = await newUser({ display_name: 'Zoë Writer', netid: 'zwriter', ...signedIn('02') })
  await newUser({ display_name: 'Dora Disabled', status: 'disabled', email: null })
  const abe = await newUser({ display_name: 'abe Lower', netid: 'abel', ...signedIn('01') })
  for (const is_public of [true, false]) await newPrompt(zoe.id, { is_public })
  await addEnhancements(enhance(abe.id), enhance(zoe.id, { outcome: 'failed' }))
  const names = async (query: object) =>
    (await admin.read(listUsers, query)).map(({ displayName }) => displayName)

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
    expect(await admin.read(listUsers, { q: 'zoë' })).toEqual([
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
    const dora = { status: 'disabled', email: null, lastLogin: null }
    expect(await admin.read(listUsers, { q: 'dora' })).toMatchObject([dora])
  })

  it('is paged, with the total count', async () => {
    const response = await admin.get(listUsers, { page: 2, page_size: 3 })
    expect(response.json()).toHaveLength(1)
    expect(response.headers['x-total-count']).toBe('4')
  })

  it.each([
    [{ sort: 'size' }, expect.stringMatching(/^sort must be one of name, role, .*-prompt_builder\.$/)],
    [{ page: '0' }, 'page must be a whole number, 1 or greater.'],
    [{ page_size: '101' }, 'page_size must be a whole number from 1 to 100.'],
    [{ q: 'x'.repeat(301) }, 'Your search must be 300 characters or fewer.'],
  ])('refuses %j', async (query, message) => {
    const response = await admin.get(listUsers, query)
    expect(refusal(response)).toEqual([400, message])
  })
})

describe('changing an account', async () => {
  const { db, admin, newUser } = await createConsole({ ADMIN_NETIDS: 'boss' })
  const update = (uid: number, action: string, actor = admin) => actor.post(updateUser, { uid, action })
  const stateOf = ({ id }: { id: number }) =>
    db.selectFrom('users').select(['role', 'status']).where('id', '=', id).executeTakeFirst()

  it('makes a user an admin and removes the role again', async () => {
    const rita = await newUser({ display_name: 'Rita' })
    const made = (await update(rita.id, 'make_admin')).json()
    expect(made).toMatchObject({ success: true, message: 'Rita is now an admin.', user: { role: 'admin' } })
    expect((await rita.get(getAdminStats)).statusCode).toBe(200)
    expect((await update(rita.id, 'remove_admin')).json().message).toBe('Rita is no longer an admin.')
    expect((await rita.get(getAdminStats)).statusCode).toBe(403)
  })

  it('disabling ends all sessions at once, and enabling doesn’t restore them', async () => {
    const rita = await newUser({ display_name: 'Rita' })
    const status = async () => (await rita.get(listOwnPrompts)).statusCode
    expect(await status()).toBe(200)
    expect((await update(rita.id, 'disable')).json()).toMatchObject({
      message: 'Rita can no longer sign in.',
      user: { status: 'disabled' },
    })
    expect(await status()).toBe(401)
    expect((await update(rita.id, 'enable')).json().message).toBe('Rita can sign in again.')
    expect(await status()).toBe(401)
  })

  it('refuses to remove, disable, or delete your own account', async () => {
    await newUser({ role: 'admin' })
    for (const [response, what] of [
      [await update(admin.id, 'remove_admin'), 'remove your own admin role'],
      [await update(admin.id, 'disable'), 'disable your own account'],
      [await admin.post(deleteUser, { uid: admin.id }), 'delete your own account'],
    ] as const)
      expect(refusal(response)).toEqual([403, `You can’t ${what}. Ask another admin.`])
    expect(await stateOf(admin)).toEqual({ role: 'admin', status: 'active' })
  })

  it('refuses to remove, disable, or delete an admin set in ADMIN_NETIDS', async () => {
    const boss = await newUser({ netid: 'boss', display_name: 'The Boss', role: 'admin' })
    const sentence = expect.stringContaining('The Boss is set as an admin in the server configuration')
    for (const response of [
      await update(boss.id, 'remove_admin'),
      await update(boss.id, 'disable'),
      await admin.post(deleteUser, { uid: boss.id }),
    ])
      expect(refusal(response)).toEqual([409, sentence])
    expect(await stateOf(boss)).toEqual({ role: 'admin', status: 'active' })
  })

  it('returns 404 for an unknown user and for the library account', async () => {
    const library = await createLibraryAccount(db)
    for (const uid of [2_147_483_647, library.id]) {
      expect((await update(uid, 'disable')).statusCode).toBe(404)
      expect((await admin.post(deleteUser, { uid })).statusCode).toBe(404)
    }
  })

  it.skipIf(!onPostgres)('leaves one admin when two remove each other at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      await db.updateTable('users').set({ role: 'user' }).where('role', '=', 'admin').execute()
      const [one, two] = [await newUser({ role: 'admin' }), await newUser({ role: 'admin' })]
      const action = round % 2 === 0 ? 'remove_admin' : 'disable'
      const statuses = await Promise.all([update(two.id, action, one), update(one.id, action, two)])
      expect(statuses.map(({ statusCode }) => statusCode).sort()).toEqual(
        // The second request is refused because its sender is no longer an admin, or no longer signed in.
        [200, expect.toBeOneOf([401, 403])],
      )
      const admins = db.selectFrom('users').select('id').where('role', '=', 'admin')
      expect(await admins.where('status', '=', 'active').execute()).toHaveLength(1)
    }
  })
})

describe('deleting a user', async () => {
  const { db, admin, newUser, newPrompt, enhance, addEnhancements } = await createConsole()
  const remove = ({ id }: { id: number }, by = admin) => by.post(deleteUser, { uid: id })
  const newPrompts = async (author: User, count: number) => {
    const ids = []
    for (let made = 0; made < count; made += 1) ids.push(await newPrompt(author.id))
    return ids
  }
  const upvotesOf = async (ids: number[]) =>
    db.selectFrom('all_prompts').select(['id', 'upvotes']).where('id', 'in', ids).orderBy('id').execute()

  it('removes all of their data, and keeps the cost of their enhancements', async () => {
    const [gone, stays] = [await newUser({ display_name: 'Greta Gone' }), await newUser()]
    const [theirs, other] = [await newPrompt(gone.id), await newPrompt(stays.id)]
    await gone.post(toggleUpvote, { prompt_id: other })
    for (const prompt_id of [other, theirs]) await admin.post(toggleUpvote, { prompt_id })
    await sharePrompt(db, { prompt_id: other, recipient_id: stays.id, sharer_id: gone.id })
    await addEnhancements(enhance(gone.id, { cost_usd: '0.5' }))

    const message = 'Greta Gone was deleted, along with 1 prompt.'
    expect((await remove(gone)).json()).toEqual({ success: true, message })
    expect((await gone.get(listOwnPrompts)).statusCode).toBe(401)
    expect(await upvotesOf([theirs, other])).toEqual([{ id: other, upvotes: 1 }])
    expect(await db.selectFrom('shares').selectAll().execute()).toEqual([])
    expect(await admin.read(getBuilderStats)).toMatchObject({
      totalEnhancements: 1,
      totalApiCost: 0.5,
      topUsers: [{ display_name: null, email: null, enhancement_count: 1, total_cost: 0.5 }],
    })
    expect((await remove(gone)).statusCode).toBe(404)
  })

  it.skipIf(!onPostgres)(
    'keeps vote counts and doesn’t deadlock while they vote, also for their own',
    async () => {
      const voted = await newPrompts(await newUser(), 10)
      for (let round = 0; round < 5; round += 1) {
        const voter = await newUser()
        const ids = [...voted, ...(await newPrompts(voter, 6))]
        const votes = ids.map((prompt_id) => voter.post(toggleUpvote, { prompt_id }))
        const [deleted, ...responses] = await Promise.all([remove(voter), ...votes])
        expect(deleted?.statusCode).toBe(200)
        for (const { statusCode } of responses) expect([200, 401, 404, 409]).toContain(statusCode)
      }
      expect(await upvotesOf(voted)).toEqual(voted.map((id) => ({ id, upvotes: 0 })))
    },
  )
})

describe('the list of all prompts', async () => {
  const { db, admin, newUser, newPrompt } = await createConsole()
  const ada = await newUser({ display_name: 'Ada Álvarez' })
  const zed = await newUser({ display_name: 'zed' })
  const in2026 = (month: string) => ({ created_at: new Date(`2026-${month}-01`) })
  const first = await newPrompt(zed.id, { title: 'élan', category: 'Writing', ...in2026('01') })
  const hidden = {
    category: 'Coding',
    is_public: false,
    html: '<p>Secret <script>x</script>text</p>',
  } as const
  const second = await newPrompt(ada.id, { title: 'Zebra', ...hidden, ...in2026('02') })
  await newPrompt(zed.id, { title: 'apple', category: 'Study', ...in2026('03') })
  await db.updateTable('prompts').set({ upvotes: 5 }).where('id', '=', first).execute()
  const titles = async (query: object) => (await admin.read(listAllPrompts, query)).map(({ title }) => title)

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

  it('is paged', async () => {
    expect(await titles({ page: 2, page_size: 2 })).toEqual(['élan'])
  })

  it('returns the sanitized text and visibility of any prompt', async () => {
    expect(await admin.read(getAnyPrompt, { id: second })).toEqual({
      id: second,
      title: 'Zebra',
      html: expect.not.stringContaining('script'),
      notes: null,
      visibility: 'private',
    })
  })
})

describe('the audit log', async () => {
  const { admin, newUser, newPrompt } = await createConsole()
  const find = async (filter: object) => {
    const response = await admin.get(listAuditLog, filter)
    const entries: AuditEntry[] = response.json()
    expect(response.headers['x-total-count']).toBe(String(entries.length))
    return entries.map(({ action }) => action)
  }

  it('lists every action, newest first, even after the user is deleted', async () => {
    const rita = await newUser({ display_name: 'Rita', netid: 'rita' })
    const rude = await newPrompt(rita.id, { title: 'Rude words' })
    for (const action of ['make_admin', 'remove_admin', 'disable', 'enable'])
      await admin.post(updateUser, { uid: rita.id, action })
    await admin.post(deleteAnyPrompt, { id: rude })
    await admin.get(exportCsv, { what: 'users' })
    await admin.post(deleteUser, { uid: rita.id })
    // Refused actions aren't recorded.
    await admin.post(deleteUser, { uid: admin.id })
    const log = await admin.read(listAuditLog)
    expect(await admin.read(listAuditLog, { sort: 'oldest' })).toEqual(log.toReversed())
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
    expect(await find({ q: 'RUDE', page: 1 })).toEqual(['deleted prompt'])
    expect(await admin.read(listAuditLog, { q: 'anna', page: 2, page_size: 5 })).toHaveLength(2)
  })

  it('has what an admin reads or deletes outside the console, but not of their own', async () => {
    const otto = await newUser({ display_name: 'Otto', netid: 'otto' })
    const secret = await newPrompt(otto.id, { title: 'Secret', is_public: false })
    const own = await newPrompt(admin.id, { title: 'Own', is_public: false })
    await admin.get(getAnyPrompt, { id: secret })
    for (const prompt_id of [secret, own]) await admin.post(deletePrompt, { prompt_id })
    expect(await admin.read(listAuditLog, { q: 'secret' })).toMatchObject([
      { action: 'deleted prompt', details: 'private, by Otto (otto)' },
      { action: 'read private prompt', target_name: 'Secret' },
    ])
    expect(await find({ q: 'own' })).toEqual([])
  })

  it('is filtered by person, also after their account is deleted, and by prompt', async () => {
    const [mia, noa] = [await newUser({ netid: 'mia' }), await newUser({ netid: 'noa' })]
    const prompt = await newPrompt(mia.id, { title: 'By Mia', is_public: false })
    await admin.get(getAnyPrompt, { id: prompt })
    await admin.post(updateUser, { uid: noa.id, action: 'disable' })
    await admin.post(deleteUser, { uid: mia.id })
    const both = ['deleted user', 'read private prompt']
    expect(await find({ person: 'MIA' })).toEqual(both)
    expect(await find({ person: 'noa' })).toEqual(['disabled account'])
    expect(await find({ person: 'nobody' })).toEqual([])
    expect(await find({ prompt })).toEqual(['read private prompt'])
    expect(await find({ prompt, person: 'noa' })).toEqual([])
    // The ID of a user isn't that of a prompt.
    expect(await find({ prompt: mia.id + 1_000_000 })).toEqual([])
    expect(await find({ person: admin.netid, q: 'mia' })).toEqual(both)
    expect(await admin.read(listAuditLog, { prompt })).toMatchObject([
      { actor_netid: admin.netid, subject_netid: 'mia', prompt_id: prompt },
    ])
  })
})

describe('exports', async () => {
  const { admin, newUser, newPrompt, enhance, addEnhancements } = await createConsole()
  const display_name = '=HYPERLINK("http://x")'
  const bad = await newUser({ display_name, netid: 'evil', email: '+1@example.edu' })
  await newPrompt(bad.id, { title: '-2+3', html: '<p>One</p><p>Two, "three"</p>' })
  await addEnhancements(enhance(bad.id, { model: '@m', cost_usd: '0.0125' }))
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

  it('contain prompts as plain text, and private ones without it', async () => {
    await newPrompt(bad.id, { title: 'Mine alone', html: '<p>Hidden text</p>', is_public: false })
    const { body } = await file('prompts')
    expect(body).toContain(`'-2+3,Research,public,evil,`)
    expect(body).toMatch(/"One\n+Two, ""three"""/)
    expect(body).toContain('Mine alone,Research,private,')
    expect(body).not.toContain('Hidden text')
  })
})

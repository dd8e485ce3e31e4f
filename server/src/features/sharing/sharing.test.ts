import { requestFor } from '@prompt-library/contract/call'
import {
  listNotifications,
  markNotificationsRead,
  type Notification,
} from '@prompt-library/contract/notifications'
import { deletePrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, listSharedPrompts } from '@prompt-library/contract/prompts'
import {
  countSharedPrompts,
  deleteShare,
  listShares,
  markSharedSeen,
  searchUsers,
  sharePrompt,
} from '@prompt-library/contract/sharing'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createLibraryAccount, createPrompt, createUser, signInAs } from '../../testing/builders.ts'
import { injected, type Target } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const NO_RECIPIENT = 'We couldn’t find this user, or their account is disabled. Please choose someone else.'
const NOT_FOUND = 'This prompt doesn’t exist, or you can’t view it.'

async function createSharingApp() {
  const testApp = await createTestApp()
  const { app, db, config, clock } = testApp
  return {
    ...testApp,
    /** A signed-in user, with functions that make calls as them. */
    createMember: async (fields: Parameters<typeof createUser>[1] = {}) => {
      const user = await createUser(db, fields)
      const headers = await signInAs(db, user, { config, at: clock.now })
      const post = (call: Target, payload: object = {}) => app.inject({ ...injected(call, payload), headers })
      const get = (call: Target, query: Record<string, string> = {}) =>
        app.inject({ url: requestFor(call, { query }).url, headers })
      return {
        ...user,
        get,
        post,
        share: (prompt: { id: number }, recipient: { id: number }, personal_message?: string) =>
          post(sharePrompt, { prompt_id: prompt.id, recipient_id: recipient.id, personal_message }),
        shared: async (query = {}) => (await get(listSharedPrompts, query)).json(),
        notices: async () => (await get(listNotifications)).json(),
        count: async () => (await get(countSharedPrompts)).json(),
      }
    },
  }
}

describe('sharing a prompt', async () => {
  const { db, app, clock, createMember } = await createSharingApp()
  const author = await createMember({ display_name: 'Ada Author' })
  const recipient = await createMember({ display_name: 'Rita Reader' })

  it('adds it to the recipient’s list, with the message and a notification', async () => {
    const prompt = await createPrompt(db, { author_id: author.id, title: 'For Rita', is_public: false })
    const response = await author.share(prompt, recipient, '  For your class.\n')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ success: true, message: 'Prompt shared successfully!' })
    expect(await recipient.shared()).toMatchObject([
      {
        id: prompt.id,
        author_name: 'Ada Author',
        shared_by_name: 'Ada Author',
        shared_at: clock.now.toISOString(),
        personal_message: 'For your class.',
      },
    ])
    expect(await recipient.notices()).toMatchObject([
      {
        type: 'prompt_shared',
        title: 'Ada Author shared a prompt with you',
        message: '“For Rita”',
        is_read: false,
        data: { prompt_id: prompt.id, personal_message: 'For your class.' },
      },
    ])
    expect((await recipient.get(getPrompt, { id: String(prompt.id) })).json()).toMatchObject({
      shared_by_name: 'Ada Author',
      personal_message: 'For your class.',
    })
  })

  it('strips hidden characters from the message', async () => {
    const prompt = await createPrompt(db, { author_id: author.id })
    await author.share(prompt, recipient, `Hi\u202e \u{e0041}you\u2063e${'\u0301'.repeat(50)} 👩\u200d🏫`)
    const [shared] = await recipient.shared()
    expect(shared.personal_message).toBe(`Hi youe${'\u0301'.repeat(10)} 👩\u200d🏫`)
  })

  it('with the same user again replaces the message and notifies them again', async () => {
    const reader = await createMember()
    const prompt = await createPrompt(db, { author_id: author.id })
    await author.share(prompt, reader, 'first')
    const [{ id: first }] = await reader.notices()
    clock.now = new Date(clock.now.getTime() + 60_000)
    expect((await author.share(prompt, reader)).statusCode).toBe(200)
    expect(await reader.shared()).toMatchObject([
      { personal_message: null, shared_at: clock.now.toISOString() },
    ])
    const [again] = await reader.notices()
    expect(again).toMatchObject({ is_read: false, data: { personal_message: null } })
    expect(again.id).toBeGreaterThan(first)
    expect(await sharesOf(prompt)).toHaveLength(1)
  })

  it('many times concurrently keeps one share', async () => {
    const reader = await createMember()
    const prompt = await createPrompt(db, { author_id: author.id })
    const responses = await Promise.all(Array.from({ length: 10 }, () => author.share(prompt, reader)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(await sharesOf(prompt)).toHaveLength(1)
  })

  it('by two users lists it once, with the latest sharer', async () => {
    const reader = await createMember()
    const other = await createMember({ display_name: 'Otto Other' })
    const prompt = await createPrompt(db, { author_id: author.id })
    await author.share(prompt, reader, 'from Ada')
    clock.now = new Date(clock.now.getTime() + 1_000)
    await other.share(prompt, reader, 'from Otto')
    expect(await reader.shared()).toMatchObject([
      { id: prompt.id, shared_by_name: 'Otto Other', personal_message: 'from Otto' },
    ])
    expect(await reader.count()).toEqual({ count: 1, unseen: 1 })
  })

  it('is allowed for anyone who can view it, so a recipient can reshare a private prompt', async () => {
    const [first, second] = [await createMember(), await createMember()]
    const prompt = await createPrompt(db, { author_id: author.id, is_public: false })
    expect((await first.share(prompt, second)).json().message).toBe(NOT_FOUND)
    await author.share(prompt, first)
    expect((await first.share(prompt, second)).statusCode).toBe(200)
    expect((await second.get(getPrompt, { id: String(prompt.id) })).statusCode).toBe(200)
  })

  it.each([
    [
      'a visitor',
      async () =>
        app.inject({
          method: 'POST',
          url: sharePrompt.path,
          payload: { prompt_id: 1, recipient_id: recipient.id },
        }),
      401,
      'Please sign in to continue.',
    ],
    [
      'a hidden prompt',
      async () =>
        recipient.share(
          await createPrompt(db, { author_id: author.id, is_public: false }),
          await createMember(),
        ),
      404,
      NOT_FOUND,
    ],
    ['a missing prompt', () => author.share({ id: 2_147_483_647 }, recipient), 404, NOT_FOUND],
    [
      'someone else’s private prompt, by an admin',
      async () =>
        (await createMember({ role: 'admin' })).share(
          await createPrompt(db, { author_id: author.id, is_public: false }),
          recipient,
        ),
      404,
      NOT_FOUND,
    ],
    [
      'yourself',
      async () => recipient.share(await publicPrompt(), recipient),
      400,
      'You can’t share a prompt with yourself.',
    ],
    [
      'its author',
      async () => recipient.share(await publicPrompt(), author),
      409,
      'Ada Author is the author of this prompt, so you don’t need to share it with them.',
    ],
    [
      'an unknown user',
      async () => author.share(await publicPrompt(), { id: 2_147_483_647 }),
      404,
      NO_RECIPIENT,
    ],
    [
      'a disabled user',
      async () => author.share(await publicPrompt(), await createMember({ status: 'disabled' })),
      404,
      NO_RECIPIENT,
    ],
    [
      'the library’s own account',
      async () => author.share(await publicPrompt(), await createLibraryAccount(db)),
      404,
      NO_RECIPIENT,
    ],
    [
      'a message of 501 characters',
      async () => author.share(await publicPrompt(), recipient, 'x'.repeat(501)),
      400,
      'Your message must be 500 characters or fewer.',
    ],
    [
      'an invalid ID',
      () => author.post(sharePrompt, { prompt_id: 'x', recipient_id: recipient.id }),
      400,
      'prompt_id must be a whole number from 1 to 2147483647.',
    ],
  ])('refuses %s', async (_, call, status, message) => {
    const before = await written()
    const response = await call()
    expect({ status: response.statusCode, message: response.json().message }).toEqual({ status, message })
    expect(await written()).toEqual(before)
  })

  it('accepts a message of 500 characters, ignoring surrounding spaces', async () => {
    const response = await author.share(await publicPrompt(), recipient, `   ${'x'.repeat(500)}   `)
    expect(response.statusCode).toBe(200)
  })

  it('is limited to 200 times an hour, to prevent spam', async () => {
    const flooder = await createMember()
    const prompt = await publicPrompt()
    const key = `share:${flooder.id}`
    await db.insertInto('rate_limits').values({ key, window_start: clock.now, count: 199 }).execute()
    expect((await flooder.share(prompt, recipient)).statusCode).toBe(200)
    const refused = await flooder.share(prompt, recipient)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('3539')
    expect(refused.json().message).toBe(
      'You’ve shared too many prompts in the last hour. Please try again in 59 minutes.',
    )
  })

  it('replaces an unread notification of the same sharer, but not one that was read', async () => {
    const [sharer, recipient] = [await createMember(), await createMember()]
    const prompt = await createPrompt(db, { author_id: author.id })
    const messages = async () =>
      (await recipient.notices()).map(({ data }: Notification) => data.personal_message).sort()
    await author.share(prompt, recipient, 'By the author')
    for (let time = 1; time <= 4; time += 1) await sharer.share(prompt, recipient, `Time ${time}`)
    expect(await messages()).toEqual(['By the author', 'Time 4'])
    await recipient.post(markNotificationsRead, { mark_all_read: true })
    await sharer.share(prompt, recipient, 'Time 5')
    expect(await messages()).toEqual(['By the author', 'Time 4', 'Time 5'])
    await sharer.share(await createPrompt(db, { author_id: author.id }), recipient, 'Another prompt')
    expect(await messages()).toHaveLength(4)
  })

  it('saves both the share and its notification, or neither', async () => {
    await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`.execute(
      db,
    )
    await sql`create trigger refuse before insert on notifications for each row execute function refuse()`.execute(
      db,
    )
    const before = await written()
    expect((await author.share(await publicPrompt(), recipient)).statusCode).toBe(500)
    expect(await written()).toEqual(before)
    await sql`drop trigger refuse on notifications`.execute(db)
  })

  const publicPrompt = () => createPrompt(db, { author_id: author.id })
  const sharesOf = ({ id }: { id: number }) =>
    db.selectFrom('shares').selectAll().where('prompt_id', '=', id).execute()
  const written = async () => [
    await db.selectFrom('shares').selectAll().execute(),
    await db.selectFrom('notifications').selectAll().execute(),
  ]
})

describe('the shared list', async () => {
  const { db, app, clock, createMember } = await createSharingApp()
  const author = await createMember()
  const reader = await createMember()
  const old = await createPrompt(db, {
    author_id: author.id,
    title: 'Old',
    created_at: new Date('2020-01-01'),
  })
  const recent = await createPrompt(db, { author_id: author.id, title: 'Recent', category: 'Teach' })
  await author.share(recent, reader)
  clock.now = new Date(clock.now.getTime() + 60_000)
  await author.share(old, reader)
  const titles = async (query: Record<string, string>) =>
    (await reader.shared(query)).map(({ title }: { title: string }) => title)

  it('is sorted by when a prompt was shared, not when it was created', async () => {
    expect(await titles({})).toEqual(['Old', 'Recent'])
    expect(await titles({ sort: 'oldest' })).toEqual(['Recent', 'Old'])
  })

  it('can be searched, filtered, sorted by votes, and paged', async () => {
    await db.updateTable('prompts').set({ upvotes: 3 }).where('id', '=', recent.id).execute()
    expect(await titles({ sort: 'upvotes' })).toEqual(['Recent', 'Old'])
    expect(await titles({ q: 'REC' })).toEqual(['Recent'])
    expect(await titles({ category: 'Teach' })).toEqual(['Recent'])
    const page = await reader.get(listSharedPrompts, { page: '2', page_size: '1' })
    expect(page.json()).toMatchObject([{ title: 'Recent', shared_by_name: author.display_name }])
    expect(page.headers['x-total-count']).toBe('2')
  })

  it('is separate for each user, and refused to visitors', async () => {
    expect(await author.shared()).toEqual([])
    expect((await app.inject(listSharedPrompts.path)).statusCode).toBe(401)
  })

  it('keeps a prompt that its author made private', async () => {
    const prompt = await createPrompt(db, { author_id: author.id, title: 'Open' })
    await author.share(prompt, reader)
    await author.post(updatePrompt, {
      id: prompt.id,
      title: 'Closed',
      category: 'Teach',
      visibility: 'private',
      markdown: '<p>Text</p>',
    })
    expect(await titles({ q: 'closed' })).toEqual(['Closed'])
  })
})

describe('the count of new shared prompts', async () => {
  const { db, app, clock, createMember } = await createSharingApp()
  const [author, reader] = [await createMember(), await createMember()]
  const pass = () => {
    clock.now = new Date(clock.now.getTime() + 1_000)
  }

  it('is reset when the list is opened', async () => {
    const prompts = [
      await createPrompt(db, { author_id: author.id }),
      await createPrompt(db, { author_id: author.id }),
    ]
    for (const prompt of prompts) await author.share(prompt, reader)
    expect(await reader.count()).toEqual({ count: 2, unseen: 2 })
    pass()
    expect((await reader.post(markSharedSeen)).json()).toEqual({ success: true })
    expect(await reader.count()).toEqual({ count: 2, unseen: 0 })
    pass()
    for (const prompt of prompts.slice(1)) await author.share(prompt, reader, 'again')
    expect(await reader.count()).toEqual({ count: 2, unseen: 1 })
    expect(await author.count()).toEqual({ count: 0, unseen: 0 })
  })

  it('is refused to visitors', async () => {
    expect((await app.inject(countSharedPrompts.path)).statusCode).toBe(401)
    expect((await app.inject({ method: 'POST', url: markSharedSeen.path })).statusCode).toBe(401)
  })
})

describe('stopping sharing', async () => {
  const { db, app, createMember } = await createSharingApp()
  const author = await createMember({ display_name: 'Ada Author' })
  const sharer = await createMember({ display_name: 'Sam Sharer' })
  const reader = await createMember({ display_name: 'Rita Reader' })
  const stranger = await createMember()
  /** A private prompt that both its author and Sam have shared with Rita. */
  const twiceShared = async () => {
    const prompt = await createPrompt(db, { author_id: author.id, is_public: false })
    await author.share(prompt, sharer)
    await author.share(prompt, reader)
    await sharer.share(prompt, reader)
    return prompt
  }
  const remove = (who: typeof author, prompt: { id: number }, recipient?: { id: number }) =>
    who.post(deleteShare, { prompt_id: prompt.id, recipient_id: recipient?.id })
  const has = async (who: typeof author, { id }: { id: number }) => ({
    prompt: (await who.shared()).some((prompt: { id: number }) => prompt.id === id),
    notices: (await who.notices()).filter(
      ({ data }: { data: { prompt_id: number } }) => data.prompt_id === id,
    ).length,
    sees: (await who.get(getPrompt, { id: String(id) })).statusCode,
  })

  it('a recipient removes a prompt from their list, with all of its notifications', async () => {
    const prompt = await twiceShared()
    expect((await remove(reader, prompt)).json()).toEqual({ success: true })
    expect(await has(reader, prompt)).toEqual({ prompt: false, notices: 0, sees: 404 })
    expect(await has(sharer, prompt)).toEqual({ prompt: true, notices: 1, sees: 200 })
  })

  it('a sharer removes only their own share', async () => {
    const prompt = await twiceShared()
    expect((await remove(sharer, prompt, reader)).statusCode).toBe(200)
    expect(await has(reader, prompt)).toEqual({ prompt: true, notices: 1, sees: 200 })
    expect((await remove(sharer, prompt, reader)).statusCode).toBe(404)
  })

  it('the author removes everyone’s shares', async () => {
    const prompt = await twiceShared()
    expect((await remove(author, prompt, reader)).statusCode).toBe(200)
    expect(await has(reader, prompt)).toEqual({ prompt: false, notices: 0, sees: 404 })
  })

  it('a sharer who can no longer view the prompt can still stop sharing it', async () => {
    const prompt = await twiceShared()
    await remove(author, prompt, sharer)
    expect((await remove(sharer, prompt, reader)).statusCode).toBe(200)
  })

  it('is refused to a stranger, an admin, and a visitor, with the same message for every prompt', async () => {
    const prompt = await twiceShared()
    const admin = await createMember({ role: 'admin' })
    for (const response of [
      await remove(stranger, prompt, reader),
      await remove(admin, prompt, reader),
      await remove(stranger, prompt),
      await remove(stranger, { id: 2_147_483_647 }, reader),
    ]) {
      expect(response.statusCode).toBe(404)
      expect(response.json().message).toBe('This prompt is no longer shared.')
    }
    const visitor = await app.inject({
      method: 'POST',
      url: deleteShare.path,
      payload: { prompt_id: prompt.id },
    })
    expect(visitor.statusCode).toBe(401)
    expect((await has(reader, prompt)).prompt).toBe(true)
  })

  it('deleting the prompt deletes its shares and notifications', async () => {
    const prompt = await twiceShared()
    await author.post(deletePrompt, { prompt_id: prompt.id })
    expect(await has(reader, prompt)).toEqual({ prompt: false, notices: 0, sees: 404 })
  })

  it('deleting the sharer deletes their share and its notification', async () => {
    const leaving = await createMember()
    const prompt = await createPrompt(db, { author_id: author.id })
    await leaving.share(prompt, reader)
    await db.deleteFrom('users').where('id', '=', leaving.id).execute()
    expect(await has(reader, prompt)).toEqual({ prompt: false, notices: 0, sees: 200 })
  })

  it('the author sees all recipients, a sharer only their own, and no one else any', async () => {
    const prompt = await twiceShared()
    const sharesSeenBy = async (who: typeof author) => {
      const response = await who.get(listShares, { prompt_id: String(prompt.id) })
      const names = response
        .json()
        .map?.((share: { recipient: { display_name: string }; sharer: { display_name: string } }) => [
          share.recipient.display_name,
          share.sharer.display_name,
        ])
      return { status: response.statusCode, total: response.headers['x-total-count'], names }
    }
    const all = await sharesSeenBy(author)
    const counted = await author.get(listShares, { prompt_id: String(prompt.id) })
    expect(counted.headers['x-recipient-count'], 'Rita counts once').toBe('2')
    expect(all).toMatchObject({ status: 200, total: '3' })
    expect(all.names).toEqual(
      expect.arrayContaining([
        ['Rita Reader', 'Ada Author'],
        ['Rita Reader', 'Sam Sharer'],
        ['Sam Sharer', 'Ada Author'],
      ]),
    )
    expect(await sharesSeenBy(sharer)).toEqual({
      status: 200,
      total: '1',
      names: [['Rita Reader', 'Sam Sharer']],
    })
    expect(await sharesSeenBy(reader)).toEqual({ status: 200, total: '0', names: [] })
    expect((await sharesSeenBy(stranger)).status).toBe(404)
    const visitor = await app.inject({
      url: requestFor(listShares, { query: { prompt_id: String(prompt.id) } }).url,
    })
    expect(visitor.statusCode).toBe(401)
  })

  const edit = (who: typeof author, prompt: { id: number }, changes: object) =>
    who.post(updatePrompt, {
      id: prompt.id,
      title: 'Edited',
      category: 'Teach',
      visibility: 'private',
      markdown: '<p>Text</p>',
      ...changes,
    })

  it('the author can end everyone’s access when making a prompt private', async () => {
    const prompt = await createPrompt(db, { author_id: author.id })
    await author.share(prompt, sharer)
    await sharer.share(prompt, reader)
    expect((await edit(author, prompt, { end_shares: true })).statusCode).toBe(200)
    for (const who of [sharer, reader])
      expect(await has(who, prompt)).toEqual({ prompt: false, notices: 0, sees: 404 })
    expect((await sharer.share(prompt, reader)).statusCode).toBe(404)
  })

  it.each([[{}], [{ end_shares: false }]])('an edit with %j keeps the shares', async (changes) => {
    const prompt = await twiceShared()
    expect((await edit(author, prompt, changes)).statusCode).toBe(200)
    expect(await has(reader, prompt)).toEqual({ prompt: true, notices: 2, sees: 200 })
  })

  it('only the author can end access by editing, and a failed edit ends nothing', async () => {
    const prompt = await twiceShared()
    const admin = await createMember({ role: 'admin' })
    const refused = [
      await edit(sharer, prompt, { end_shares: true }),
      await edit(stranger, prompt, { end_shares: true }),
      await edit(admin, prompt, { end_shares: true }),
      await app.inject({
        method: 'POST',
        url: updatePrompt.path,
        payload: { id: prompt.id, end_shares: true },
      }),
      await edit(author, prompt, { end_shares: true, version: 99 }),
      await edit(author, prompt, { end_shares: true, title: '' }),
      await edit(author, prompt, { end_shares: 'yes' }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 404, 404, 401, 409, 400, 400])
    expect(await has(reader, prompt)).toEqual({ prompt: true, notices: 2, sees: 200 })
  })

  it('the list of recipients is paged', async () => {
    const prompt = await createPrompt(db, { author_id: author.id })
    for (let count = 0; count < 51; count += 1) await author.share(prompt, await createUser(db))
    const page = (number: string) => author.get(listShares, { prompt_id: String(prompt.id), page: number })
    expect((await page('1')).json()).toHaveLength(50)
    expect((await page('2')).json()).toHaveLength(1)
    expect((await page('2')).headers['x-total-count']).toBe('51')
  })
})

describe('searching for users', async () => {
  const { app, db, createMember } = await createSharingApp()
  const me = await createMember({ display_name: 'Zora Searcher', netid: 'zora' })
  const jose = await createMember({ display_name: 'José Álvarez', netid: 'jalvarez' })
  await createMember({ display_name: 'Josefine Disabled', netid: 'jdis', status: 'disabled' })
  const josh = await createMember({ display_name: 'Major Josh', netid: 'mjosh', email: null })
  await createMember({ display_name: '100% Literal_Name', netid: 'literal' })
  await createLibraryAccount(db)
  const find = async (q: string) =>
    (await me.get(searchUsers, { q })).json().map((found: { display_name: string }) => found.display_name)

  it.each([
    ['jos', ['José Álvarez', 'Major Josh']],
    ['JOSÉ', ['José Álvarez']],
    ['jose alv', ['José Álvarez']],
    ['álvarez josé', ['José Álvarez']],
    ['jalvarez@', ['José Álvarez']],
    ['  jalv  ', ['José Álvarez']],
    ['j', []],
    [' j ', []],
    ['', []],
    ['%', []],
    ['0%', ['100% Literal_Name']],
    ['l_n', ['100% Literal_Name']],
    ['alvares', ['José Álvarez']],
    ['Alvarz Jose', ['José Álvarez']],
    ['majer josh', ['Major Josh']],
    ['jofefine', []],
    ['zora', []],
    ['zorra', []],
    ['Prompt Library', []],
  ])('for %j finds %j', async (q, names) => {
    expect(await find(q)).toEqual(names)
  })

  it('returns only the ID, name, and email', async () => {
    expect((await me.get(searchUsers, { q: 'josé' })).json()).toEqual([
      { id: jose.id, display_name: 'José Álvarez', email: 'jalvarez@example.edu' },
    ])
  })

  it.each([null, ''])(
    'includes the NetID of a user whose email is %j, in search and in the list of shares',
    async (email) => {
      await db.updateTable('users').set({ email }).where('id', '=', josh.id).execute()
      const expected = { id: josh.id, display_name: 'Major Josh', email, netid: 'mjosh' }
      expect((await me.get(searchUsers, { q: 'major' })).json()).toEqual([expected])
      const prompt = await createPrompt(db, { author_id: me.id })
      for (const recipient of [josh, jose]) expect((await me.share(prompt, recipient)).statusCode).toBe(200)
      const shares = (await me.get(listShares, { prompt_id: String(prompt.id) })).json()
      expect(shares.map(({ recipient }: { recipient: object }) => recipient)).toEqual(
        expect.arrayContaining([
          expected,
          { id: jose.id, display_name: 'José Álvarez', email: 'jalvarez@example.edu' },
        ]),
      )
    },
  )

  it('returns up to 10 users, with names that start with the text first', async () => {
    for (let count = 0; count < 12; count += 1) await createMember({ display_name: `Aaron Quill ${count}` })
    await createMember({ display_name: 'Quill Zimmer' })
    const found = await find('quill')
    expect(found).toHaveLength(10)
    expect(found[0]).toBe('Quill Zimmer')
  })

  it('lists similar names after exact matches', async () => {
    await createMember({ display_name: 'Priya Raman' })
    await createMember({ display_name: 'Priyanka Ramen' })
    expect(await find('raman')).toEqual(['Priya Raman', 'Priyanka Ramen'])
    expect(await find('ramen priya')).toEqual(['Priyanka Ramen', 'Priya Raman'])
  })

  it('is refused to visitors, and for text that is too long', async () => {
    expect((await app.inject({ url: searchUsers.path, query: { q: 'jos' } })).statusCode).toBe(401)
    expect((await me.get(searchUsers, { q: 'x'.repeat(301) })).statusCode).toBe(400)
  })
})

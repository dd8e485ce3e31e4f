import { listNotifications, markNotificationsRead } from '@prompt-library/contract/notifications'
import { deletePrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, listSharedPrompts } from '@prompt-library/contract/prompts'
import {
  countSharedPrompts,
  deleteShare,
  listShares,
  markSharedSeen,
  type Share,
  searchUsers,
  sharePrompt,
} from '@prompt-library/contract/sharing'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createLibraryAccount, createPrompt, createUser } from '../../testing/builders.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const NO_RECIPIENT = 'We couldn’t find this user, or their account is disabled. Please choose someone else.'
const CLOSED = { title: 'Closed', category: 'Teach', visibility: 'private', markdown: '<p>Text</p>' }

async function createSharingApp() {
  const testApp = await createTestApp()
  const { clock, newUser } = testApp
  const passTime = (milliseconds = 60_000) => {
    clock.now = new Date(clock.now.getTime() + milliseconds)
  }
  const createMember = async (fields: Parameters<typeof newUser>[0] = {}) => {
    const user = await newUser(fields)
    return {
      ...user,
      share: (prompt: { id: number }, recipient: { id: number }, personal_message?: string) =>
        user.post(sharePrompt, { prompt_id: prompt.id, recipient_id: recipient.id, personal_message }),
      shared: (query = {}) => user.read(listSharedPrompts, query),
      notices: () => user.read(listNotifications),
      count: () => user.read(countSharedPrompts),
    }
  }
  return { ...testApp, passTime, createMember }
}

describe('sharing a prompt', async () => {
  const { db, clock, passTime, createMember } = await createSharingApp()
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
    expect(await recipient.read(getPrompt, { id: prompt.id })).toMatchObject({
      shared_by_name: 'Ada Author',
      personal_message: 'For your class.',
    })
  })

  it('strips hidden characters from the message', async () => {
    const prompt = await createPrompt(db, { author_id: author.id })
    await author.share(prompt, recipient, `Hi\u202e \u{e0041}you\u2063e${'\u0301'.repeat(50)} 👩\u200d🏫`)
    const [shared] = await recipient.shared()
    expect(shared?.personal_message).toBe(`Hi youe${'\u0301'.repeat(10)} 👩\u200d🏫`)
  })

  it('with the same user again replaces the message and notifies them again', async () => {
    const reader = await createMember()
    const prompt = await publicPrompt()
    await author.share(prompt, reader, 'first')
    const [first] = await reader.notices()
    passTime()
    expect((await author.share(prompt, reader)).statusCode).toBe(200)
    expect(await reader.shared()).toMatchObject([
      { personal_message: null, shared_at: clock.now.toISOString() },
    ])
    const [again] = await reader.notices()
    expect(again).toMatchObject({ is_read: false, data: { personal_message: null } })
    expect(again?.id).toBeGreaterThan(Number(first?.id))
    expect(await sharesOf(prompt)).toHaveLength(1)
  })

  it('by two users lists it once, with the latest sharer', async () => {
    const reader = await createMember()
    const other = await createMember({ display_name: 'Otto Other' })
    const prompt = await createPrompt(db, { author_id: author.id })
    await author.share(prompt, reader, 'from Ada')
    passTime(1_000)
    await other.share(prompt, reader, 'from Otto')
    expect(await reader.shared()).toMatchObject([
      { id: prompt.id, shared_by_name: 'Otto Other', personal_message: 'from Otto' },
    ])
    expect(await reader.count()).toEqual({ count: 1, unseen: 1 })
  })

  it.each([
    ['yourself', () => recipient, 400, 'You can’t share a prompt with yourself.'],
    [
      'its author',
      () => author,
      409,
      'Ada Author is the author of this prompt, so you don’t need to share it with them.',
    ],
    ['an unknown user', () => ({ id: 2_147_483_647 }), 404, NO_RECIPIENT],
    ['a disabled user', () => createMember({ status: 'disabled' }), 404, NO_RECIPIENT],
    ['the library’s own account', () => createLibraryAccount(db), 404, NO_RECIPIENT],
  ])('with %s is refused', async (_, to, status, message) => {
    const before = await written()
    expect(refusal(await recipient.share(await publicPrompt(), await to()))).toEqual([status, message])
    expect(await written()).toEqual(before)
  })

  it('takes messages of up to 500 characters, without surrounding spaces', async () => {
    const share = async (length: number) =>
      author.share(await publicPrompt(), recipient, `   ${'x'.repeat(length)}   `)
    expect((await share(500)).statusCode).toBe(200)
    expect(refusal(await share(501))).toEqual([400, 'Your message must be 500 characters or fewer.'])
  })

  it('is limited to 200 times an hour, to prevent spam', async () => {
    const flooder = await createMember()
    const prompt = await publicPrompt()
    const key = `share:${flooder.id}`
    await db.insertInto('rate_limits').values({ key, window_start: clock.now, count: 199 }).execute()
    expect((await flooder.share(prompt, recipient)).statusCode).toBe(200)
    const refused = await flooder.share(prompt, recipient)
    expect(refusal(refused)).toEqual([
      429,
      'You’ve shared too many prompts in the last hour. Please try again in 59 minutes.',
    ])
    expect(refused.headers['retry-after']).toBe('3539')
  })

  it('replaces an unread notification of the same sharer, but not one that was read', async () => {
    const [sharer, recipient] = [await createMember(), await createMember()]
    const prompt = await publicPrompt()
    const messages = async () => (await recipient.notices()).map(({ data }) => data.personal_message).sort()
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
    await sql`create function refuse() returns trigger language plpgsql
      as 'begin raise exception ''no''; end'`.execute(db)
    await sql`create trigger refuse before insert on notifications
      for each row execute function refuse()`.execute(db)
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
  const { db, passTime, createMember } = await createSharingApp()
  const author = await createMember()
  const reader = await createMember()
  const old = await createPrompt(db, {
    author_id: author.id,
    title: 'Old',
    created_at: new Date('2020-01-01'),
  })
  const recent = await createPrompt(db, { author_id: author.id, title: 'Recent', category: 'Teach' })
  await author.share(recent, reader)
  passTime()
  await author.share(old, reader)
  const titles = async (query: object) => (await reader.shared(query)).map(({ title }) => title)

  it('is sorted by when a prompt was shared, not when it was created', async () => {
    expect(await titles({})).toEqual(['Old', 'Recent'])
    expect(await titles({ sort: 'oldest' })).toEqual(['Recent', 'Old'])
  })
})

it('the count of new shared prompts is reset when the list is opened', async () => {
  const { db, passTime, createMember } = await createSharingApp()
  const [author, reader] = [await createMember(), await createMember()]
  const prompts = [
    await createPrompt(db, { author_id: author.id }),
    await createPrompt(db, { author_id: author.id }),
  ]
  for (const prompt of prompts) await author.share(prompt, reader)
  expect(await reader.count()).toEqual({ count: 2, unseen: 2 })
  passTime()
  expect(await reader.read(markSharedSeen)).toEqual({ success: true })
  expect(await reader.count()).toEqual({ count: 2, unseen: 0 })
  passTime()
  for (const prompt of prompts.slice(1)) await author.share(prompt, reader, 'again')
  expect(await reader.count()).toEqual({ count: 2, unseen: 1 })
  expect(await author.count()).toEqual({ count: 0, unseen: 0 })
})

describe('stopping sharing', async () => {
  const { db, createMember } = await createSharingApp()
  const author = await createMember({ display_name: 'Ada Author' })
  const sharer = await createMember({ display_name: 'Sam Sharer' })
  const reader = await createMember({ display_name: 'Rita Reader' })
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
    prompt: (await who.shared()).some((prompt) => prompt.id === id),
    notices: (await who.notices()).filter(({ data }) => data.prompt_id === id).length,
    sees: (await who.get(getPrompt, { id })).statusCode,
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

  it('the author sees all recipients, and a sharer only their own', async () => {
    const prompt = await twiceShared()
    const sharesSeenBy = async (who: typeof author) => {
      const { headers, ...response } = await who.get(listShares, { prompt_id: prompt.id })
      const shares: Share[] = JSON.parse(response.body)
      const names = shares.map(
        ({ recipient, sharer }) => `${recipient.display_name} by ${sharer.display_name}`,
      )
      return { names: names.sort(), total: headers['x-total-count'], people: headers['x-recipient-count'] }
    }
    const names = ['Rita Reader by Ada Author', 'Rita Reader by Sam Sharer', 'Sam Sharer by Ada Author']
    expect(await sharesSeenBy(author)).toEqual({ names, total: '3', people: '2' })
    expect(await sharesSeenBy(sharer)).toEqual({ names: names.slice(1, 2), total: '1', people: '1' })
    expect(await sharesSeenBy(reader)).toEqual({ names: [], total: '0', people: '0' })
  })

  const edit = (who: typeof author, prompt: { id: number }, changes: object) =>
    who.post(updatePrompt, { ...CLOSED, id: prompt.id, ...changes })

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

  it('the list of recipients is paged', async () => {
    const prompt = await createPrompt(db, { author_id: author.id })
    for (let count = 0; count < 51; count += 1) await author.share(prompt, await createUser(db))
    const page = (number: number) => author.get(listShares, { prompt_id: prompt.id, page: number })
    expect((await page(1)).json()).toHaveLength(50)
    expect((await page(2)).json()).toHaveLength(1)
    expect((await page(2)).headers['x-total-count']).toBe('51')
  })
})

describe('searching for users', async () => {
  const { db, createMember } = await createSharingApp()
  const me = await createMember({ display_name: 'Zora Searcher', netid: 'zora' })
  const jose = await createMember({ display_name: 'José Álvarez', netid: 'jalvarez' })
  await createMember({ display_name: 'Josefine Disabled', netid: 'jdis', status: 'disabled' })
  const joseFound = { id: jose.id, display_name: 'José Álvarez', email: 'jalvarez@example.edu' }
  const josh = await createMember({ display_name: 'Major Josh', netid: 'mjosh', email: null })
  await createMember({ display_name: '100% Literal_Name', netid: 'literal' })
  await createLibraryAccount(db)
  const find = async (q: string) =>
    (await me.read(searchUsers, { q })).map(({ display_name }) => display_name)

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
    expect(await me.read(searchUsers, { q: 'josé' })).toEqual([joseFound])
  })

  it.each([null, ''])(
    'includes the NetID of a user whose email is %j, in search and in the list of shares',
    async (email) => {
      await db.updateTable('users').set({ email }).where('id', '=', josh.id).execute()
      const expected = { id: josh.id, display_name: 'Major Josh', email, netid: 'mjosh' }
      expect(await me.read(searchUsers, { q: 'major' })).toEqual([expected])
      const prompt = await createPrompt(db, { author_id: me.id })
      for (const recipient of [josh, jose]) expect((await me.share(prompt, recipient)).statusCode).toBe(200)
      const shares = await me.read(listShares, { prompt_id: prompt.id })
      expect(shares.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining([expected, joseFound]))
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
})

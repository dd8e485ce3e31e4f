import { listNotifications, markNotificationsRead } from '@prompt-library/contract/notifications'
import { DAY, HOUR, MINUTE } from '@prompt-library/domain/durations'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createNotifications, createPrompt, createUser, sharePrompt } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { sweepNotifications } from './routes.ts'

describe('notifications', async () => {
  const { db, clock, newUser } = await createTestApp()
  const author = await createUser(db)
  const newPrompt = (fields: { title?: string } = {}) => createPrompt(db, { author_id: author.id, ...fields })
  const prompt = await newPrompt()

  const notify = (user: { id: number }, { count = 1, at = clock.now, about = prompt } = {}) =>
    createNotifications(db, {
      ...{ user_id: user.id, prompt_id: about.id, actor_id: author.id },
      ...{ count, created_at: at },
    })
  const createMember = async () => {
    const user = await newUser()
    return {
      ...user,
      get: (query: object = {}, headers = {}) => user.get(listNotifications, query, headers),
      list: (query: object = {}) => user.read(listNotifications, query),
      mark: (body: object) => user.post(markNotificationsRead, body),
      unread: async () => Number((await user.get(listNotifications)).headers['x-unread-count']),
    }
  }
  const minutesAgo = (minutes: number) => new Date(clock.now.getTime() - minutes * MINUTE)

  it('are listed newest first, ten by default, with the unread and total counts', async () => {
    const reader = await createMember()
    await notify(reader, { count: 12, at: minutesAgo(3) })
    const listed = await reader.list()
    expect(listed).toHaveLength(10)
    expect(listed[0]).toEqual({
      id: expect.any(Number),
      type: 'prompt_shared',
      title: 'Someone shared a prompt with you',
      message: '“A prompt”: Notice 12',
      is_read: false,
      time_ago: '3 minutes ago',
      created_at: '2026-03-15T11:57:00.000Z',
      data: { prompt_id: prompt.id, personal_message: 'Words 12' },
    })
    expect((await reader.get()).headers).toMatchObject({ 'x-unread-count': '12', 'x-total-count': '12' })
    const last = await reader.list({ limit: 5, page: 3 })
    expect(last.map(({ message }) => message)).toEqual(['“A prompt”: Notice 2', '“A prompt”: Notice 1'])
  })

  it('name a prompt by its title now, and only to those who can view it now', async () => {
    const reader = await createMember()
    const about = await newPrompt({ title: 'Letter to Maria' })
    await notify(reader, { about })
    const change = (columns: object) =>
      db.updateTable('prompts').set(columns).where('id', '=', about.id).execute()
    const expectShown = async (title: string, prompt_id: number | null = about.id) =>
      expect(await reader.list()).toMatchObject([{ message: `${title}: Notice 1`, data: { prompt_id } }])
    await expectShown('“Letter to Maria”')
    await change({ title: 'Letter' })
    await expectShown('“Letter”')
    await change({ is_public: false, title: 'Secret' })
    await expectShown('A prompt that you can’t view now', null)
    await sharePrompt(db, { prompt_id: about.id, recipient_id: reader.id, sharer_id: author.id })
    await expectShown('“Secret”')
    const { rows } = await sql`select message from notifications where message like '%Letter%'`.execute(db)
    expect(rows).toEqual([])
  })

  it('can be marked as read one at a time, or all at once, but only your own', async () => {
    const [reader, other] = [await createMember(), await createMember()]
    await notify(reader, { count: 3 })
    await notify(other)
    const [newest] = await reader.list()
    for (let time = 0; time < 2; time += 1)
      expect((await reader.mark({ notification_id: newest?.id })).json()).toEqual({
        success: true,
        unread_count: 2,
      })
    expect((await reader.list()).map(({ is_read }) => is_read)).toEqual([true, false, false])
    expect((await reader.mark({ mark_all_read: true })).json()).toEqual({ success: true, unread_count: 0 })
    expect(await other.unread()).toBe(1)
  })

  it('about one prompt can be marked as read together', async () => {
    const [reader, other] = [await createMember(), await createMember()]
    const about = await newPrompt()
    await notify(reader, { count: 2, about })
    await notify(reader)
    await notify(other, { about })
    // The response is the same for a prompt that doesn't exist, so it doesn't reveal which IDs exist.
    for (const prompt_id of [about.id, about.id, 2_147_483_647])
      expect((await reader.mark({ prompt_id })).json()).toEqual({ success: true, unread_count: 1 })
    expect((await reader.list()).map(({ is_read }) => is_read)).toEqual([false, true, true])
    expect(await other.unread()).toBe(1)
  })

  it.each([
    [{}],
    [{ mark_all_read: true, notification_id: 1 }],
    [{ mark_all_read: false }],
    [{ prompt_id: 1, notification_id: 1 }],
    [{ prompt_id: 1, mark_all_read: true }],
  ])('aren’t marked by %j', async (payload) => {
    const reader = await createMember()
    await notify(reader)
    expect((await reader.mark(payload)).statusCode).toBe(400)
    expect(await reader.unread()).toBe(1)
  })

  describe('with If-None-Match', () => {
    const etagOf = async (reader: Awaited<ReturnType<typeof createMember>>) =>
      String((await reader.get()).headers.etag)
    const ifNoneMatch = (etag: string) => ({ 'if-none-match': etag })

    it('return an empty 304 if nothing has changed, however much time passes', async () => {
      const reader = await createMember()
      await notify(reader)
      const etag = await etagOf(reader)
      clock.now = new Date(clock.now.getTime() + HOUR)
      const again = await reader.get({}, ifNoneMatch(etag))
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect((await reader.get({}, ifNoneMatch(`"x", ${etag}`))).statusCode).toBe(304)
    })

    const remove = ({ id }: { id: number }) =>
      db.deleteFrom('notifications').where('user_id', '=', id).execute()
    it.each<[string, (user: { id: number }) => Promise<unknown>]>([
      ['one is added', notify],
      [
        'one is read',
        ({ id }) =>
          db.updateTable('notifications').set({ read_at: clock.now }).where('user_id', '=', id).execute(),
      ],
      ['one is deleted', remove],
      ['one is deleted and another is added', (user) => remove(user).then(() => notify(user))],
    ])('are returned again when %s', async (_, change) => {
      const reader = await createMember()
      await notify(reader)
      const etag = await etagOf(reader)
      await change(reader)
      expect((await reader.get({}, ifNoneMatch(etag))).statusCode).toBe(200)
    })
  })

  it('are deleted once they are read and 180 days old', async () => {
    const reader = await createMember()
    await notify(reader, { at: new Date(clock.now.getTime() - 180 * DAY - 1) })
    await notify(reader, { at: new Date(clock.now.getTime() - 180 * DAY) })
    await sweepNotifications(db, clock.now)
    expect(await reader.list()).toHaveLength(2)
    await reader.mark({ mark_all_read: true })
    await sweepNotifications(db, clock.now)
    expect(await reader.list()).toHaveLength(1)
  })
})

import { listNotifications, markNotificationsRead } from '@prompt-library/contract/notifications'
import { DAY } from '@prompt-library/domain/durations'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  createNotifications,
  createPrompt,
  createUser,
  markDeleted,
  sharePrompt,
  signInAs,
} from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { sweepNotifications } from './routes.ts'

describe('notifications', async () => {
  const { app, db, config, clock } = await createTestApp()
  const author = await createUser(db)
  const by = { author_id: author.id }
  const prompt = await createPrompt(db, by)

  const notify = (user: { id: number }, { count = 1, at = clock.now, about = prompt } = {}) =>
    createNotifications(db, {
      user_id: user.id,
      prompt_id: about.id,
      actor_id: author.id,
      count,
      created_at: at,
    })
  const createMember = async () => {
    const user = await createUser(db)
    const headers = await signInAs(db, user, { config, at: clock.now })
    return {
      ...user,
      list: (query: Record<string, string> = {}, more: Record<string, string> = {}) =>
        app.inject({ url: listNotifications.path, query, headers: { ...headers, ...more } }),
      mark: (payload: object) =>
        app.inject({ method: 'POST', url: markNotificationsRead.path, payload, headers }),
    }
  }
  type Listed = { id: number; message: string; is_read: boolean }[]

  it('are listed newest first, ten by default, with the unread and total counts', async () => {
    const reader = await createMember()
    await notify(reader, { count: 12, at: new Date(clock.now.getTime() - 3 * 60_000) })
    const response = await reader.list()
    const listed: Listed = response.json()
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
    expect(response.headers).toMatchObject({ 'x-unread-count': '12', 'x-total-count': '12' })
    const second: Listed = (await reader.list({ limit: '5', page: '3' })).json()
    expect(second.map(({ message }) => message)).toEqual(['“A prompt”: Notice 2', '“A prompt”: Notice 1'])
  })

  it('name a prompt by its title now, and only to those who can view it now', async () => {
    const reader = await createMember()
    const about = await createPrompt(db, { ...by, title: 'Letter to Maria' })
    await notify(reader, { about })
    const change = (columns: object) =>
      db.updateTable('prompts').set(columns).where('id', '=', about.id).execute()
    const shown = async () => (await reader.list()).json()[0]
    expect(await shown()).toMatchObject({ message: '“Letter to Maria”: Notice 1' })
    await change({ title: 'Letter' })
    expect(await shown()).toMatchObject({ message: '“Letter”: Notice 1', data: { prompt_id: about.id } })
    await change({ is_public: false, title: 'Secret' })
    expect(await shown()).toMatchObject({
      message: 'A prompt that you can’t view now: Notice 1',
      data: { prompt_id: null },
    })
    await sharePrompt(db, { prompt_id: about.id, recipient_id: reader.id, sharer_id: author.id })
    expect(await shown()).toMatchObject({ message: '“Secret”: Notice 1', data: { prompt_id: about.id } })
    const { rows } = await sql`select message from notifications where message like '%Letter%'`.execute(db)
    expect(rows).toEqual([])
  })

  it('are sorted by time, then by ID', async () => {
    const reader = await createMember()
    const minutesAgo = (minutes: number) => new Date(clock.now.getTime() - minutes * 60_000)
    for (const minutes of [5, 1, 5, 3]) await notify(reader, { at: minutesAgo(minutes) })
    const listed: (Listed[number] & { created_at: string })[] = (await reader.list()).json()
    expect(listed.map(({ created_at }) => created_at)).toEqual(
      [1, 3, 5, 5].map((minutes) => minutesAgo(minutes).toISOString()),
    )
    expect(listed[2]?.id).toBeGreaterThan(listed[3]?.id ?? Number.NaN)
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => reader.list({ limit: '1', page })))
    expect(pages.flatMap((page): Listed => page.json()).map(({ id }) => id)).toEqual(
      listed.map(({ id }) => id),
    )
  })

  it.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'x'],
    ['page', '0'],
    ['page', '-1'],
  ])('refuse a %s of %s', async (name, value) => {
    const reader = await createMember()
    const response = await reader.list({ [name]: value })
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toContain(`${name} must be a whole number`)
  })

  it('can be marked as read one at a time', async () => {
    const reader = await createMember()
    await notify(reader, { count: 3 })
    const [newest]: Listed = (await reader.list()).json()
    const mark = () => reader.mark({ notification_id: newest?.id })
    expect((await mark()).json()).toEqual({ success: true, unread_count: 2 })
    expect((await mark()).json()).toEqual({ success: true, unread_count: 2 })
    const listed: Listed = (await reader.list()).json()
    expect(listed.map(({ is_read }) => is_read)).toEqual([true, false, false])
  })

  it('can be marked as read all at once, but only your own', async () => {
    const [reader, other] = [await createMember(), await createMember()]
    await notify(reader, { count: 3 })
    await notify(other)
    expect((await reader.mark({ mark_all_read: true })).json()).toEqual({ success: true, unread_count: 0 })
    expect((await other.list()).headers['x-unread-count']).toBe('1')
  })

  it('about one prompt can be marked as read together', async () => {
    const [reader, other] = [await createMember(), await createMember()]
    const read = await createPrompt(db, { author_id: author.id })
    await notify(reader, { count: 2, about: read })
    await notify(reader)
    await notify(other, { about: read })
    const mark = () => reader.mark({ prompt_id: read.id })
    expect((await mark()).json()).toEqual({ success: true, unread_count: 1 })
    expect((await mark()).json()).toEqual({ success: true, unread_count: 1 })
    const listed: Listed = (await reader.list()).json()
    expect(listed.map(({ is_read }) => is_read)).toEqual([false, true, true])
    expect((await other.list()).headers['x-unread-count']).toBe('1')
    // The response is the same for a prompt that doesn't exist, so it doesn't reveal which IDs exist.
    expect((await reader.mark({ prompt_id: 2_147_483_647 })).json()).toEqual((await mark()).json())
  })

  it('of another user can’t be listed or marked', async () => {
    const [reader, other] = [await createMember(), await createMember()]
    await notify(other)
    expect((await reader.list()).json()).toEqual([])
    const [theirs]: Listed = (await other.list()).json()
    const response = await reader.mark({ notification_id: theirs?.id })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual((await reader.mark({ notification_id: 2_147_483_647 })).json())
    expect((await other.list()).headers['x-unread-count']).toBe('1')
  })

  it('are refused to visitors', async () => {
    expect((await app.inject(listNotifications.path)).statusCode).toBe(401)
    const mark = {
      method: 'POST',
      url: markNotificationsRead.path,
      payload: { mark_all_read: true },
    } as const
    expect((await app.inject(mark)).statusCode).toBe(401)
  })

  it.each([
    [{}],
    [{ mark_all_read: true, notification_id: 1 }],
    [{ mark_all_read: false }],
    [{ notification_id: 'x' }],
    [{ notification_id: 0 }],
    [{ prompt_id: 0 }],
    [{ prompt_id: 'x' }],
    [{ prompt_id: 1, notification_id: 1 }],
    [{ prompt_id: 1, mark_all_read: true }],
  ])('aren’t marked by %j', async (payload) => {
    const reader = await createMember()
    await notify(reader)
    expect((await reader.mark(payload)).statusCode).toBe(400)
    expect((await reader.list()).headers['x-unread-count']).toBe('1')
  })

  describe('with If-None-Match', () => {
    it('return an empty 304 if nothing has changed, however much time passes', async () => {
      const reader = await createMember()
      await notify(reader)
      const { etag } = (await reader.list({ limit: '10' })).headers
      clock.now = new Date(clock.now.getTime() + 3_600_000)
      const again = await reader.list({ limit: '10' }, { 'if-none-match': String(etag) })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
      expect((await reader.list({ limit: '10' }, { 'if-none-match': `"x", ${etag}` })).statusCode).toBe(304)
    })

    it.each([
      ['one is added', (user: { id: number }) => notify(user)],
      [
        'one is read',
        (user: { id: number }) =>
          db
            .updateTable('notifications')
            .set({ read_at: clock.now })
            .where('user_id', '=', user.id)
            .execute(),
      ],
      [
        'one is deleted',
        (user: { id: number }) => db.deleteFrom('notifications').where('user_id', '=', user.id).execute(),
      ],
      [
        'one is deleted and another is added',
        async (user: { id: number }) => {
          await db.deleteFrom('notifications').where('user_id', '=', user.id).execute()
          await notify(user)
        },
      ],
    ])('are returned again when %s', async (_, change) => {
      const reader = await createMember()
      await notify(reader)
      const { etag } = (await reader.list()).headers
      await change(reader)
      expect((await reader.list({}, { 'if-none-match': String(etag) })).statusCode).toBe(200)
    })

    it('are returned again when one prompt is deleted and another restored', async () => {
      const reader = await createMember()
      const prompts = [await createPrompt(db, by), await createPrompt(db, by), prompt]
      for (const about of prompts) await notify(reader, { about })
      const setDeleted = (about: { id: number } | undefined, deleted_at: Date | null) =>
        db
          .updateTable('all_prompts')
          .set({ deleted_at })
          .where('id', '=', about?.id ?? 0)
          .execute()
      const shown = async () => {
        const response = await reader.list()
        expect(response.headers).toMatchObject({ 'x-unread-count': '2', 'x-total-count': '2' })
        const listed: { data: { prompt_id: number } }[] = response.json()
        return { etag: String(response.headers.etag), ids: listed.map(({ data }) => data.prompt_id) }
      }
      await setDeleted(prompts[0], clock.now)
      const { etag, ids } = await shown()
      expect(ids).toEqual([prompt.id, prompts[1]?.id])
      await setDeleted(prompts[0], null)
      await setDeleted(prompts[1], clock.now)
      expect((await reader.list({}, { 'if-none-match': etag })).statusCode).toBe(200)
      expect((await shown()).ids).toEqual([prompt.id, prompts[0]?.id])
    })

    it('can’t be marked as read while they’re hidden', async () => {
      const reader = await createMember()
      const about = await createPrompt(db, by)
      await notify(reader, { about })
      const [{ id }]: [Listed[number]] = (await reader.list()).json()
      await markDeleted(db, about.id, clock.now)
      expect((await reader.mark({ notification_id: id })).statusCode).toBe(404)
    })

    it('are returned again for another user and another page', async () => {
      const [reader, other] = [await createMember(), await createMember()]
      const { etag } = (await reader.list()).headers
      expect((await other.list({}, { 'if-none-match': String(etag) })).statusCode).toBe(200)
      expect((await reader.list({ page: '2' }, { 'if-none-match': String(etag) })).statusCode).toBe(200)
    })
  })

  it('are deleted once they are read and 180 days old', async () => {
    const reader = await createMember()
    await notify(reader, { at: new Date(clock.now.getTime() - 180 * DAY - 1) })
    await notify(reader, { at: new Date(clock.now.getTime() - 180 * DAY) })
    const kept = async () => ((await reader.list()).json() as Listed).length
    await sweepNotifications(db, clock.now)
    expect(await kept()).toBe(2)
    await reader.mark({ mark_all_read: true })
    await sweepNotifications(db, clock.now)
    expect(await kept()).toBe(1)
  })
})

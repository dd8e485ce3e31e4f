import { exportCsv } from '@prompt-library/contract/admin'
import { startImport } from '@prompt-library/contract/imports'
import { clonePrompt, createPrompt } from '@prompt-library/contract/prompt-changes'
import { listPrompts, toggleUpvote } from '@prompt-library/contract/prompts'
import { getSession } from '@prompt-library/contract/session'
import { markSharedSeen, searchUsers } from '@prompt-library/contract/sharing'
import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import * as builders from '../testing/builders.ts'
import { createTestApp } from '../testing/test-app.ts'
import { createCallLimits, createCount } from './call-limits.ts'
import type { CheckLimit } from './limits.ts'

const FORM = { title: 'New', category: 'Teach', visibility: 'public', markdown: '<p>Text</p>' }

describe('rate limits', async () => {
  const { app, db, config, clock } = await createTestApp()
  const signIn = async (fields = {}) => {
    const user = await builders.createUser(db, fields)
    return { ...user, headers: await builders.signInAs(db, user, { config, at: clock.now }) }
  }
  const author = await signIn()
  const prompt = await builders.createPrompt(db, { author_id: author.id })

  /** Pretends that other processes have counted this many. */
  const setCount = (key: string, count: number) =>
    db.insertInto('rate_limits').values({ key, window_start: clock.now, count }).execute()
  const numberOfPrompts = async () => (await db.selectFrom('prompts').select('id').execute()).length

  it('allow a user 120 changes a minute, without affecting others', async () => {
    const [busy, calm] = [await signIn(), await signIn()]
    const vote = ({ headers }: typeof busy) =>
      app.inject({ method: 'POST', url: toggleUpvote.path, payload: { prompt_id: prompt.id }, headers })
    await setCount(`write:${busy.id}`, 119)
    expect((await vote(busy)).statusCode).toBe(200)
    const refused = await vote(busy)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('60')
    const sentence = 'You’ve made too many changes in the last minute. Please try again in 1 minute.'
    expect(refused.json()).toEqual({ success: false, error: sentence, message: sentence })
    // The limit covers all kinds of changes.
    const other = await app.inject({ method: 'POST', url: markSharedSeen.path, headers: busy.headers })
    expect(other.statusCode).toBe(429)
    expect((await vote(calm)).statusCode).toBe(200)
    expect((await app.inject({ url: getSession.path, headers: busy.headers })).statusCode).toBe(200)
    clock.now = new Date(clock.now.getTime() + 60_000)
    expect((await vote(busy)).statusCode).toBe(200)
  })

  it.each([
    ['new-prompt', 300, 'You’ve added too many prompts in the last hour.', createPrompt],
    ['new-prompt', 300, 'You’ve added too many prompts in the last hour.', clonePrompt],
    ['new-import', 10, 'You’ve imported too many files in the last hour.', startImport],
    ['export', 30, 'You’ve exported too many files in the last hour.', exportCsv],
  ])('for %s are %i an hour', async (name, max, reason, { method, path }) => {
    const admin = await signIn({ role: 'admin' })
    const send = () =>
      method === 'GET'
        ? app.inject({ url: path, query: { what: 'users' }, headers: admin.headers })
        : app.inject({
            method,
            url: path,
            payload: { ...FORM, prompt_id: prompt.id, count: 1 },
            headers: admin.headers,
          })
    await setCount(`${name}:${admin.id}`, max - 1)
    expect((await send()).statusCode).toBeLessThan(300)
    const before = await numberOfPrompts()
    const refused = await send()
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toContain(`${reason} Please try again in `)
    expect(await numberOfPrompts()).toBe(before)
  })

  it('allow an IP address 3,000 changes a minute, for all users together', async () => {
    const checked: Parameters<CheckLimit>[0][] = []
    const limit = createCallLimits(createCount(async (limit) => void checked.push(limit)))
    await limit(toggleUpvote, { user: author, ip: '192.0.2.7' } as unknown as FastifyRequest)
    await limit(toggleUpvote, { user: author, ip: '2001:db8::7' } as unknown as FastifyRequest)
    expect(checked.map(({ name, subject, max, seconds }) => [name, subject, max, seconds])).toEqual([
      ['write', String(author.id), 120, 60],
      ['write-address', '192.0.2.7', 3_000, 60],
      ['write', String(author.id), 120, 60],
      ['write-address', '2001:db8:0:0::/64', 3_000, 60],
    ])
  })

  it('don’t count a request toward the hour if a per-minute limit refuses it', async () => {
    const checked: string[] = []
    const limit = createCallLimits(async (name) => {
      checked.push(name)
      if (name === 'write') throw new Error('too many this minute')
    })
    const request = { user: author, ip: '192.0.2.7' } as unknown as FastifyRequest
    await expect(limit(createPrompt, request)).rejects.toThrow('too many')
    expect(checked).toEqual(['write'])
  })

  it('allow a user 120 searches a minute, including searches for users', async () => {
    const { id, headers } = await signIn()
    const search = (url: string) => app.inject({ url, query: { q: 'text' }, headers })
    await setCount(`search:${id}`, 114)
    for (let count = 0; count < 3; count += 1) {
      expect((await search(listPrompts.path)).statusCode).toBe(200)
      expect((await search(searchUsers.path)).statusCode).toBe(200)
    }
    const refused = await search(listPrompts.path)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toMatch(
      /^You’ve searched too many times in the last minute\. Please try again in /,
    )
    expect((await search(searchUsers.path)).statusCode).toBe(429)
  })

  it('allow the visitors of an IP address 1,200 searches a minute, and unlimited paging', async () => {
    const list = (query: Record<string, string>, headers = {}) =>
      app.inject({ url: listPrompts.path, query, headers, remoteAddress: '192.0.2.8' })
    await setCount('search-address:192.0.2.8', 1_140)
    for (let count = 0; count < 60; count += 1) expect((await list({ q: 'text' })).statusCode).toBe(200)
    for (const query of [{ q: 'text', page: '1' }, { q: 'text' }]) {
      const refused = await list(query as Record<string, string>)
      expect(refused.statusCode).toBe(429)
      expect(refused.json().message).toContain('Too many searches from your network.')
    }
    expect((await list({ page: '1', q: ' ' })).statusCode).toBe(200)
    expect((await list({ page: '2' })).statusCode).toBe(200)
    expect((await list({})).statusCode).toBe(200)
    expect((await list({ q: 'text' }, (await signIn()).headers)).statusCode).toBe(200)
  })

  it('don’t count requests that are refused for another reason', async () => {
    const before = await db.selectFrom('rate_limits').selectAll().execute()
    for (let count = 0; count < 5; count += 1) {
      expect((await app.inject({ method: 'POST', url: toggleUpvote.path, payload: {} })).statusCode).toBe(401)
    }
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual(before)
  })
})

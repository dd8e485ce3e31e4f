import { getPrompt } from '@prompt-library/contract/prompts'
import { saveSettings } from '@prompt-library/contract/settings'
import { listTargets } from '@prompt-library/contract/targets'
import { recordUse } from '@prompt-library/contract/uses'
import { FINE } from '@prompt-library/domain/data-class/data-class'
import { DEFAULT_TARGETS } from '@prompt-library/domain/prompts/targets'
import { describe, expect, it } from 'vitest'
import { createPrompt, createUser, signInAs } from '../../testing/builders.ts'
import { injected, refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { deleteUsesOf, listUsedToday } from './queries.ts'
import { sweepUses } from './routes.ts'

const { app, db, config, clock } = await createTestApp({
  PUBLIC_URL: 'https://prompts.example.edu',
})
const author = await createUser(db)
const member = await createUser(db)
const signIn = (user: { id: number }) => signInAs(db, user, { config, at: clock.now })
const asMember = await signIn(member)
const admin = await createUser(db, { role: 'admin' })
const use = (prompt_id: number, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
  app.inject({ ...injected(recordUse, { prompt_id }), headers, remoteAddress })
const newPrompt = async (more: { title?: string; is_public?: boolean } = {}) =>
  (await createPrompt(db, { author_id: author.id, ...more })).id

describe('uses of a prompt', () => {
  it('count each person once a day', async () => {
    const id = await newPrompt()
    expect((await use(id, asMember)).json()).toEqual({ success: true, uses: 1 })
    expect((await use(id, asMember)).json().uses).toBe(1)
    expect((await use(id)).json().uses).toBe(2)
    expect((await use(id)).json().uses).toBe(2)
    expect((await use(id, {}, '192.0.2.2')).json().uses).toBe(3)
    clock.now = new Date(clock.now.getTime() + 86_400_000)
    expect((await use(id, await signIn(member))).json().uses).toBe(4)
    expect((await app.inject({ url: getPrompt.path, query: { id: String(id) } })).json().uses).toBe(4)
  })

  it('don’t count the author', async () => {
    const id = await newPrompt()
    expect((await use(id, await signIn(author))).json()).toEqual({ success: true, uses: 0 })
    await use(id, await signIn(member))
    expect((await use(id, await signIn(author))).json()).toEqual({ success: true, uses: 1 })
    expect(await listUsedToday(db, author.id)).not.toContain(id)
  })

  it('count visitors by their network address alone', async () => {
    const id = await newPrompt()
    await use(id, { 'user-agent': 'a' }, '2001:db8::1')
    expect((await use(id, { 'user-agent': 'b' }, '2001:db8::2')).json().uses).toBe(1)
    expect((await use(id, { 'user-agent': 'b' }, '2001:db8:1::1')).json().uses).toBe(2)
  })

  it('are remembered by a keyed hash only, until the day is over', async () => {
    await db.deleteFrom('use_days').execute()
    const id = await newPrompt()
    await use(id, await signIn(member))
    expect(await listUsedToday(db, member.id)).toEqual([id])
    expect(await listUsedToday(db, author.id)).toEqual([])
    await sweepUses(db, clock.now)
    expect(await listUsedToday(db, member.id)).toEqual([id])
    clock.now = new Date(clock.now.getTime() + 86_400_000)
    await sweepUses(db, clock.now)
    expect(await db.selectFrom('use_days').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('daily_uses').selectAll().execute()).toEqual([])
  })

  it('are forgotten with the person, and the counts stay', async () => {
    const id = await newPrompt()
    await use(id, await signIn(member))
    await db.transaction().execute((tx) => deleteUsesOf(tx as never, member.id))
    expect(await listUsedToday(db, member.id)).toEqual([])
    expect((await app.inject({ url: getPrompt.path, query: { id: String(id) } })).json().uses).toBe(1)
  })
})

describe('the AI tools to open a prompt in', async () => {
  const list = async (headers = {}) => (await app.inject({ url: listTargets.path, headers })).json()
  const save = async (targets: object[] | null, data_table: object | null = null) =>
    app.inject({ ...injected(saveSettings, { targets, data_table }), headers: await signIn(admin) })
  const tool = { ...DEFAULT_TARGETS[0], name: 'Campus Chat', url: 'http://chat.example.edu/?q={prompt}' }

  it('are the ones that the campus has switched on, in its order', async () => {
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(
      DEFAULT_TARGETS.map(({ name }) => name),
    )
    const limited = { use: 'limited', note: 'Only without names' }
    const second = { ...tool, id: 'second', name: 'Second' }
    await save([tool, { ...tool, id: 'off', name: 'Off', enabled: false }, second], {
      second: { public: { use: 'not', note: '' }, internal: limited },
    })
    const not = { use: 'not', note: '' }
    const listed = { url: tool.url, limit: 7_500, sends_immediately: true }
    expect(await list()).toEqual([
      { id: tool.id, name: 'Campus Chat', ...listed, data: { public: FINE, internal: not, restricted: not } },
      { id: 'second', name: 'Second', ...listed, data: { public: not, internal: limited, restricted: not } },
    ])
    expect((await save(null)).json().settings.targets).toEqual(DEFAULT_TARGETS)
  })

  it.each([
    [
      { ...tool, url: 'javascript:alert(1)//{prompt}' },
      'The address of Campus Chat must start with https://.',
    ],
    [{ ...tool, url: 'http://chat.example.com/' }, 'The address of Campus Chat must start with https://.'],
    [{ ...tool, url: 'chat' }, 'Enter a full web address for Campus Chat, such as https://chat.example.edu.'],
    [{ ...tool, name: ' ' }, 'An AI tool needs a name.'],
    [{ ...tool, limit: 7_501 }, 'The maximum address length must be a whole number from 1 to 7,500.'],
  ])('can’t be saved with a wrong value: %#', async (target, sentence) => {
    const response = await save([target])
    expect(refusal(response)).toEqual([400, sentence])
  })

  it('can’t have the same name twice, or be too many', async () => {
    expect((await save([tool, { ...tool, name: 'campus chat' }])).json().message).toBe(
      'Two AI tools have the same name.',
    )
    const many = Array.from({ length: 21 }, (_, index) => ({ ...tool, name: `Tool ${index}` }))
    expect((await save(many)).json().message).toBe('You can have up to 20 AI tools.')
  })
})

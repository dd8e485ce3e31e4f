import { listAuditLog } from '@prompt-library/contract/admin'
import { listPrompts } from '@prompt-library/contract/prompts'
import { DEFAULT_SETTINGS, getSettings, saveSettings } from '@prompt-library/contract/settings'
import { describe, expect, it } from 'vitest'
import { createPrompt, createUser, signInAs } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { writeSetting } from './queries.ts'
import { createSettings } from './settings.ts'

describe('settings', async () => {
  const { app, db, config, clock } = await createTestApp()
  const admin = await createUser(db, { role: 'admin', display_name: 'Ada Admin' })
  const headers = await signInAs(db, admin, { config, at: clock.now })
  const member = await signInAs(db, await createUser(db), { config, at: clock.now })
  const read = async () => (await app.inject({ url: getSettings.path, headers })).json()
  const save = (payload: object, as = headers) =>
    app.inject({ method: 'POST', url: saveSettings.path, payload, headers: as })

  it('have defaults that an admin can change and restore', async () => {
    expect(await read()).toEqual({ settings: DEFAULT_SETTINGS, changed: [] })
    const synonyms = [['wombat', 'marsupial']]
    expect((await save({ synonyms })).json()).toEqual({ settings: { synonyms }, changed: ['synonyms'] })
    expect(await read()).toEqual({ settings: { synonyms }, changed: ['synonyms'] })
    expect((await save({ synonyms: null })).json()).toEqual({ settings: DEFAULT_SETTINGS, changed: [] })
  })

  it('take effect in searches at once', async () => {
    await createPrompt(db, { author_id: admin.id, title: 'About wombats' })
    const find = async () =>
      (await app.inject({ url: listPrompts.path, query: { q: 'hairy marsupials' } }))
        .json()
        .map(({ title }: { title: string }) => title)
    expect(await find()).toEqual([])
    await save({ synonyms: [['wombat', 'hairy marsupial']] })
    expect(await find()).toEqual(['About wombats'])
  })

  it('are recorded in the audit log', async () => {
    await save({ synonyms: [['a', 'b']] })
    await save({ synonyms: null })
    const entries = (await app.inject({ url: listAuditLog.path, headers })).json()
    expect(entries.slice(0, 2)).toMatchObject([
      { actor_name: 'Ada Admin', action: 'reset setting', target_name: 'Search synonyms' },
      { actor_name: 'Ada Admin', action: 'changed setting', target_name: 'Search synonyms' },
    ])
  })

  it.each([
    [{ synonyms: [['alone']] }, 'A synonym group needs at least two words.'],
    [{ synonyms: [['a', ' ']] }, 'A synonym can’t be empty.'],
    [{ synonyms: [['a', 'x'.repeat(61)]] }, 'A synonym must be 60 characters or fewer.'],
    [{ synonyms: Array(501).fill(['a', 'b']) }, 'You can have up to 500 synonym groups.'],
  ])('refuse invalid values and stay unchanged: %#', async (payload, sentence) => {
    const before = await read()
    const response = await save(payload)
    expect([response.statusCode, response.json().message]).toEqual([400, sentence])
    expect(await read()).toEqual(before)
  })

  it('are refused to members and visitors', async () => {
    expect((await save({ synonyms: null }, member)).statusCode).toBe(403)
    expect((await app.inject({ url: getSettings.path, headers: member })).statusCode).toBe(403)
    expect((await app.inject({ url: getSettings.path })).statusCode).toBe(401)
  })

  it('reach other processes within ten seconds, and fall back to the default for an unreadable value', async () => {
    let now = 0
    const other = createSettings(db, () => now)
    expect((await other.read()).changed).toEqual([])
    await save({ synonyms: [['a', 'b']] })
    now = 10_000
    expect((await other.read()).changed).toEqual(['synonyms'])
    await db
      .transaction()
      .execute((tx) =>
        writeSetting(tx as never, { name: 'synonyms', value: { newer: 'form' }, now: new Date() }),
      )
    now = 20_000
    expect(await other.read()).toEqual({ settings: DEFAULT_SETTINGS, changed: [] })
  })
})

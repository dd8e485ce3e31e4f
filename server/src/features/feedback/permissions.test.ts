import { requestFor } from '@prompt-library/contract/call'
import { getFeedback, removeFeedback, saveFeedback } from '@prompt-library/contract/feedback'
import { saveSettings } from '@prompt-library/contract/settings'
import { describe, expect, it } from 'vitest'
import { createPrompt, createUser, sharePrompt, signInAs } from '../../testing/builders.ts'
import { injected, type Target } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const NO_PROMPT = 'This prompt doesn’t exist, or you can’t view it.'
const NO_REVISION = 'This version doesn’t exist, or you can’t view it.'
const OWN = 'You can’t answer for your own prompt.'
const OFF = 'This campus doesn’t ask whether prompts worked.'

const { app, db, config, clock } = await createTestApp()
const [author, member, recipient, admin] = [
  await createUser(db),
  await createUser(db),
  await createUser(db),
  await createUser(db, { role: 'admin' }),
]
type Headers = Record<string, string>
const signIn = (user: { id: number }): Promise<Headers> => signInAs(db, user, { config, at: clock.now })
const roles: Record<string, Headers> = {
  visitor: {},
  member: await signIn(member),
  recipient: await signIn(recipient),
  author: await signIn(author),
  admin: await signIn(admin),
}
const post = (call: Target, payload: object, headers: Headers) =>
  app.inject({ ...injected(call, payload), headers })
const get = (id: number, headers: Headers) =>
  app.inject({ url: requestFor(getFeedback, { query: { prompt_id: String(id) } }).url, headers })
const save = (prompt_id: number, revision: number, headers: Headers) =>
  post(saveFeedback, { prompt_id, revision, worked: true, note: 'Words' }, headers)
const remove = (prompt_id: number, headers: Headers) => post(removeFeedback, { prompt_id }, headers)

/**
 * Revision 1 was public, 2 was public and is hidden, 3 was never public, and 4 is the current one. All are shared with the
 * recipient.
 */
async function promptWithRevisions({ is_public }: { is_public: boolean }): Promise<number> {
  const { id } = await createPrompt(db, { author_id: author.id })
  await sharePrompt(db, { prompt_id: id, recipient_id: recipient.id, sharer_id: author.id })
  const change = (values: { title?: string; is_public?: boolean }) =>
    db.updateTable('prompts').set(values).where('id', '=', id).execute()
  await change({ title: 'Second' })
  await db
    .updateTable('revisions')
    .set({ hidden: true })
    .where('prompt_id', '=', id)
    .where('revision', '=', 2)
    .execute()
  await change({ title: 'Third', is_public: false })
  await change({ title: 'Fourth', is_public })
  return id
}

const rows = (id: number) =>
  db.selectFrom('feedback').select(['user_id', 'revision']).where('prompt_id', '=', id).execute()

describe('feedback permissions', () => {
  // visitor, member, recipient, author, admin
  it.each([
    ['public', 1, [401, 200, 200, 403, 200]],
    ['public', 2, [401, 404, 404, 403, 404]],
    ['public', 3, [401, 404, 404, 403, 404]],
    ['public', 4, [401, 200, 200, 403, 200]],
    ['public', 5, [401, 404, 404, 403, 404]],
    ['private', 1, [401, 404, 404, 403, 404]],
    ['private', 2, [401, 404, 404, 403, 404]],
    ['private', 3, [401, 404, 404, 403, 404]],
    ['private', 4, [401, 404, 200, 403, 404]],
  ])('save for a %s prompt, revision %i: %s', async (visibility, revision, expected) => {
    const id = await promptWithRevisions({ is_public: visibility === 'public' })
    const statuses = []
    for (const [role, headers] of Object.entries(roles)) {
      const before = await rows(id)
      const response = await save(id, revision, headers)
      statuses.push(response.statusCode)
      const { message } = response.json()
      const isHidden = visibility === 'private' && role !== 'recipient'
      if (response.statusCode === 403) expect(message).toBe(OWN)
      if (response.statusCode === 404) expect(message).toBe(isHidden ? NO_PROMPT : NO_REVISION)
      if (response.statusCode !== 200) expect(await rows(id)).toEqual(before)
    }
    expect(statuses).toEqual(expected)
  })

  it.each([
    ['public', [200, 200, 200, 200, 200]],
    ['private', [404, 404, 200, 200, 404]],
  ])('get of a %s prompt: %s, with notes for the author only', async (visibility, expected) => {
    const id = await promptWithRevisions({ is_public: visibility === 'public' })
    expect((await save(id, 4, roles['recipient'] ?? {})).statusCode).toBe(200)
    const statuses = []
    for (const [role, headers] of Object.entries(roles)) {
      const response = await get(id, headers)
      statuses.push(response.statusCode)
      expect('notes' in response.json()).toBe(role === 'author')
      expect(response.json().own ?? null).toEqual(
        role === 'recipient' ? { worked: true, tool: '', note: 'Words' } : null,
      )
      if (role !== 'author' && role !== 'recipient') expect(response.body).not.toContain('Words')
      expect(response.body).not.toContain('user_id')
      if (response.statusCode === 404) expect(response.json().message).toBe(NO_PROMPT)
    }
    expect(statuses).toEqual(expected)
  })

  it('removing works for members, also after the prompt was made private', async () => {
    const id = await promptWithRevisions({ is_public: true })
    for (const role of ['member', 'recipient', 'admin']) await save(id, 4, roles[role] ?? {})
    await db.updateTable('prompts').set({ is_public: false }).where('id', '=', id).execute()
    const statuses = []
    for (const headers of Object.values(roles)) statuses.push((await remove(id, headers)).statusCode)
    expect(statuses).toEqual([401, 200, 200, 200, 200])
    expect(await rows(id)).toEqual([])
  })

  it('removing says the same for a missing and a hidden prompt', async () => {
    const id = await promptWithRevisions({ is_public: false })
    const responses = await Promise.all([id, 2_147_483_647].map((one) => remove(one, roles['member'] ?? {})))
    expect(responses[0]?.body).toBe(responses[1]?.body)
  })

  it('deleted prompts can’t be reached', async () => {
    const id = await promptWithRevisions({ is_public: true })
    await db.updateTable('all_prompts').set({ deleted_at: clock.now }).where('id', '=', id).execute()
    for (const headers of Object.values(roles)) expect((await get(id, headers)).statusCode).toBe(404)
    for (const role of ['member', 'recipient', 'author', 'admin'])
      expect((await save(id, 4, roles[role] ?? {})).json().message).toBe(NO_PROMPT)
  })
})

describe('with feedback switched off', () => {
  it('nothing is saved or listed, and answers can still be removed', async () => {
    const id = await promptWithRevisions({ is_public: true })
    await save(id, 4, roles['member'] ?? {})
    const set = (feedback: boolean | null) => post(saveSettings, { feedback }, roles['admin'] ?? {})
    expect((await set(false)).json().settings.feedback).toBe(false)
    for (const [role, headers] of Object.entries(roles)) {
      const response = await save(id, 4, headers)
      expect([response.statusCode, response.json().message]).toEqual(
        role === 'visitor' ? [401, expect.any(String)] : [403, OFF],
      )
      expect((await get(id, headers)).json()).toEqual({
        enabled: false,
        summary: { worked: 0, answers: 0, tools: [] },
        own: null,
        answered_before: false,
      })
    }
    expect((await set(null)).json().settings.feedback).toBe(true)
    expect((await get(id, {})).json().summary).toMatchObject({ worked: 1, answers: 1 })
    await set(false)
    expect((await remove(id, roles['member'] ?? {})).statusCode).toBe(200)
    await set(null)
    expect(await rows(id)).toEqual([])
  })
})

describe('with ACCESS=members', async () => {
  const { app, db } = await createTestApp({ ACCESS: 'members' })

  it('visitors get no feedback', async () => {
    const { id } = await createPrompt(db, { author_id: (await createUser(db)).id })
    const query = { prompt_id: String(id) }
    expect((await app.inject({ url: requestFor(getFeedback, { query }).url })).statusCode).toBe(401)
  })
})

import { requestFor } from '@prompt-library/contract/call'
import { getFeedback, removeFeedback, saveFeedback } from '@prompt-library/contract/feedback'
import { saveSettings } from '@prompt-library/contract/settings'
import { describe, expect, it } from 'vitest'
import { createPrompt, createUser, sharePrompt, signInAs } from '../../testing/builders.ts'
import { injected, type Target } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

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
const save = (prompt_id: number, headers: Headers) =>
  post(saveFeedback, { prompt_id, revision: 1, worked: true, note: 'Words' }, headers)
const remove = (prompt_id: number, headers: Headers) => post(removeFeedback, { prompt_id }, headers)

async function createSharedPrompt(): Promise<number> {
  const { id } = await createPrompt(db, { author_id: author.id })
  await sharePrompt(db, { prompt_id: id, recipient_id: recipient.id, sharer_id: author.id })
  return id
}

const rows = (id: number) =>
  db.selectFrom('feedback').select(['user_id', 'revision']).where('prompt_id', '=', id).execute()

describe('feedback permissions', () => {
  it('get returns notes to the author only, and an answer to the person who gave it', async () => {
    const id = await createSharedPrompt()
    expect((await save(id, roles['recipient'] ?? {})).statusCode).toBe(200)
    for (const [role, headers] of Object.entries(roles)) {
      const response = await get(id, headers)
      expect('notes' in response.json()).toBe(role === 'author')
      expect(response.json().own).toEqual(
        role === 'recipient' ? { worked: true, tool: '', note: 'Words' } : null,
      )
      if (role !== 'author' && role !== 'recipient') expect(response.body).not.toContain('Words')
      expect(response.body).not.toContain('user_id')
    }
  })

  it('removing works for members, also after the prompt was made private', async () => {
    const id = await createSharedPrompt()
    for (const role of ['member', 'recipient', 'admin']) await save(id, roles[role] ?? {})
    await db.updateTable('prompts').set({ is_public: false }).where('id', '=', id).execute()
    const statuses = []
    for (const headers of Object.values(roles)) statuses.push((await remove(id, headers)).statusCode)
    expect(statuses).toEqual([401, 200, 200, 200, 200])
    expect(await rows(id)).toEqual([])
  })
})

describe('with feedback switched off', () => {
  it('nothing is saved or listed, and answers can still be removed', async () => {
    const id = await createSharedPrompt()
    await save(id, roles['member'] ?? {})
    const set = (feedback: boolean | null) => post(saveSettings, { feedback }, roles['admin'] ?? {})
    expect((await set(false)).json().settings.feedback).toBe(false)
    for (const [role, headers] of Object.entries(roles)) {
      const response = await save(id, headers)
      expect([response.statusCode, response.json().message]).toEqual(
        role === 'visitor' ? [401, expect.any(String)] : [403, OFF],
      )
      expect((await get(id, headers)).json()).toEqual({
        enabled: false,
        summary: { worked: 0, answers: 0, tools: [] },
        own: null,
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

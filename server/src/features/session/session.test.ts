import { listNotifications } from '@prompt-library/contract/notifications'
import { getSession } from '@prompt-library/contract/session'
import { describe, expect, it } from 'vitest'
import { createUser, signInAs } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

const HOUR = 3_600_000

describe('the session', async () => {
  const { app, db, config, clock } = await createTestApp()
  const session = async (headers = {}) => (await app.inject({ url: getSession.path, headers })).json()

  it('describes the site’s configuration to a visitor', async () => {
    expect(await session()).toEqual({
      user: null,
      access: 'open',
      sign_in: true,
      development_sign_in: true,
      ai: 'built-in',
      support_email: null,
      privacy_url: null,
      deleted_days: 30,
      feedback: true,
      reviews: false,
      publishing: 'everyone',
      review_months: 12,
      api_keys: true,
      mcp: true,
    })
  })

  it('names the AI service that receives prompts', async () => {
    const ai = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'https://ai.example.edu/v1', AI_MODEL: 'm' }
    const named = await createTestApp({ ...ai, AI_NAME: 'Campus AI' })
    const unnamed = await createTestApp(ai)
    expect((await named.app.inject(getSession.path)).json().ai).toBe('Campus AI')
    expect((await unnamed.app.inject(getSession.path)).json().ai).toBe('ai.example.edu')
  })

  it('contains the signed-in user', async () => {
    const { netid: _, ...user } = await createUser(db, { display_name: 'Grace Hopper', role: 'admin' })
    expect((await session(await signInAs(db, user, { config, at: clock.now }))).user).toEqual(user)
  })

  it.each(['session=', 'session=forged', 'other=1', 'session=%00%ff'])(
    'has no user for the cookie %s',
    async (cookie) => {
      expect((await session({ cookie })).user).toBeNull()
    },
  )

  it('ends at once when the user is disabled', async () => {
    const user = await createUser(db)
    const headers = await signInAs(db, user, { config, at: clock.now })
    await db.updateTable('users').set({ status: 'disabled' }).where('id', '=', user.id).execute()
    expect((await session(headers)).user).toBeNull()
  })

  it('is invalid if another sign-in service issued it', async () => {
    const otherConfig = {
      ...config,
      signIn: { kind: 'cas', baseUrl: 'https://login.example.edu/cas' },
    } as const
    const headers = await signInAs(db, await createUser(db), { config: otherConfig, at: clock.now })
    expect((await session(headers)).user).toBeNull()
  })

  it('expires after 12 idle hours, and activity keeps it alive', async () => {
    const start = clock.now
    const headers = await signInAs(db, await createUser(db), { config, at: start })
    const at = async (hours: number) => {
      clock.now = new Date(start.getTime() + hours * HOUR)
      return (await session(headers)).user
    }
    expect(await at(11.9)).not.toBeNull()
    expect(await at(23.8)).not.toBeNull()
    expect(await at(36)).toBeNull()
    clock.now = start
  })

  it('isn’t kept alive by an open page that polls for notifications', async () => {
    const start = clock.now
    const headers = await signInAs(db, await createUser(db), { config, at: start })
    for (let hours = 1; hours < 12; hours += 1) {
      clock.now = new Date(start.getTime() + hours * HOUR)
      expect((await app.inject({ url: listNotifications.path, headers })).statusCode).toBe(200)
    }
    clock.now = new Date(start.getTime() + 12 * HOUR)
    expect((await app.inject({ url: listNotifications.path, headers })).statusCode).toBe(401)
    clock.now = start
  })

  it('expires after 7 days, even if it’s active', async () => {
    const start = clock.now
    const headers = await signInAs(db, await createUser(db), { config, at: start })
    for (let hours = 0; hours < 7 * 24; hours += 8) {
      clock.now = new Date(start.getTime() + hours * HOUR)
      expect((await session(headers)).user).not.toBeNull()
    }
    clock.now = new Date(start.getTime() + 7 * 24 * HOUR)
    expect((await session(headers)).user).toBeNull()
    clock.now = start
  })
})

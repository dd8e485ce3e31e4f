import { listNotifications } from '@prompt-library/contract/notifications'
import { getSession } from '@prompt-library/contract/session'
import { HOUR } from '@prompt-library/domain/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import { createUser, signInAs } from '../../testing/builders.ts'
import { createTestApp, TEST_TIME } from '../../testing/test-app.ts'

describe('the session', async () => {
  const { app, db, config, clock, newUser } = await createTestApp()
  const session = async (headers = {}) => (await app.inject({ url: getSession.path, headers })).json()
  const passHours = (hours: number) => {
    clock.now = new Date(TEST_TIME.getTime() + hours * HOUR)
  }
  beforeEach(() => passHours(0))

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
      study: false,
      publishing: 'everyone',
      review_months: 12,
      api_keys: true,
      mcp: true,
      hosted_tools: false,
      groups: 'everyone',
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
    const { id, display_name, email, role, headers } = await newUser({ role: 'admin' })
    expect((await session(headers)).user).toEqual({ id, display_name, email, role })
  })

  it.each(['session=', 'session=forged', 'other=1', 'session=%00%ff'])(
    'has no user for the cookie %s',
    async (cookie) => {
      expect((await session({ cookie })).user).toBeNull()
    },
  )

  it('ends at once when the user is disabled', async () => {
    const { id, headers } = await newUser()
    await db.updateTable('users').set({ status: 'disabled' }).where('id', '=', id).execute()
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
    const { headers } = await newUser()
    const users = []
    for (const hours of [11.9, 23.8, 36]) {
      passHours(hours)
      users.push((await session(headers)).user)
    }
    expect(users).toEqual([expect.anything(), expect.anything(), null])
  })

  it('isn’t kept alive by an open page that polls for notifications', async () => {
    const user = await newUser()
    const statuses = []
    for (let hours = 1; hours <= 12; hours += 1) {
      passHours(hours)
      statuses.push((await user.get(listNotifications)).statusCode)
    }
    expect(statuses).toEqual([...Array(11).fill(200), 401])
  })

  it('expires after 7 days, even if it’s active', async () => {
    const { headers } = await newUser()
    for (let hours = 0; hours < 7 * 24; hours += 8) {
      passHours(hours)
      expect((await session(headers)).user).not.toBeNull()
    }
    passHours(7 * 24)
    expect((await session(headers)).user).toBeNull()
  })
})

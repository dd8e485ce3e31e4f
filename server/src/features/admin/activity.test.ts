import { getActivity } from '@prompt-library/contract/activity'
import { saveFeedback } from '@prompt-library/contract/feedback'
import { saveSettings } from '@prompt-library/contract/settings'
import { recordUse } from '@prompt-library/contract/uses'
import { DAY } from '@prompt-library/domain/durations'
import { describe, expect, it } from 'vitest'
import { createLibraryAccount, createPrompt, createUser } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

const START = new Date('2026-03-18T12:00:00.000Z')

async function createActivity() {
  const testApp = await createTestApp()
  const { db, clock, newUser } = testApp
  clock.now = START
  const author = await createUser(db, { display_name: 'Ada Author' })
  const newAdmin = () => newUser({ role: 'admin' })
  return {
    ...testApp,
    newAdmin,
    newPrompt: async (title: string, is_public = true) =>
      (await createPrompt(db, { author_id: author.id, title, is_public })).id,
    answer: async (prompt_id: number, worked: boolean, details: { note?: string; revision?: number } = {}) =>
      (await newUser()).read(saveFeedback, { prompt_id, revision: 1, worked, ...details }),
    activity: async () => (await newAdmin()).read(getActivity),
  }
}

describe('prompts that didn’t work', async () => {
  const { db, clock, newAdmin, newPrompt, answer, activity } = await createActivity()

  it('are listed with notes, the least helpful first, without names', async () => {
    const [mixed, broken] = [await newPrompt('Mixed'), await newPrompt('Broken')]
    await newPrompt('Never used')
    await answer(await newPrompt('Fine'), true, { note: 'Great' })
    await answer(mixed, true, { note: 'Helped a lot' })
    await answer(mixed, false)
    await answer(broken, false, { note: 'It invented sources' })
    await answer(broken, false)
    expect((await activity()).not_working).toEqual([
      {
        id: broken,
        title: 'Broken',
        author_name: 'Ada Author',
        failed: 2,
        answers: 2,
        notes: [{ note: 'It invented sources', tool: '', answered_on: '2026-03-18' }],
      },
      { id: mixed, title: 'Mixed', author_name: 'Ada Author', failed: 1, answers: 2, notes: [] },
    ])
    await db.deleteFrom('prompts').execute()
  })

  it('never include private or deleted ones', async () => {
    const [secret, deleted] = [await newPrompt('Secret'), await newPrompt('Deleted')]
    await answer(secret, false, { note: 'About the secret' })
    await answer(deleted, false)
    expect((await activity()).not_working).toHaveLength(2)
    await db.updateTable('prompts').set({ is_public: false }).where('id', '=', secret).execute()
    await db.updateTable('all_prompts').set({ deleted_at: START }).where('id', '=', deleted).execute()
    const listed = await activity()
    expect(listed.not_working).toEqual([])
    expect(JSON.stringify(listed)).not.toMatch(/secret/i)
  })

  it('leave the list once the author changed them, or after 30 days', async () => {
    const id = await newPrompt('Old text')
    await answer(id, false, { note: 'Too long' })
    clock.now = new Date(START.getTime() + 29 * DAY)
    expect((await activity()).not_working).toHaveLength(1)
    clock.now = new Date(START.getTime() + 31 * DAY)
    expect((await activity()).not_working).toEqual([])
    clock.now = START
    await db.updateTable('prompts').set({ title: 'New text' }).where('id', '=', id).execute()
    expect((await activity()).not_working).toEqual([])
    await answer(id, false, { revision: 2 })
    expect((await activity()).not_working).toMatchObject([{ title: 'New text', failed: 1, notes: [] }])
  })

  it('aren’t listed while no one is asked', async () => {
    expect((await activity()).not_working).not.toEqual([])
    const admin = await newAdmin()
    await admin.post(saveSettings, { feedback: false })
    expect((await activity()).not_working).toEqual([])
    await admin.post(saveSettings, { feedback: null })
  })

  it('are at most five, with three notes each', async () => {
    for (let index = 0; index < 6; index += 1) {
      const id = await newPrompt(`Broken ${index}`)
      for (let time = 0; time < 4; time += 1) await answer(id, false, { note: `Note ${time}` })
    }
    const { not_working } = await activity()
    expect(not_working.map(({ notes }) => notes.length)).toEqual([3, 3, 3, 3, 3])
  })
})

describe('uses', async () => {
  const { db, clock, newUser, newPrompt, activity } = await createActivity()
  const use = async (prompt_id: number, at: string) => {
    clock.now = new Date(at)
    await (await newUser()).read(recordUse, { prompt_id })
  }

  it('are counted by week for all prompts, and by prompt for public ones', async () => {
    const [often, rarely] = [await newPrompt('Often'), await newPrompt('Rarely')]
    const secret = await newPrompt('Secret')
    for (let time = 0; time < 3; time += 1) await use(often, '2026-03-16T00:00:00.000Z')
    await use(rarely, '2026-03-15T23:59:59.000Z')
    await use(rarely, '2026-02-20T12:00:00.000Z')
    for (let time = 0; time < 4; time += 1) await use(secret, '2026-03-10T12:00:00.000Z')
    await db.updateTable('prompts').set({ is_public: false }).where('id', '=', secret).execute()
    clock.now = START
    const { weekly_uses, most_used } = await activity()
    expect(weekly_uses).toHaveLength(12)
    expect(weekly_uses.slice(-4)).toEqual([
      { week: '2026-02-23', uses: 0 },
      { week: '2026-03-02', uses: 0 },
      { week: '2026-03-09', uses: 5 },
      { week: '2026-03-16', uses: 3 },
    ])
    expect(weekly_uses.at(-5)).toEqual({ week: '2026-02-16', uses: 1 })
    expect(most_used).toEqual([
      { id: often, title: 'Often', uses: 3 },
      { id: rarely, title: 'Rarely', uses: 1 },
    ])
  })
})

it('active users are those who signed in within the last days', async () => {
  const { db, activity } = await createActivity()
  await createLibraryAccount(db)
  await db.updateTable('users').set({ last_login_at: null }).execute()
  for (const days of [0, 3, 20, 60, 200]) {
    await createUser(db, { last_login_at: new Date(START.getTime() - days * DAY) })
  }
  expect((await activity()).active_users).toEqual([
    { days: 1, users: 1 },
    { days: 7, users: 2 },
    { days: 90, users: 4 },
  ])
})

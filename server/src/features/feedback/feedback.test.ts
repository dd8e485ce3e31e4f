import { deleteUser } from '@prompt-library/contract/admin'
import { requestFor } from '@prompt-library/contract/call'
import { getFeedback, removeFeedback, saveFeedback } from '@prompt-library/contract/feedback'
import { getPrompt, listPrompts } from '@prompt-library/contract/prompts'
import { saveSettings } from '@prompt-library/contract/settings'
import { FEEDBACK_NOTES_MAX } from '@prompt-library/domain/limits'
import { helpfulness } from '@prompt-library/domain/prompts/helpfulness'
import { DEFAULT_TARGETS } from '@prompt-library/domain/prompts/targets'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPrompt, createUser, signInAs } from '../../testing/builders.ts'
import { injected, type Target } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { sweepFeedback } from './routes.ts'

const DAY = 86_400_000
const START = new Date('2026-03-15T12:00:00.000Z')

const { app, db, config, clock } = await createTestApp()
const author = await createUser(db)
const admin = await createUser(db, { role: 'admin' })
type Headers = Record<string, string>
const signIn = (user: { id: number }): Promise<Headers> => signInAs(db, user, { config, at: clock.now })
const newMember = async () => signIn(await createUser(db))
const post = (call: Target, payload: object, headers: Headers) =>
  app.inject({ ...injected(call, payload), headers })
const answer = async (
  prompt_id: number,
  {
    headers,
    ...body
  }: { headers?: Headers; revision?: number; worked?: boolean; tool?: string; note?: string },
) => {
  const payload = { prompt_id, revision: 1, worked: true, ...body }
  const response = await post(saveFeedback, payload, headers ?? (await newMember()))
  expect(response.statusCode, response.body).toBe(200)
}
const feedback = async (id: number, headers: Headers = {}) =>
  (
    await app.inject({ url: requestFor(getFeedback, { query: { prompt_id: String(id) } }).url, headers })
  ).json()
const summary = async (id: number) => (await feedback(id)).summary
const newPrompt = async (title = 'A prompt') => (await createPrompt(db, { author_id: author.id, title })).id
const edit = (id: number, title: string) =>
  db.updateTable('prompts').set({ title }).where('id', '=', id).execute()
const stored = async (id: number) =>
  (await db.selectFrom('all_prompts').select('helpfulness').where('id', '=', id).executeTakeFirstOrThrow())
    .helpfulness
const passDays = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * DAY)
}

beforeEach(() => {
  clock.now = START
})

describe('answers to “Did it work?”', () => {
  it('count each person once, with their latest answer', async () => {
    const id = await newPrompt()
    const headers = await newMember()
    await answer(id, { headers, worked: true })
    await answer(id, { worked: true })
    expect(await summary(id)).toMatchObject({ worked: 2, answers: 2 })
    await edit(id, 'Second revision')
    await answer(id, { headers, revision: 2, worked: false })
    expect(await summary(id)).toMatchObject({ worked: 1, answers: 2 })
    expect(await stored(id)).toBeCloseTo(helpfulness({ worked: 1, answers: 2 }), 5)
  })

  it('can be changed and removed, and stay for later revisions', async () => {
    const id = await newPrompt()
    const headers = await newMember()
    await answer(id, { headers, tool: 'Claude', note: 'Great' })
    expect((await feedback(id, headers)).own).toEqual({ worked: true, tool: 'Claude', note: 'Great' })
    await answer(id, { headers, worked: false })
    expect((await feedback(id, headers)).own).toEqual({ worked: false, tool: '', note: '' })
    await edit(id, 'Second revision')
    expect((await feedback(id, headers)).own).toMatchObject({ worked: false })
    await answer(id, { headers, revision: 2 })
    expect((await feedback(id, headers)).own).toMatchObject({ worked: true })
    const rows = await db.selectFrom('feedback').select('revision').where('prompt_id', '=', id).execute()
    expect(rows).toEqual([{ revision: 2 }])
    // Repeating it does no harm.
    for (let time = 0; time < 2; time += 1) {
      const response = await post(removeFeedback, { prompt_id: id }, headers)
      expect(response.json()).toEqual({ success: true })
    }
    expect(await feedback(id, headers)).toEqual({
      enabled: true,
      summary: { worked: 0, answers: 0, tools: [] },
      own: null,
    })
    expect(await stored(id)).toBe(0)
  })

  it('remove only the caller’s own', async () => {
    const id = await newPrompt()
    await answer(id, {})
    await post(removeFeedback, { prompt_id: id }, await newMember())
    expect(await summary(id)).toMatchObject({ worked: 1, answers: 1 })
  })

  it('are counted exactly when many people answer and one person clicks often', async () => {
    const id = await newPrompt()
    const people = await Promise.all(Array.from({ length: 20 }, newMember))
    await Promise.all(people.map((headers, index) => answer(id, { headers, worked: index % 4 > 0 })))
    const one = await newMember()
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => answer(id, { headers: one, worked: index > 3 })),
    )
    const { worked, answers } = await summary(id)
    expect(answers).toBe(21)
    expect(await stored(id)).toBeCloseTo(helpfulness({ worked, answers }), 5)
  })

  it('don’t make a revision, a version, or a new date', async () => {
    const id = await newPrompt()
    const read = async () => (await app.inject({ url: getPrompt.path, query: { id: String(id) } })).json()
    const before = await read()
    await answer(id, { note: 'Good' })
    expect(await read()).toEqual(before)
  })

  it('name the tools it worked with: those of the campus, most named first, at most three', async () => {
    const id = await newPrompt()
    const [first, second, third, fourth] = DEFAULT_TARGETS.map(({ name }) => name)
    for (const tool of [second, second, second, first?.toUpperCase(), first, fourth, fourth, third])
      await answer(id, { tool: tool ?? '' })
    await answer(id, { tool: 'Buy cheap essays' })
    await answer(id, { tool: 'Buy cheap essays' })
    for (let count = 0; count < 5; count += 1) await answer(id, { tool: third ?? '', worked: false })
    expect((await summary(id)).tools).toEqual([second, ...[first, fourth].sort()])
  })

  it('don’t name tools that the campus has switched off', async () => {
    const id = await newPrompt()
    const [tool] = DEFAULT_TARGETS
    await answer(id, { tool: tool?.name ?? '' })
    const headers = await signIn(admin)
    await post(saveSettings, { targets: [{ ...tool, enabled: false }] }, headers)
    expect((await summary(id)).tools).toEqual([])
    await post(saveSettings, { targets: null }, headers)
    expect((await summary(id)).tools).toEqual([tool?.name])
  })

  it.each([
    [{ tool: 'x'.repeat(41) }, 'The AI tool must be 40 characters or fewer.'],
    [{ note: 'x'.repeat(501) }, 'The note must be 500 characters or fewer.'],
    [{ worked: 'yes' }, 'worked must be true or false.'],
  ])('refuse a wrong value: %#', async (wrong, sentence) => {
    const payload = { prompt_id: await newPrompt(), revision: 1, worked: true, ...wrong }
    const response = await post(saveFeedback, payload, await newMember())
    expect([response.statusCode, response.json().message]).toEqual([400, sentence])
  })
})

describe('notes', () => {
  it('reach the author only: the latest first, with the day but no name or time', async () => {
    const id = await newPrompt()
    const headers = await newMember()
    await answer(id, { headers, worked: false, tool: 'My own model', note: 'Made up a source' })
    await answer(id, {})
    passDays(1)
    await answer(id, { tool: 'Claude', note: 'Short and clear' })
    const all = await feedback(id, await signIn(author))
    expect(all.notes).toEqual([
      { worked: true, tool: 'Claude', note: 'Short and clear', revision: 1, answered_on: '2026-03-16' },
      {
        worked: false,
        tool: 'My own model',
        note: 'Made up a source',
        revision: 1,
        answered_on: '2026-03-15',
      },
    ])
    for (const other of [{}, headers, await newMember(), await signIn(admin)])
      expect(await feedback(id, other)).not.toHaveProperty('notes')
    expect(JSON.stringify(await feedback(id, await newMember()))).not.toMatch(/My own model|Short and clear/)
  })

  it('are as many as fit on a screen', async () => {
    const id = await newPrompt()
    for (let count = 0; count <= FEEDBACK_NOTES_MAX; count += 1) {
      clock.now = new Date(clock.now.getTime() + 1_000)
      await answer(id, { note: `Note ${count}` })
    }
    const { notes } = await feedback(id, await signIn(author))
    expect(notes).toHaveLength(FEEDBACK_NOTES_MAX)
    expect([notes[0].note, notes.at(-1).note]).toEqual(['Note 50', 'Note 1'])
  })
})

describe('after 90 days', () => {
  it('an answer no longer counts, even if the sweep runs late', async () => {
    const id = await newPrompt()
    await answer(id, { note: 'Old' })
    passDays(45)
    await answer(id, {})
    const both = await stored(id)
    passDays(44.9)
    await sweepFeedback(db, clock.now)
    expect(await stored(id)).toBe(both)
    passDays(0.1)
    expect(await summary(id)).toMatchObject({ worked: 1, answers: 1 })
    await sweepFeedback(db, clock.now)
    expect(await stored(id)).toBeCloseTo(helpfulness({ worked: 1, answers: 1 }), 5)
    passDays(200)
    await sweepFeedback(db, clock.now)
    await sweepFeedback(db, clock.now)
    expect(await stored(id)).toBe(0)
    // The author still has the note.
    expect((await feedback(id, await signIn(author))).notes).toHaveLength(1)
  })

  it('a changed answer counts again', async () => {
    const id = await newPrompt()
    const user = await createUser(db)
    await answer(id, { headers: await signIn(user) })
    passDays(91)
    await sweepFeedback(db, clock.now)
    await answer(id, { headers: await signIn(user) })
    expect(await stored(id)).toBeCloseTo(helpfulness({ worked: 1, answers: 1 }), 5)
    passDays(91)
    await sweepFeedback(db, clock.now)
    expect(await stored(id)).toBe(0)
  })

  it('the sweep updates thousands of prompts in batches, and deleted ones too', async () => {
    const user = await createUser(db)
    const ids: number[] = []
    for (let count = 0; count < 1_201; count += 1) ids.push(count)
    const prompts = await db
      .insertInto('all_prompts')
      .values(
        ids.map((index) => ({
          author_id: author.id,
          title: `Swept ${index}`,
          title_key: `swept ${index}`,
          category: 'Study' as const,
          is_public: false,
          html: '<p>Text</p>',
          notes: null,
          created_at: START,
          updated_at: START,
          helpfulness: 0.2,
          deleted_at: index === 0 ? START : null,
        })),
      )
      .returning('id')
      .execute()
    await db
      .insertInto('feedback')
      .values(
        prompts.map(({ id }) => ({
          prompt_id: id,
          user_id: user.id,
          revision: 1,
          worked: true,
          tool: '',
          note: '',
          answered_at: START,
        })),
      )
      .execute()
    passDays(90)
    await Promise.all([sweepFeedback(db, clock.now), sweepFeedback(db, clock.now)])
    const rest = await db
      .selectFrom('all_prompts')
      .select('id')
      .where('title_key', 'like', 'swept %')
      .where('helpfulness', '>', 0)
      .execute()
    expect(rest).toEqual([])
  })
})

describe('deleting an account', () => {
  it('removes its answers from the ranking, also of deleted prompts', async () => {
    const user = await createUser(db)
    const [listed, deleted] = [await newPrompt(), await newPrompt()]
    for (const id of [listed, deleted]) await answer(id, { headers: await signIn(user) })
    await answer(listed, { worked: false })
    await db.updateTable('all_prompts').set({ deleted_at: clock.now }).where('id', '=', deleted).execute()
    const response = await post(deleteUser, { uid: user.id }, await signIn(admin))
    expect(response.statusCode).toBe(200)
    expect(await summary(listed)).toMatchObject({ worked: 0, answers: 1 })
    expect(await stored(listed)).toBeCloseTo(helpfulness({ worked: 0, answers: 1 }), 5)
    expect(await stored(deleted)).toBe(0)
  })
})

describe('sorting by Most helpful', () => {
  it('ranks many answers above one, in lists, categories, and searches', async () => {
    const [failed, one, many, none] = [
      await newPrompt('Yak failed'),
      await newPrompt('Yak one'),
      await newPrompt('Yak many'),
      await newPrompt('Yak none'),
    ]
    for (let count = 0; count < 3; count += 1) await answer(failed, { worked: false })
    await answer(one, {})
    for (let count = 0; count < 12; count += 1) await answer(many, { worked: count > 0 })
    for (const more of [{}, { category: 'Research' }, { q: 'yak' }]) {
      const query = { sort: 'helpful', author: String(author.id), page_size: '100', page: '1', ...more }
      const found: { id: number }[] = (await app.inject({ url: listPrompts.path, query })).json()
      const ids = found.map(({ id }) => id).filter((id) => [failed, one, many, none].includes(id))
      expect(ids).toEqual([many, one, none, failed])
    }
  })
})

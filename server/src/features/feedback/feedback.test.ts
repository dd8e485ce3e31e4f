import { deleteUser } from '@prompt-library/contract/admin'
import { getFeedback, removeFeedback, saveFeedback } from '@prompt-library/contract/feedback'
import { listPrompts } from '@prompt-library/contract/prompts'
import { saveSettings } from '@prompt-library/contract/settings'
import { DAY } from '@prompt-library/domain/durations'
import { helpfulness } from '@prompt-library/domain/prompts/helpfulness'
import { DEFAULT_TARGETS } from '@prompt-library/domain/prompts/targets'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPrompt, sharePrompt } from '../../testing/builders.ts'
import { refusal, type User, type Visitor } from '../../testing/signed-in-user.ts'
import { createTestApp, TEST_TIME } from '../../testing/test-app.ts'

const NO_ANSWERS = { worked: 0, answers: 0, tools: [] }

const { db, clock, newUser, signIn, visitor } = await createTestApp()
const author = await newUser()
const admin = await newUser({ role: 'admin' })
interface Given {
  by?: User
  revision?: number
  worked?: boolean
  tool?: string | undefined
  note?: string
}
const answer = async (prompt_id: number, { by, ...body }: Given = {}) =>
  (by ?? (await newUser())).read(saveFeedback, { prompt_id, revision: 1, worked: true, ...body })
const feedback = (prompt_id: number, by: Visitor = visitor) => by.read(getFeedback, { prompt_id })
const summary = async (id: number) => (await feedback(id)).summary
const remove = (prompt_id: number, by: Visitor) => by.post(removeFeedback, { prompt_id })
const newPrompt = async (title = 'A prompt') => (await createPrompt(db, { author_id: author.id, title })).id
const edit = (id: number, title: string) =>
  db.updateTable('prompts').set({ title }).where('id', '=', id).execute()
const stored = async (id: number) =>
  (await db.selectFrom('all_prompts').select('helpfulness').where('id', '=', id).executeTakeFirstOrThrow())
    .helpfulness
const rowsOf = (id: number) =>
  db.selectFrom('feedback').select('revision').where('prompt_id', '=', id).execute()
const passDays = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * DAY)
}

beforeEach(() => {
  clock.now = TEST_TIME
})

describe('answers to “Did it work?”', () => {
  it('count each person once, with their latest answer', async () => {
    const id = await newPrompt()
    const by = await newUser()
    await answer(id, { by })
    await answer(id)
    expect(await summary(id)).toMatchObject({ worked: 2, answers: 2 })
    await edit(id, 'Second revision')
    await answer(id, { by, revision: 2, worked: false })
    expect(await summary(id)).toMatchObject({ worked: 1, answers: 2 })
    expect(await stored(id)).toBeCloseTo(helpfulness({ worked: 1, answers: 2 }), 5)
  })

  it('can be changed and removed, only by who gave them, and stay for later revisions', async () => {
    const id = await newPrompt()
    const by = await newUser()
    const own = async () => (await feedback(id, by)).own
    await answer(id, { by, tool: 'Claude', note: 'Great' })
    expect(await own()).toEqual({ worked: true, tool: 'Claude', note: 'Great' })
    await answer(id, { by, worked: false })
    expect(await own()).toEqual({ worked: false, tool: '', note: '' })
    await edit(id, 'Second revision')
    expect(await own()).toMatchObject({ worked: false })
    await answer(id, { by, revision: 2 })
    expect(await own()).toMatchObject({ worked: true })
    expect(await rowsOf(id)).toEqual([{ revision: 2 }])
    await remove(id, await newUser())
    expect(await summary(id)).toMatchObject({ answers: 1 })
    // Repeating it does no harm.
    for (let time = 0; time < 2; time += 1) expect((await remove(id, by)).json()).toEqual({ success: true })
    expect(await feedback(id, by)).toEqual({ enabled: true, summary: NO_ANSWERS, own: null })
    expect(await stored(id)).toBe(0)
  })

  it('name the tools it worked with: those of the campus, most named first, at most three', async () => {
    const id = await newPrompt()
    const [first, second, third, fourth] = DEFAULT_TARGETS.map(({ name }) => name)
    const cheap = 'Buy cheap essays'
    for (const tool of [
      second,
      second,
      second,
      first?.toUpperCase(),
      first,
      fourth,
      fourth,
      third,
      cheap,
      cheap,
    ])
      await answer(id, { tool })
    for (let count = 0; count < 5; count += 1) await answer(id, { tool: third, worked: false })
    expect((await summary(id)).tools).toEqual([second, ...[first, fourth].sort()])
  })

  it('are neither saved nor listed where feedback is switched off, and can still be removed', async () => {
    const id = await newPrompt()
    const by = await newUser()
    await answer(id, { by })
    const set = (value: boolean | null) => admin.post(saveSettings, { feedback: value })
    await set(false)
    const refused = await by.post(saveFeedback, { prompt_id: id, revision: 1, worked: true })
    expect(refusal(refused)).toEqual([403, 'This campus doesn’t ask whether prompts worked.'])
    expect(await feedback(id, by)).toEqual({ enabled: false, summary: NO_ANSWERS, own: null })
    await set(null)
    expect(await summary(id)).toMatchObject({ worked: 1, answers: 1 })
    await set(false)
    expect((await remove(id, by)).statusCode).toBe(200)
    await set(null)
    expect(await rowsOf(id)).toEqual([])
  })
})

describe('notes', () => {
  it('reach the author only: the latest first, with the day but no name or time', async () => {
    const id = await newPrompt()
    const [by, recipient] = [await newUser(), await newUser()]
    await sharePrompt(db, { prompt_id: id, recipient_id: recipient.id, sharer_id: author.id })
    const failed = { worked: false, tool: 'My own model', note: 'Made up a source' }
    const worked = { worked: true, tool: 'Claude', note: 'Short and clear' }
    await answer(id, { by, ...failed })
    await answer(id)
    passDays(1)
    await answer(id, worked)
    expect((await feedback(id, await signIn(author))).notes).toEqual([
      { ...worked, revision: 1, answered_on: '2026-03-16' },
      { ...failed, revision: 1, answered_on: '2026-03-15' },
    ])
    expect(await feedback(id, await signIn(by))).toEqual({
      enabled: true,
      summary: { worked: 2, answers: 3, tools: ['Claude'] },
      own: failed,
    })
    for (const other of [visitor, await signIn(recipient), await signIn(admin)])
      expect(await feedback(id, other)).toEqual({ enabled: true, summary: expect.anything(), own: null })
  })
})

it('after 90 days, an answer no longer counts, also for the ranking once someone answers', async () => {
  const id = await newPrompt()
  await answer(id, { worked: false, note: 'Old' })
  passDays(90)
  expect(await summary(id)).toMatchObject({ worked: 0, answers: 0 })
  await answer(id)
  expect(await summary(id)).toMatchObject({ worked: 1, answers: 1 })
  expect(await stored(id)).toBeCloseTo(helpfulness({ worked: 1, answers: 1 }), 5)
  // The author still has the note.
  expect((await feedback(id, await signIn(author))).notes).toHaveLength(1)
})

it('deleting an account removes its answers from the ranking, also of deleted prompts', async () => {
  const user = await newUser()
  const [listed, deleted] = [await newPrompt(), await newPrompt()]
  for (const id of [listed, deleted]) await answer(id, { by: user })
  await answer(listed, { worked: false })
  await db.updateTable('all_prompts').set({ deleted_at: clock.now }).where('id', '=', deleted).execute()
  await admin.read(deleteUser, { uid: user.id })
  expect(await summary(listed)).toMatchObject({ worked: 0, answers: 1 })
  expect(await stored(listed)).toBeCloseTo(helpfulness({ worked: 0, answers: 1 }), 5)
  expect(await stored(deleted)).toBe(0)
})

it('sorting by Most helpful ranks many answers above one, in lists, categories, and searches', async () => {
  const [failed, one, many, none] = [
    await newPrompt('Yak failed'),
    await newPrompt('Yak one'),
    await newPrompt('Yak many'),
    await newPrompt('Yak none'),
  ]
  for (let count = 0; count < 3; count += 1) await answer(failed, { worked: false })
  await answer(one)
  for (let count = 0; count < 12; count += 1) await answer(many, { worked: count > 0 })
  for (const more of [{}, { category: 'Research' }, { q: 'yak' }]) {
    const query = { sort: 'helpful', author: author.id, page_size: 100, page: 1, ...more }
    const ids = (await visitor.read(listPrompts, query)).map(({ id }) => id)
    expect(ids.filter((id) => [failed, one, many, none].includes(id))).toEqual([many, one, none, failed])
  }
})

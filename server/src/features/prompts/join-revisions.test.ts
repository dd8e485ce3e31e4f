import { saveFeedback } from '@prompt-library/contract/feedback'
import { updatePrompt } from '@prompt-library/contract/prompt-changes'
import { listRevisions, type RevisionEntry, restoreRevision } from '@prompt-library/contract/revisions'
import { expect, it } from 'vitest'
import { createPrompt } from '../../testing/builders.ts'
import { createSignedInUser } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const testApp = await createTestApp()
const { db, clock } = testApp
const author = await createSignedInUser(testApp)
const reader = await createSignedInUser(testApp)

/** A prompt that its author saves over and over, every two seconds. */
async function createBusyPrompt() {
  const { id } = await createPrompt(db, { author_id: author.id, created_at: clock.now })
  let saves = 0
  const save = async (changes = {}) => {
    saves += 1
    clock.now = new Date(clock.now.getTime() + 2_000)
    const form = {
      id,
      category: 'Research',
      visibility: 'public',
      title: 'Busy',
      markdown: `<p>Text ${saves}</p>`,
    }
    const response = await author.post(updatePrompt, { ...form, ...changes })
    expect(response.statusCode, response.body).toBe(200)
  }
  const saveTimes = async (times: number) => {
    for (let time = 0; time < times; time += 1) await save()
  }
  const history = async (): Promise<RevisionEntry[]> =>
    (await author.get(listRevisions, { prompt_id: String(id) })).json()
  const numbers = async () => (await history()).map(({ revision }) => revision)
  return { id, save, saveTimes, history, numbers }
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => last - index)

it('up to 20 saves in an hour are all in the history', async () => {
  const { saveTimes, numbers } = await createBusyPrompt()
  await saveTimes(19)
  expect(await numbers()).toEqual(upTo(20))
})

it('further saves replace the one before, and say everything that changed', async () => {
  const { id, save, saveTimes, history, numbers } = await createBusyPrompt()
  await saveTimes(19)
  await save({ notes: 'Kept', markdown: '<p>Text 19</p>' })
  await save({ notes: 'Kept', title: 'Renamed', markdown: '<p>Text 19</p>' })
  await save({ notes: 'Kept', title: 'Renamed' })
  const [last] = await history()
  expect([await numbers(), last?.changed]).toEqual([
    [23, ...upTo(19)],
    ['title', 'content', 'notes'],
  ])
  const restored = await author.post(restoreRevision, { prompt_id: id, revision: 5 })
  expect([restored.json().markdown, await numbers()]).toEqual(['<p>Text 4</p>', [24, 23, ...upTo(19)]])
})

it.each([
  ['has a note', (prompt: Busy) => prompt.save({ revision_note: 'Shorter' })],
  ['was private', (prompt: Busy) => prompt.save({ visibility: 'private' })],
  [
    'has an answer to "Did it work?"',
    async (prompt: Busy) => {
      await prompt.save()
      const [current] = await prompt.numbers()
      const answer = await reader.post(saveFeedback, {
        prompt_id: prompt.id,
        revision: current,
        worked: true,
      })
      expect(answer.statusCode, answer.body).toBe(200)
    },
  ],
  [
    'is older than five minutes',
    async (prompt: Busy) => {
      await prompt.save()
      clock.now = new Date(clock.now.getTime() + 5 * 60_000)
    },
  ],
])('a revision that %s is never replaced', async (_, makeRevision) => {
  const prompt = await createBusyPrompt()
  await prompt.saveTimes(22)
  await makeRevision(prompt)
  const [kept] = await prompt.numbers()
  await prompt.saveTimes(3)
  expect(await prompt.numbers()).toContain(kept)
})

type Busy = Awaited<ReturnType<typeof createBusyPrompt>>

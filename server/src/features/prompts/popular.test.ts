import { listPopularPrompts } from '@prompt-library/contract/prompts'
import { reviewPrompt } from '@prompt-library/contract/reviews'
import { getSession } from '@prompt-library/contract/session'
import { recordUse } from '@prompt-library/contract/uses'
import { DAY, MINUTE } from '@prompt-library/domain/durations'
import { expect, it } from 'vitest'
import { createPrompt, createUser } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { db, clock, newUser, visitor } = await createTestApp()
const author = await createUser(db)
const [curator, reader] = [await newUser({ role: 'curator' }), await newUser()]
const popular = async () => {
  const { by, prompts } = await visitor.read(listPopularPrompts, {})
  return { by, titles: prompts.map(({ title }) => title) }
}
const add = async (title: string) => (await createPrompt(db, { author_id: author.id, title })).id
const pass = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds)
}

it('lists what is used most this month, until then what was reviewed, and nothing that became private', async () => {
  expect(await popular()).toEqual({ by: 'reviews', titles: [] })
  const [one, two, three, four] = [await add('One'), await add('Two'), await add('Three'), await add('Four')]
  await curator.post(reviewPrompt, { prompt_id: four, revision: 1, outcome: 'approved' })
  await reader.post(recordUse, { prompt_id: one })
  pass(10 * MINUTE)
  expect(await popular()).toEqual({ by: 'reviews', titles: ['Four'] })

  await reader.post(recordUse, { prompt_id: two })
  await reader.post(recordUse, { prompt_id: three })
  await curator.post(recordUse, { prompt_id: three })
  // Which prompts they are is known for ten minutes.
  expect((await popular()).titles).toEqual(['Four'])
  pass(10 * MINUTE)
  expect(await popular()).toEqual({ by: 'uses', titles: ['Three', 'Two', 'One'] })

  await db.updateTable('prompts').set({ is_public: false }).where('id', '=', three).execute()
  expect((await popular()).titles).toEqual(['Two', 'One'])
  pass(35 * DAY)
  expect(await popular()).toEqual({ by: 'reviews', titles: ['Four'] })
})

it('says whether there are public prompts for studying', async () => {
  const study = { author_id: author.id, category: 'Study' as const }
  const isOffered = async () => (await visitor.read(getSession)).study
  await createPrompt(db, { ...study, is_public: false })
  expect(await isOffered()).toBe(false)
  await createPrompt(db, study)
  expect(await isOffered()).toBe(true)
})

import { clonePrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { expect, it } from 'vitest'
import { createPrompt } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { db, clock, newUser } = await createTestApp()
const author = await newUser()
const FORM = { title: 'A prompt', category: 'Research', visibility: 'public', markdown: '<p>Do this.</p>' }
const save = (id: number, changes: object = {}) => author.read(updatePrompt, { ...FORM, id, ...changes })

/** A prompt whose saved parts are those of FORM. */
const newPrompt = async (is_public = true) => (await createPrompt(db, { author_id: author.id, is_public })).id

const revisionsOf = (id: number) =>
  db
    .selectFrom('revisions')
    .select(['revision', 'changed', 'was_public', 'note', 'saved_by', 'saved_at'])
    .where('prompt_id', '=', id)
    .orderBy('revision')
    .execute()

it.each([
  ['title', { title: 'Another' }],
  ['content', { markdown: '<p>Do that.</p>' }],
  ['notes', { notes: 'Mind the gap' }],
  ['category', { category: 'Teach' }],
  ['tags', { tags: ['Chemistry'] }],
  ['data_class', { data_class: 'internal' }],
])('a save that changes only %s makes a revision that says so', async (part, change) => {
  const id = await newPrompt()
  const saved = await save(id, { ...change })
  expect(saved.revision).toBe(2)
  expect((await revisionsOf(id))[1]).toEqual({
    ...{ revision: 2, changed: [part], was_public: true },
    ...{ note: '', saved_by: author.id, saved_at: clock.now },
  })
})

it('a save that changes nothing makes none, and its note isn’t used for the next one', async () => {
  const id = await newPrompt()
  const same = await save(id, { revision_note: 'Nothing' })
  expect(same).toMatchObject({ revision: 1, version: 2 })
  await save(id, { title: 'Another' })
  expect(await revisionsOf(id)).toMatchObject([
    { revision: 1, note: '' },
    { revision: 2, note: '' },
  ])
})

it('a change of visibility makes none, and publishing marks the current one as public for good', async () => {
  const id = await newPrompt(false)
  await save(id, { visibility: 'private', title: 'Second' })
  const published = await save(id, { title: 'Second' })
  expect(published.revision).toBe(2)
  const expected = [
    { revision: 1, was_public: false },
    { revision: 2, was_public: true },
  ]
  expect(await revisionsOf(id)).toMatchObject(expected)
  await save(id, { visibility: 'private', title: 'Second' })
  expect(await revisionsOf(id)).toMatchObject(expected)
})

it('a save that also changes the visibility counts for the new revision only', async () => {
  const id = await newPrompt(false)
  await save(id, { title: 'Public' })
  await save(id, { visibility: 'private', title: 'Private' })
  expect((await revisionsOf(id)).map(({ was_public }) => was_public)).toEqual([false, true, false])
})

it('a clone starts with its own first revision', async () => {
  const id = await newPrompt()
  await save(id, { title: 'Second' })
  const { prompt } = await author.read(clonePrompt, { ...FORM, title: 'Clone', prompt_id: id })
  expect(prompt.revision).toBe(1)
  expect(await revisionsOf(prompt.id)).toMatchObject([{ revision: 1, changed: [] }])
})

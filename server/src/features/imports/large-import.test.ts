import {
  cancelImport,
  finishImport,
  sendImportedPrompts,
  startImport,
  undoImport,
} from '@prompt-library/contract/imports'
import { listOwnPrompts } from '@prompt-library/contract/prompts'
import { IMPORT_BATCH_MAX, IMPORT_PROMPTS_MAX } from '@prompt-library/domain/limits'
import { expect, it } from 'vitest'
import { isSampled } from '../../testing/sample.ts'
import { createSignedInUser } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const COUNT = isSampled ? 300 : IMPORT_PROMPTS_MAX
const testApp = await createTestApp()
const { db } = testApp

const PARAGRAPH =
  '<p>Explain {{topic}} to students who have not taken statistics, with one example from the laboratory and a question at the end.</p>'
const prompts = Array.from({ length: COUNT }, (_, index) => ({
  title: `Lesson ${index + 1}: number ${(index * 7_919) % COUNT}`,
  category: 'Teach',
  html: `<h2>Lesson ${index + 1}</h2>${PARAGRAPH.repeat(5 + (index % 12))}`,
  notes: 'For the first week. Works best with a short text.',
  tags: ['Chemistry', `Week ${index % 15}`],
  fields: [{ name: 'topic', label: 'Topic' }],
}))

it('imports as many prompts as it can within 30 seconds, canceled once and undone once', async () => {
  const user = await createSignedInUser(testApp)
  const done = async (call: ReturnType<typeof user.post>) => {
    const response = await call
    expect(response.statusCode, response.body).toBeLessThan(300)
    return response.json()
  }
  const start = async () => (await done(user.post(startImport, { count: COUNT }))).id
  const sendUntil = async (import_id: number, end: number) => {
    for (let at = 0; at < end; at += IMPORT_BATCH_MAX) {
      const batch = prompts.slice(at, at + IMPORT_BATCH_MAX)
      await done(user.post(sendImportedPrompts, { import_id, first: at + 1, prompts: batch }))
    }
  }
  const canceled = await start()
  await sendUntil(canceled, COUNT / 2)
  await done(user.post(cancelImport, { import_id: canceled }))
  const count = async () => Number((await user.get(listOwnPrompts, { page: '1' })).headers['x-total-count'])
  expect(await count()).toBe(0)

  const began = performance.now()
  const import_id = await start()
  await sendUntil(import_id, COUNT)
  expect(await done(user.post(finishImport, { import_id }))).toMatchObject({ added: COUNT })
  const seconds = (performance.now() - began) / 1000
  expect(await count()).toBe(COUNT)
  const found = await user.get(listOwnPrompts, { q: 'laboratory statistics', page: '1' })
  expect(found.json()).toHaveLength(12)

  expect(await done(user.post(undoImport, { import_id }))).toMatchObject({ undone: COUNT, kept: [] })
  expect(await count()).toBe(0)
  const left = await db.selectFrom('staged_prompts').select('position').execute()
  expect(left).toEqual([])
  expect(seconds).toBeLessThan(30)
})

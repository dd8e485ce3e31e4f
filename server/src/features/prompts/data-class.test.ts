import { clonePrompt, createPrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, listPrompts, type Prompt } from '@prompt-library/contract/prompts'
import { DATA_CLASSES } from '@prompt-library/domain/data-class/data-class'
import { describe, expect, it } from 'vitest'
import { createUser, signInAs } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

const FORM = { title: 'Grade', category: 'Teach', visibility: 'public', markdown: '<p>{{records}}</p>' }

const { app, db, config, clock } = await createTestApp()
const as = async () => signInAs(db, await createUser(db), { config, at: clock.now })
const [me, other] = [await as(), await as()]
const post = (url: string, payload: object, headers = me) =>
  app.inject({ method: 'POST', url, headers, payload })
const promptOf = async (url: string, changes: object, headers = me): Promise<Prompt> =>
  (await post(url, { ...FORM, ...changes }, headers)).json().prompt
const classOf = async (id: number) =>
  (await app.inject({ url: getPrompt.path, query: { id: String(id) } })).json().data_class

describe('the data class of a prompt', () => {
  it.each(DATA_CLASSES)('is stored and listed: %s', async (data_class) => {
    const { id } = await promptOf(createPrompt.path, { data_class })
    expect(await classOf(id)).toBe(data_class)
    const listed: Prompt[] = (await app.inject({ url: listPrompts.path })).json()
    expect(listed.find((prompt) => prompt.id === id)?.data_class).toBe(data_class)
  })

  it('is public for a new prompt that doesn’t set it', async () => {
    expect((await promptOf(createPrompt.path, {})).data_class).toBe('public')
  })

  it('is kept by an edit that doesn’t set it, and can be changed', async () => {
    const { id } = await promptOf(createPrompt.path, { data_class: 'restricted' })
    expect((await post(updatePrompt.path, { ...FORM, id })).json().data_class).toBe('restricted')
    expect(await classOf(id)).toBe('restricted')
    const changed = await post(updatePrompt.path, { ...FORM, id, data_class: 'internal' })
    expect(changed.json().data_class).toBe('internal')
    expect(await classOf(id)).toBe('internal')
  })

  it('is kept by a clone that doesn’t set it, and can be changed', async () => {
    const { id: prompt_id } = await promptOf(createPrompt.path, { data_class: 'internal' })
    expect((await promptOf(clonePrompt.path, { prompt_id }, other)).data_class).toBe('internal')
    const changed = await promptOf(clonePrompt.path, { prompt_id, data_class: 'restricted' }, other)
    expect(changed.data_class).toBe('restricted')
    expect(await classOf(prompt_id)).toBe('internal')
  })

  it('doesn’t change who sees the prompt', async () => {
    const open = await promptOf(createPrompt.path, { data_class: 'restricted' })
    const closed = await promptOf(createPrompt.path, { data_class: 'public', visibility: 'private' })
    const status = async ({ id }: Prompt) =>
      (await app.inject({ url: getPrompt.path, query: { id: String(id) }, headers: other })).statusCode
    expect([await status(open), await status(closed)]).toEqual([200, 404])
  })

  it.each(['', 'secret', 'Restricted', null, 2, ['public']])('is refused: %j', async (data_class) => {
    const { id } = await promptOf(createPrompt.path, { data_class: 'internal' })
    for (const [url, changes] of [
      [createPrompt.path, {}],
      [updatePrompt.path, { id }],
      [clonePrompt.path, { prompt_id: id }],
    ] as const) {
      const response = await post(url, { ...FORM, ...changes, data_class })
      expect([response.statusCode, response.json().message]).toEqual([
        400,
        'The data class must be public, internal, or restricted.',
      ])
    }
    expect(await classOf(id)).toBe('internal')
  })
})

import { clonePrompt, createPrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, listPrompts } from '@prompt-library/contract/prompts'
import { DATA_CLASSES } from '@prompt-library/domain/data-class/data-class'
import { describe, expect, it } from 'vitest'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const FORM = { title: 'Grade', category: 'Teach', visibility: 'public', markdown: '<p>{{records}}</p>' }

const { newUser, visitor } = await createTestApp()
const [me, other] = [await newUser(), await newUser()]
const create = async (changes: object = {}) => (await me.read(createPrompt, { ...FORM, ...changes })).prompt
const classOf = async (id: number) => (await visitor.read(getPrompt, { id })).data_class

describe('the data class of a prompt', () => {
  it.each(DATA_CLASSES)('is stored and listed: %s', async (data_class) => {
    const { id } = await create({ data_class })
    expect(await classOf(id)).toBe(data_class)
    expect(await visitor.read(listPrompts)).toContainEqual(expect.objectContaining({ id, data_class }))
  })

  it('is public for a new prompt, and kept by edits and clones, unless they set it', async () => {
    expect((await create()).data_class).toBe('public')
    const { id } = await create({ data_class: 'restricted' })
    const edited = async (changes: object) =>
      (await me.read(updatePrompt, { ...FORM, id, ...changes })).data_class
    const cloned = async (changes: object) =>
      (await other.read(clonePrompt, { ...FORM, prompt_id: id, ...changes })).prompt.data_class
    expect([await edited({}), await cloned({}), await cloned({ data_class: 'public' })]).toEqual([
      ...['restricted', 'restricted', 'public'],
    ])
    expect([await edited({ data_class: 'internal' }), await classOf(id)]).toEqual(['internal', 'internal'])
  })

  it('doesn’t change who sees the prompt', async () => {
    const open = await create({ data_class: 'restricted' })
    const closed = await create({ data_class: 'public', visibility: 'private' })
    const status = async ({ id }: { id: number }) => (await other.get(getPrompt, { id })).statusCode
    expect([await status(open), await status(closed)]).toEqual([200, 404])
  })

  it.each(['', 'secret', 'Restricted', null, 2, ['public']])('is refused: %j', async (data_class) => {
    const { id } = await create({ data_class: 'internal' })
    for (const response of [
      await me.post(createPrompt, { ...FORM, data_class }),
      await me.post(updatePrompt, { ...FORM, data_class, id }),
      await me.post(clonePrompt, { ...FORM, data_class, prompt_id: id }),
    ])
      expect(refusal(response)).toEqual([400, 'The data class must be public, internal, or restricted.'])
    expect(await classOf(id)).toBe('internal')
  })
})

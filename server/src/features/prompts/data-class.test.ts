import { clonePrompt, createPrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, listPrompts } from '@prompt-library/contract/prompts'
import { saveSettings } from '@prompt-library/contract/settings'
import type { DataClass } from '@prompt-library/domain/data-class/data-class'
import { DEFAULT_CLASSES } from '@prompt-library/domain/data-class/default-classes'
import { afterEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const FORM = { title: 'Grade', category: 'Teach', visibility: 'public', markdown: '<p>{{records}}</p>' }

const NAMES = 'The data class must be Public, Internal, or Restricted.'
const TEXT = 'The data class must be the name of one.'

const { newUser, visitor } = await createTestApp()
const [me, other] = [await newUser(), await newUser()]
const create = async (changes: object = {}) => (await me.read(createPrompt, { ...FORM, ...changes })).prompt
const classOf = async (id: number) => (await visitor.read(getPrompt, { id })).data_class

describe('the data class of a prompt', () => {
  it.each(['public', 'internal', 'restricted'])('is stored and listed: %s', async (data_class) => {
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

  it.each([
    ['', NAMES],
    ['secret', NAMES],
    [null, TEXT],
    [2, TEXT],
    [['public'], TEXT],
    ['x'.repeat(31), 'The data class must be 30 characters or fewer.'],
  ])('is refused: %j', async (data_class, sentence) => {
    const { id } = await create({ data_class: 'internal' })
    for (const response of [
      await me.post(createPrompt, { ...FORM, data_class }),
      await me.post(updatePrompt, { ...FORM, data_class, id }),
      await me.post(clonePrompt, { ...FORM, data_class, prompt_id: id }),
    ])
      expect(refusal(response)).toEqual([400, sentence])
    expect(await classOf(id)).toBe('internal')
  })

  it('can be named as the campus names it', async () => {
    expect((await create({ data_class: ' Restricted ' })).data_class).toBe('restricted')
  })
})

describe('a campus with classes of its own', () => {
  const [open, internal, restricted] = DEFAULT_CLASSES as [DataClass, DataClass, DataClass]
  const save = async (data_classes: DataClass[] | null) => {
    const admin = await newUser({ role: 'admin' })
    return admin.post(saveSettings, { data_classes })
  }
  afterEach(() => save(null))

  it('keeps the class of a prompt when it becomes part of another', async () => {
    const { id } = await create({ data_class: 'internal' })
    expect((await save([open, { ...restricted, merged: ['internal'] }])).statusCode).toBe(200)
    expect(await classOf(id)).toBe('internal')
    expect((await create({ data_class: 'internal' })).data_class).toBe('restricted')
  })

  it('can’t remove one in use, and can remove one that isn’t', async () => {
    const level = { ...internal, id: 'level-2', name: 'Level 2' }
    expect((await save([open, internal, level, restricted])).statusCode).toBe(200)
    expect((await save([open, internal, restricted])).statusCode).toBe(200)
    expect((await save([open, internal, level, restricted])).statusCode).toBe(200)
    await create({ data_class: 'Level 2' })
    expect(refusal(await save([open, internal, restricted]))).toEqual([
      409,
      '1 prompt is for Level 2 data. Merge Level 2 into another class instead of removing it.',
    ])
    expect(refusal(await save(null))[0]).toBe(409)
    expect((await save([open, { ...internal, merged: ['level-2'] }, restricted])).statusCode).toBe(200)
  })
})

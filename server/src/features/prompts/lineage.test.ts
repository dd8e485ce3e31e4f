import type { listCollectionPrompts } from '@prompt-library/contract/collections'
import { clonePrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import {
  getPrompt,
  type listOwnPrompts,
  listPrompts,
  type listSharedPrompts,
  type Prompt,
} from '@prompt-library/contract/prompts'
import type { listSavedPrompts } from '@prompt-library/contract/saved'
import { describe, expect, it } from 'vitest'
import { createPrompt, sharePrompt } from '../../testing/builders.ts'
import type { Visitor } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

type List =
  | typeof listPrompts
  | typeof listOwnPrompts
  | typeof listSavedPrompts
  | typeof listSharedPrompts
  | typeof listCollectionPrompts

const FORM = { title: 'New', category: 'Teach', visibility: 'public', markdown: '<p>Text</p>' }

describe('lineage', async () => {
  const { db, newUser, visitor } = await createTestApp()
  const [author, cloner, member] = [await newUser(), await newUser(), await newUser()]
  const [recipient, recipientOfClone] = [await newUser(), await newUser()]
  const people = {
    visitor,
    member,
    author,
    cloner,
    recipient,
    recipientOfClone,
    admin: await newUser({ role: 'admin' }),
  }
  const read = async (person: Visitor, id: number): Promise<Prompt | undefined> => {
    const response = await person.get(getPrompt, { id })
    return response.statusCode === 200 ? response.json() : undefined
  }
  const idsOf = async (person: Visitor, call: List, query: object) =>
    (await person.read(call, query)).map(({ id }) => id).toSorted((one, other) => one - other)
  const clonesOf = async (
    person: Visitor,
    clones_of: number,
    more: object = {},
    call: List = listPrompts,
  ) => {
    const query = { clones_of, page: 1, ...more }
    const ids = await idsOf(person, call, query)
    expect((await person.get(call, query)).headers['x-total-count']).toBe(String(ids.length))
    return ids
  }

  const remove = (id: number) =>
    db.updateTable('all_prompts').set({ deleted_at: new Date() }).where('id', '=', id).execute()

  it('a clone names its original, and an edit keeps that', async () => {
    const original = await createPrompt(db, { author_id: author.id, title: 'The original' })
    const { prompt } = await cloner.read(clonePrompt, { ...FORM, prompt_id: original.id })
    const cloned_from = { id: original.id, title: 'The original' }
    expect(prompt).toMatchObject({ cloned_from, public_clones: 0 })
    expect(await read(cloner, prompt.id)).toMatchObject({ cloned_from })
    const edited = await cloner.post(updatePrompt, { ...FORM, title: 'Edited', id: prompt.id })
    expect(edited.json()).toMatchObject({ title: 'Edited', cloned_from })
    expect(await read(author, original.id)).toMatchObject({ cloned_from: null, public_clones: 1 })
  })

  const ALL = ['visitor', 'member', 'author', 'cloner', 'recipient', 'recipientOfClone', 'admin'] as const
  // Who reads the clone, and which of them learn what it was cloned from.
  it.each([
    ['public', 'public', ALL, ALL],
    ['private', 'public', ALL, ['author', 'recipient']],
    ['public', 'private', ['cloner', 'recipientOfClone'], ['cloner', 'recipientOfClone']],
    ['private', 'private', ['cloner', 'recipientOfClone'], []],
    ['deleted', 'public', ALL, []],
    ['deleted', 'private', ['cloner', 'recipientOfClone'], []],
  ] as const)(
    'with a %s original, a %s clone names it only to people who can view both',
    async (original, clone, readers, told) => {
      const { from, to } = await pair(original, clone)
      const cloned_from = { id: from.id, title: from.title }
      for (const [name, person] of Object.entries(people)) {
        const shown = await read(person, to.id)
        expect(shown !== undefined, name).toBe(readers.some((reader) => reader === name))
        if (shown)
          expect(shown.cloned_from, name).toEqual(told.some((one) => one === name) ? cloned_from : null)
      }
    },
  )

  // Who can view the original, and whether they find the clone among the public ones.
  it.each([
    ['public', 'public', ALL, true],
    ['private', 'public', ['author', 'recipient'], true],
    ['deleted', 'public', [], false],
    ['public', 'private', ALL, false],
    ['private', 'private', ['author', 'recipient'], false],
    ['public', 'deleted', ALL, false],
  ] as const)(
    'a %s original counts and lists a %s clone only for people who can view the original',
    async (original, clone, viewers, counted) => {
      const { from, to } = await pair(original, clone)
      for (const [name, person] of Object.entries(people)) {
        const views = viewers.some((viewer) => viewer === name)
        expect((await read(person, from.id))?.public_clones, name).toBe(views ? Number(counted) : undefined)
        expect(await clonesOf(person, from.id), name).toEqual(views && counted ? [to.id] : [])
        expect(await clonesOf(person, from.id, { q: 'clone' }), name).toEqual(views && counted ? [to.id] : [])
      }
    },
  )

  const pair = async (original: string, clone: string) => {
    const from = await createPrompt(db, {
      author_id: author.id,
      title: 'From',
      is_public: original !== 'private',
    })
    const to = await createPrompt(db, {
      author_id: cloner.id,
      title: 'A clone',
      is_public: clone !== 'private',
      cloned_from: from.id,
    })
    await sharePrompt(db, { prompt_id: from.id, recipient_id: recipient.id, sharer_id: author.id })
    await sharePrompt(db, { prompt_id: to.id, recipient_id: recipientOfClone.id, sharer_id: cloner.id })
    if (original === 'deleted') await remove(from.id)
    if (clone === 'deleted') await remove(to.id)
    return { from, to }
  }
})

import {
  clonePrompt,
  createPrompt as createCall,
  deletePrompt,
  updatePrompt,
} from '@prompt-library/contract/prompt-changes'
import {
  getPrompt,
  listOwnPrompts,
  listPrompts,
  listSharedPrompts,
  type Prompt,
} from '@prompt-library/contract/prompts'
import { suggestTags } from '@prompt-library/contract/tags'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { sharePrompt } from '../../testing/builders.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const FORM = { title: 'New', category: 'Teach', visibility: 'public', markdown: '<p>Text</p>' }

const { db, clock, newUser } = await createTestApp()
const createMember = async () => {
  const user = await newUser()
  return {
    ...user,
    add: async (fields: object = {}) => (await user.read(createCall, { ...FORM, ...fields })).prompt,
    edit: (prompt: Prompt, changes: object) =>
      user.post(updatePrompt, { ...FORM, visibility: prompt.visibility, ...changes, id: prompt.id }),
    tagsOf: async ({ id }: Prompt) => (await user.read(getPrompt, { id })).tags,
    titles: async (
      call: typeof listPrompts | typeof listOwnPrompts | typeof listSharedPrompts,
      query: object,
    ) => (await user.read(call, query)).map(({ title }) => title),
    suggested: async (q?: string) => (await user.read(suggestTags, { q })).map(({ name }) => name),
  }
}
const [me, other] = [await createMember(), await createMember()]

// Tests count toward the limit on changes per minute.
beforeEach(async () => {
  await db.deleteFrom('prompts').execute()
  clock.now = new Date(clock.now.getTime() + 60_000)
})

describe('a new prompt', () => {
  it.each([
    [['e', 'd', 'c', 'b', 'a']],
    [
      ['a', 'b', 'c', 'd', 'e', 'A', 'B'],
      ['a', 'b', 'c', 'd', 'e'],
    ],
    [['x'.repeat(30)]],
    [['{a}', '"b"', 'c\\d', '%', "'; drop table prompts; --"]],
    [[]],
  ])('with the tags %j keeps them, or has %j', async (tags: string[], expected = tags) => {
    const prompt = await me.add({ tags })
    expect(prompt.tags).toEqual(expected)
    expect(await me.tagsOf(prompt)).toEqual(expected)
  })

  it.each<[unknown, string]>([
    [['a, b'], 'A tag can’t contain a comma. Add each tag on its own.'],
    [[''], 'A tag can’t be empty.'],
    [['a\u0000'], 'The text contains a character that can’t be saved.'],
    [[7], 'A tag must be text.'],
    ['Python', 'Tags must be a list of strings.'],
    [null, 'Tags must be a list of strings.'],
    ...['Featured', 'PromptBuilder', 'Legacy', 'Popular'].map((tag): [string[], string] => [
      ['Python', tag.toLowerCase()],
      `Only the library can set the tag “${tag}”. Choose another one.`,
    ]),
  ])('is refused with the tags %j: %s', async (tags, sentence) => {
    const prompt = await me.add()
    for (const response of [
      await me.post(createCall, { ...FORM, tags }),
      await me.post(clonePrompt, { ...FORM, tags, prompt_id: prompt.id }),
      await me.edit(prompt, { tags }),
    ])
      expect(refusal(response)).toEqual([400, sentence])
    expect(await db.selectFrom('prompts').select('id').execute()).toHaveLength(1)
  })

  it('from the builder has its tags before five of the author’s', async () => {
    const tags = ['a', 'ai-enhanced', 'b', 'c', 'd', 'e', 'Template']
    const prompt = await me.add({ from_prompt_builder: true, tags })
    expect(prompt.tags).toEqual(['PromptBuilder', 'AI-Enhanced', 'Template', 'a', 'b', 'c', 'd', 'e'])
    expect((await me.add({ tags: ['AI-Enhanced', 'a'] })).tags).toEqual(['a'])
  })
})

describe('an edit', () => {
  it('replaces the author’s tags and keeps the reserved ones', async () => {
    const prompt = await me.add({ from_prompt_builder: true, tags: ['Template', 'Python'] })
    await sql`update prompts set tags = array['Featured', 'Python'] where id = ${prompt.id}`.execute(db)
    expect((await me.edit(prompt, { tags: ['R', 'Statistics'] })).json().tags).toEqual([
      'Featured',
      'R',
      'Statistics',
    ])
    expect((await me.edit(prompt, { tags: [] })).json().tags).toEqual(['Featured'])
  })

  it('without tags keeps all of them, as they’re spelled', async () => {
    const prompt = await me.add({
      visibility: 'private',
      from_prompt_builder: true,
      tags: ['pYTHON', 'Template'],
    })
    for (let count = 0; count < 3; count += 1) await other.add({ tags: ['Python'] })
    expect((await me.edit(prompt, { title: 'Other' })).json().tags).toEqual([
      'PromptBuilder',
      'Template',
      'pYTHON',
    ])
    expect((await me.edit(prompt, { visibility: 'public' })).json().tags).toContain('pYTHON')
  })

  it('can’t set a reserved one, even if the prompt has it', async () => {
    const prompt = await me.add({ from_prompt_builder: true, tags: ['AI-Enhanced', 'Template'] })
    for (const tag of ['AI-Enhanced', 'template'])
      expect((await me.edit(prompt, { tags: [tag] })).statusCode).toBe(400)
  })
})

describe('a clone', () => {
  const clone = async (original: Prompt, fields: object = {}): Promise<string[]> =>
    (await other.read(clonePrompt, { ...FORM, ...fields, prompt_id: original.id })).prompt.tags

  it('has the author’s tags of the original, unless it names its own', async () => {
    const original = await me.add({ from_prompt_builder: true, tags: ['Template', 'Python', 'R'] })
    expect(await clone(original)).toEqual(['Python', 'R'])
    expect(await clone(original, { tags: [] })).toEqual([])
    expect(await clone(original, { tags: ['Go'] })).toEqual(['Go'])
    expect(await clone(original, { from_prompt_builder: true })).toEqual(['PromptBuilder', 'Python', 'R'])
  })
})

describe('a tag', () => {
  it('takes the spelling of most public prompts', async () => {
    for (const tag of ['Python', 'python', 'python']) {
      const { id } = await other.add()
      await sql`update prompts set tags = array[${tag}], tag_keys = array['python'] where id = ${id}`.execute(
        db,
      )
    }
    expect((await me.add({ tags: ['PyThOn', 'Other'] })).tags).toEqual(['python', 'Other'])
  })

  it('doesn’t take the spelling of a private prompt, which would reveal it', async () => {
    await other.add({ visibility: 'private', tags: ['Merger'] })
    expect((await me.add({ tags: ['merger'] })).tags).toEqual(['merger'])
  })

  it('is one filter in every list, however it’s spelled', async () => {
    const mine = await me.add({ title: 'Mine', visibility: 'private', tags: ['École'] })
    const theirs = await other.add({ title: 'Theirs', tags: ['ÉCOLE', 'Python'] })
    await sharePrompt(db, { prompt_id: mine.id, recipient_id: other.id, sharer_id: me.id })
    for (const tag of ['École', 'école', 'ÉCOLE', 'école'.normalize('NFD'), ' école ']) {
      expect(await me.titles(listPrompts, { tag })).toEqual(['Theirs'])
      expect(await me.titles(listPrompts, { tag, q: 'theirs' })).toEqual(['Theirs'])
      expect(await me.titles(listOwnPrompts, { tag })).toEqual(['Mine'])
      expect(await me.titles(listOwnPrompts, { tag, q: 'mine' })).toEqual(['Mine'])
      expect(await other.titles(listSharedPrompts, { tag })).toEqual(['Mine'])
    }
    expect(await me.titles(listPrompts, { tag: 'ecole' })).toEqual([])
    expect(await me.titles(listPrompts, { tag: 'col' })).toEqual([])
    expect((await me.get(listPrompts, { tag: 'PYTHON' })).headers['x-total-count']).toBe('1')
    expect(theirs.tags).toEqual(['ÉCOLE', 'Python'])
  })
})

describe('suggestions', () => {
  it('start with the text or contain it, the most used first', async () => {
    await me.add({ tags: ['Python', 'Happy', 'Pandas'] })
    await me.add({ tags: ['Happy', 'Pyramids'] })
    await other.add({ tags: ['happy', 'Pyramids', 'C_x', 'C%y'] })
    expect(await other.suggested('PY')).toEqual(['Pyramids', 'Python', 'Happy'])
    expect(await other.suggested(' py ')).toEqual(['Pyramids', 'Python', 'Happy'])
    expect(await other.suggested('%')).toEqual(['C%y'])
    expect(await other.suggested('c_')).toEqual(['C_x'])
    expect(await other.suggested('none')).toEqual([])
    expect(await other.read(suggestTags, { q: 'hap' })).toEqual([{ name: 'Happy', prompts: 3 }])
    expect(await other.suggested()).toEqual(['Happy', 'Pyramids', 'C%y', 'C_x', 'Pandas', 'Python'])
  })

  it('come from your own private prompts, in the public spelling if there is one', async () => {
    await me.add({ visibility: 'private', tags: ['Thesis', 'Physics'] })
    await me.add({ visibility: 'private', tags: ['Thesis'] })
    expect(await me.read(suggestTags, { q: 'the' })).toEqual([{ name: 'Thesis', prompts: 2 }])
    await other.add({ tags: ['THESIS'] })
    expect(await me.read(suggestTags, { q: 'the' })).toEqual([{ name: 'THESIS', prompts: 3 }])
    expect(await other.read(suggestTags, { q: 'the' })).toEqual([{ name: 'THESIS', prompts: 1 }])
    expect(await me.suggested()).toEqual(['THESIS', 'Physics'])
    await me.post(deletePrompt, {
      prompt_id: (await me.add({ visibility: 'private', tags: ['Gone'] })).id,
    })
    expect(await me.suggested('gon')).toEqual([])
  })

  it('never come from others’ private prompts', async () => {
    const prompt = await me.add({ visibility: 'private', tags: ['Secret'] })
    await sharePrompt(db, { prompt_id: prompt.id, recipient_id: other.id, sharer_id: me.id })
    expect(await other.suggested('sec')).toEqual([])
    await me.edit(prompt, { visibility: 'public' })
    expect(await other.suggested('sec')).toEqual(['Secret'])
    await me.edit(prompt, { visibility: 'private' })
    expect(await other.suggested('sec')).toEqual([])
    expect(await publicTags()).toEqual([])
  })

  it('leave out reserved tags', async () => {
    await me.add({ from_prompt_builder: true, tags: ['AI-Enhanced', 'Template', 'Own'] })
    expect(await other.suggested()).toEqual(['Own'])
    expect(await other.suggested('temp')).toEqual([])
  })

  it('disappear when the last prompt with the tag, or its author, is deleted', async () => {
    const leaving = await createMember()
    const prompt = await me.add({ tags: ['Shared', 'Mine'] })
    await leaving.add({ tags: ['Shared', 'Theirs'] })
    await db.deleteFrom('users').where('id', '=', leaving.id).execute()
    expect(await publicTags()).toEqual([
      ['Mine', 1],
      ['Shared', 1],
    ])
    await me.post(deletePrompt, { prompt_id: prompt.id })
    expect(await publicTags()).toEqual([])
  })
})

async function publicTags() {
  const rows = await db.selectFrom('public_tags').select(['name', 'prompts']).orderBy('name').execute()
  return rows.map(({ name, prompts }) => [name, prompts])
}

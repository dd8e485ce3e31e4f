import { eraseDeletedPrompt } from '@prompt-library/contract/deleted'
import {
  clonePrompt,
  createPrompt as createCall,
  deletePrompt,
  updatePrompt,
} from '@prompt-library/contract/prompt-changes'
import { getPrompt, listPrompts, toggleUpvote } from '@prompt-library/contract/prompts'
import { describe, expect, it } from 'vitest'
import { createPrompt, createUser, sharePrompt } from '../../testing/builders.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const UNSTORABLE = 'The text contains a character that can’t be saved.'
const CATEGORIES = 'The category must be one of Research, Writing, Coding, Teach, Productivity, Study.'
const FORM = { title: 'New', category: 'Teach', visibility: 'public', markdown: '<p>Text</p>' }

const { app, db, clock, newUser } = await createTestApp()
const me = await newUser({ display_name: 'Ada Author' })
const get = (id: number) => me.read(getPrompt, { id })
const create = async (changes: object = {}) => (await me.read(createCall, { ...FORM, ...changes })).prompt

describe('adding a prompt', () => {
  it('saves the prompt and returns it', async () => {
    const response = await me.post(createCall, { ...FORM, title: '  New  ', notes: ' Mind the gap ' })
    expect(response.statusCode).toBe(201)
    const { success, prompt } = response.json()
    expect(success).toBe(true)
    expect(prompt).toEqual({
      id: expect.any(Number),
      title: 'New',
      category: 'Teach',
      markdown: '<p>Text</p>',
      notes: 'Mind the gap',
      is_public: true,
      visibility: 'public',
      publishing: null,
      edit: null,
      made_private_because: null,
      author_id: me.id,
      author_name: 'Ada Author',
      created_at: clock.now.toISOString(),
      updated_at: clock.now.toISOString(),
      version: 1,
      revision: 1,
      upvotes: 0,
      userHasVoted: false,
      userHasSaved: false,
      userHasCollected: false,
      tags: [],
      by_library: false,
      from_prompt_builder: false,
      fields: [],
      data_class: 'public',
      uses: 0,
      review: null,
      cloned_from: null,
      public_clones: 0,
    })
    expect(await get(prompt.id)).toEqual(prompt)
  })

  it('works for a private prompt in Study without notes', async () => {
    const prompt = await create({ visibility: 'private', category: 'Study', notes: '  ' })
    expect(prompt).toMatchObject({ is_public: false, visibility: 'private', category: 'Study', notes: null })
  })

  it.each<[{ from_prompt_builder?: boolean; tags?: string[] }, string[]]>([
    [{ from_prompt_builder: true }, ['PromptBuilder']],
    [
      { from_prompt_builder: true, tags: ['AI-Enhanced', 'Template', 'Template'] },
      ['PromptBuilder', 'AI-Enhanced', 'Template'],
    ],
    [{ tags: ['AI-Enhanced'] }, []],
    [{ from_prompt_builder: false, tags: ['Template'] }, []],
  ])('with %j sets the tags of its origin', async (origin, tags) => {
    const { from_prompt_builder = false } = origin
    expect(await create(origin)).toMatchObject({ from_prompt_builder, tags })
  })

  it('ignores an author, votes, or a version in the request', async () => {
    const prompt = await create({ author_id: 1, upvotes: 99, version: 7, id: 1 })
    expect(prompt).toMatchObject({ author_id: me.id, upvotes: 0, version: 1 })
  })

  it.each([
    ['<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
    ['<p onclick="alert(1)">Hi<img src=x onerror=alert(1)></p>', '<p>Hi</p>'],
    ['<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['<svg onload=alert(1)><p>Hi</p></svg>', '<p>Hi</p>'],
    ['<p>Hi</p><iframe src="https://evil.example"></iframe>', '<p>Hi</p>'],
    ['<p style="position:fixed">Hi</p><style>*{}</style>', '<p>Hi</p>'],
  ])('sanitizes %s', async (markdown, cleaned) => {
    expect((await create({ markdown })).markdown).toBe(cleaned)
  })

  it('keeps all languages and symbols', async () => {
    const text = 'Ünï 日本 👩‍🏫 \\ % _'
    const prompt = await create({ title: text, markdown: `<p>${text}</p>`, notes: text })
    expect(prompt).toMatchObject({ title: text, markdown: `<p>${text}</p>`, notes: text })
  })

  it('keeps the title on one line, and strips hidden characters everywhere, also encoded ones', async () => {
    const title = ' Re\u200bport\n\u202efdp.exe\u{e0041} '
    const markdown =
      '<p>Sum&#xe0041;marize\u{e0042} <a href="https://example.edu/&InvisibleComma;x">d&#x2062;</a></p>'
    const prompt = await create({ title, markdown, notes: 'a\u{e0043}\nc\u2063' })
    expect(prompt).toMatchObject({ title: 'Report fdp.exe', notes: 'a\nc' })
    expect(prompt.markdown).toBe('<p>Summarize <a href="https://example.edu/x">d</a></p>')
  })

  it('limits stacked combining marks in every field', async () => {
    const [stacked, kept] = [`e${'\u0489'.repeat(100)}`, `e${'\u0489'.repeat(10)}`]
    const prompt = await create({ title: stacked, markdown: `<p>${stacked}</p>`, notes: stacked })
    expect(prompt).toMatchObject({ title: kept, markdown: `<p>${kept}</p>`, notes: kept })
  })

  it('refuses a prompt that sanitizing makes too long', async () => {
    const markdown = `<a href='http:${'"'.repeat(9_000)}'>a</a>`
    const { id } = await createPrompt(db, { author_id: me.id })
    const sentence =
      'With its formatting, this prompt is 54,021 characters long. Prompts can be up to 30,000 characters.'
    for (const response of [
      await me.post(createCall, { ...FORM, title: 'Too long', markdown }),
      await me.post(clonePrompt, { ...FORM, title: 'Too long', markdown, prompt_id: id }),
      await me.post(updatePrompt, { ...FORM, markdown, id }),
    ])
      expect(refusal(response)).toEqual([400, sentence])
    expect((await get(id)).markdown).toBe('<p>Do this.</p>')
    expect(await db.selectFrom('prompts').select('id').where('title', '=', 'Too long').execute()).toEqual([])
  })

  it('replaces an unpaired surrogate with U+FFFD', async () => {
    const prompt = await create({ title: 'a\ud800b', notes: '\udc00' })
    expect(prompt).toMatchObject({ title: 'a\ufffdb', notes: '\ufffd' })
  })

  it('accepts values exactly at the limits', async () => {
    await create({ title: 't'.repeat(200), notes: 'n'.repeat(5_000), markdown: 'c'.repeat(30_000) })
  })

  it.each([
    [{ title: '' }, 'A prompt needs a title.'],
    [{ title: '  ' }, 'A prompt needs a title.'],
    [{ title: undefined }, 'A prompt needs a title.'],
    [{ title: '\u200b\u2060\ufeff' }, 'A prompt needs a title.'],
    [{ title: '\u3164 \u200d' }, 'A prompt needs a title.'],
    [{ title: 't'.repeat(201) }, 'The title must be 200 characters or fewer.'],
    [{ notes: 'n'.repeat(5_001) }, 'Notes must be 5,000 characters or fewer.'],
    [
      { markdown: 'c'.repeat(30_001) },
      'The prompt must be 30,000 characters or fewer, including formatting.',
    ],
    [
      { markdown: Array.from({ length: 61 }, (_, index) => `{{f${index}}}`).join(' ') },
      'This prompt has 61 fields. Prompts can have up to 60.',
    ],
    [{ markdown: undefined }, 'A prompt needs some text.'],
    [{ markdown: '' }, 'A prompt needs some text.'],
    [{ markdown: '<p>&nbsp;<br></p>' }, 'A prompt needs some text.'],
    [{ markdown: '<p>\u200b</p>' }, 'A prompt needs some text.'],
    [{ markdown: '<p>\u3164&#x2800;</p>' }, 'A prompt needs some text.'],
    [{ markdown: '<script>alert(1)</script><img src=x>' }, 'A prompt needs some text.'],
    [{ category: 'Cooking' }, CATEGORIES],
    [{ category: undefined }, CATEGORIES],
    [{ visibility: 'secret' }, 'The visibility must be public or private.'],
    [{ title: 'a\u0000b' }, UNSTORABLE],
    [{ notes: 'a\u0000' }, UNSTORABLE],
    [{ markdown: '<p>a\u0000</p>' }, UNSTORABLE],
    [
      { tags: ['Featured'], from_prompt_builder: true },
      'Only the library can set the tag “Featured”. Choose another one.',
    ],
  ])('explains in a sentence why it refuses %j', async (wrong, sentence) => {
    const response = await me.post(createCall, { ...FORM, ...wrong })
    expect(response.json()).toEqual({ success: false, error: sentence, message: sentence })
    expect(response.statusCode).toBe(400)
  })

  it.each(['__proto__', 'constructor'])('refuses prototype pollution: %s', async (key) => {
    const poison = key === '__proto__' ? '{"is_admin":true}' : '{"prototype":{"is_admin":true}}'
    const payload = `${JSON.stringify(FORM).slice(0, -1)},"${key}":${poison}}`
    const headers = { ...me.headers, 'content-type': 'application/json' }
    const response = await app.inject({ method: 'POST', url: createCall.path, headers, payload })
    expect(response.statusCode).toBe(400)
    expect({}).not.toHaveProperty('is_admin')
  })
})

it('cloning adds a prompt of your own and leaves the original unchanged', async () => {
  const author = await createUser(db)
  const { id: prompt_id } = await createPrompt(db, { author_id: author.id })
  const before = await get(prompt_id)
  const response = await me.post(clonePrompt, { ...FORM, prompt_id, title: 'Clone of: Original' })
  expect(response.statusCode).toBe(201)
  const { prompt } = response.json()
  expect(prompt).toMatchObject({ title: 'Clone of: Original', author_id: me.id, upvotes: 0 })
  expect(prompt.id).not.toBe(prompt_id)
  expect(await get(prompt_id)).toEqual({ ...before, public_clones: 1 })
  // It has the same limits as a new prompt.
  const empty = await me.post(clonePrompt, { ...FORM, prompt_id, markdown: '<p></p>' })
  expect(refusal(empty)).toEqual([400, 'A prompt needs some text.'])
})

describe('editing a prompt', () => {
  const createOwn = () => create({ from_prompt_builder: true, notes: 'old' })
  const edit = (id: number, changes: object) => me.post(updatePrompt, { ...FORM, id, ...changes })

  it('changes only the fields of the form', async () => {
    const prompt = await createOwn()
    await me.post(toggleUpvote, { prompt_id: prompt.id })
    clock.now = new Date(clock.now.getTime() + 60_000)
    const markdown = '<p>More<script>x</script></p>'
    const change = { title: 'Newer', category: 'Coding', visibility: 'private', markdown, notes: '' }
    const response = await edit(prompt.id, { ...change, version: prompt.version })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      ...prompt,
      title: 'Newer',
      category: 'Coding',
      visibility: 'private',
      is_public: false,
      markdown: '<p>More</p>',
      notes: null,
      updated_at: clock.now.toISOString(),
      version: 2,
      revision: 2,
      upvotes: 1,
      userHasVoted: true,
    })
    expect(await get(prompt.id)).toEqual(response.json())
  })

  it('makes the prompt searchable by its new text instead of the old one', async () => {
    const { id } = await createOwn()
    const found = async () => (await me.read(listPrompts, { q: 'rhubarb' })).length
    await edit(id, { title: 'Before rhubarb' })
    expect(await found()).toBe(1)
    await edit(id, { title: 'After' })
    expect(await found()).toBe(0)
  })

  it('returns the current prompt if the version isn’t the latest', async () => {
    const { id, version } = await createOwn()
    const first = await edit(id, { version, title: 'First' })
    const second = await edit(id, { version, title: 'Second' })
    expect(refusal(second)).toEqual([409, 'This prompt changed while you were editing.'])
    expect(second.json().prompt).toEqual(first.json())
    expect((await get(id)).title).toBe('First')
  })

  it('without a version overwrites any version', async () => {
    const { id, version } = await createOwn()
    await edit(id, { version, title: 'First' })
    expect((await edit(id, { title: 'Last' })).json()).toMatchObject({ title: 'Last', version: 3 })
  })

  it('succeeds once for concurrent edits of the same version', async () => {
    const { id, version } = await createOwn()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => edit(id, { version, title: `Edit ${index}` })),
    )
    const won = responses.filter(({ statusCode }) => statusCode === 200)
    expect(won).toHaveLength(1)
    expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
    expect(await get(id)).toEqual(won[0]?.json())
    expect((await get(id)).version).toBe(version + 1)
  })

  it.each([
    [{ title: 't'.repeat(201) }, 'The title must be 200 characters or fewer.'],
    [{ markdown: '<p> </p>' }, 'A prompt needs some text.'],
    [{ id: 'x' }, 'id must be a whole number from 1 to 2147483647.'],
    [{ id: 2_147_483_648 }, 'id must be a whole number from 1 to 2147483647.'],
    [{ version: 2_147_483_648 }, 'version must be a whole number from 1 to 2147483647.'],
  ])('explains in a sentence why it refuses %j', async (wrong, sentence) => {
    const { id } = await createOwn()
    expect(refusal(await edit(id, wrong))).toEqual([400, sentence])
    expect((await get(id)).version).toBe(1)
  })
})

describe('deleting a prompt', () => {
  it('keeps its votes and shares until it’s erased, and works once', async () => {
    const { id } = await createPrompt(db, { author_id: me.id })
    const recipient = await createUser(db)
    await sharePrompt(db, { prompt_id: id, recipient_id: recipient.id, sharer_id: me.id })
    await me.post(toggleUpvote, { prompt_id: id })

    expect(await me.read(deletePrompt, { prompt_id: id })).toEqual({ success: true })
    const rowsIn = (table: 'upvotes' | 'shares') =>
      db.selectFrom(table).select('prompt_id').where('prompt_id', '=', id).execute()
    for (const table of ['upvotes', 'shares'] as const) expect(await rowsIn(table)).toHaveLength(1)
    expect((await me.post(deletePrompt, { prompt_id: id })).statusCode).toBe(404)
    expect(await me.read(eraseDeletedPrompt, { prompt_id: id })).toEqual({ success: true })
    for (const table of ['upvotes', 'shares'] as const) expect(await rowsIn(table)).toEqual([])
  })

  it('succeeds once for concurrent requests', async () => {
    const { id } = await createPrompt(db, { author_id: me.id })
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => me.post(deletePrompt, { prompt_id: id })),
    )
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404, 404, 404])
  })
})

import {
  createPrompt as createCall,
  deletePrompt,
  updatePrompt,
} from '@prompt-library/contract/prompt-changes'
import { listOwnPrompts, listPrompts, listSharedPrompts, type Prompt } from '@prompt-library/contract/prompts'
import { CONTENT_MAX, INDEXED_TEXT_MAX } from '@prompt-library/domain/limits'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../db/database.ts'
import { list } from '../features/prompts/list.ts'
import { findUser, recordSignIn } from '../features/session/account-queries.ts'
import { LIBRARY, leaveTo } from '../features/transfers/leave.ts'
import { createPrompt, createUser, sharePrompt, signInAs } from '../testing/builders.ts'
import { createTestApp } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'
import { indexPrompts } from './index-prompts.ts'

async function createLibrary() {
  const { app, db, config, clock, database } = await createTestApp()
  const author = await createUser(db, { netid: 'priya', display_name: 'Priya Raman' })
  const headers = await signInAs(db, author, { config, at: clock.now })
  const write = async (title: string, more: Partial<Parameters<typeof createPrompt>[1]> & Extra = {}) => {
    const { notes = null, tags = [], upvotes = 0, ...fields } = more
    const { id } = await createPrompt(db, { author_id: author.id, title, ...fields })
    await db.updateTable('prompts').set({ notes, tags, upvotes }).where('id', '=', id).execute()
    await indexPrompts(db, [id])
    return id
  }
  const ask = async (query: Record<string, string>, path: string = listPrompts.path) => {
    // Stays below the rate limit for searches.
    clock.now = new Date(clock.now.getTime() + 2_000)
    const response = await app.inject({ url: path, query: { page: '1', ...query }, headers })
    if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`)
    const prompts: Prompt[] = response.json()
    return { prompts, headers: response.headers, total: Number(response.headers['x-total-count']) }
  }
  const titles = async (q: string, more = {}, match: Prompt['match'] = 'full') => {
    const { prompts } = await ask({ q, ...more })
    return prompts.filter((prompt) => prompt.match === match).map(({ title }) => title)
  }
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload, headers })
  return { app, db, database, author, headers, write, ask, titles, post }
}

interface Extra {
  notes?: string
  tags?: string[]
  upvotes?: number
}

describe('a search', async () => {
  const { write, titles, ask } = await createLibrary()
  await write('Outline a research paper')
  await write('Plan a course', {
    notes: 'For essays about photosynthesis',
    tags: ['Featured'],
    category: 'Teach',
  })
  await write('Étude für Anfänger', { html: '<p>A résumé of the naïve <strong>bold</strong> façade</p>' })
  await write('Follow-up for a walk-through', { html: '<p>Write a follow-up to O’Brien.</p>' })
  await write('机器学习入门', { html: '<p>用机器学习方法总结这篇文章。</p>' })
  await write('خطة دراسية', { html: '<p>للامتحانِ النهائي</p>' })
  await write('Party 🎉 plan', { html: '<p>How to be or not to be: 100% sure, snake_case, C:\\temp</p>' })
  await write('Secret kestrel', { is_public: false, html: '<p>kestrelproject</p>' })

  it.each([
    ['any order', 'paper outline', 'Outline a research paper'],
    ['stems', 'outlining papers', 'Outline a research paper'],
    ['capitals', 'OUTLINE', 'Outline a research paper'],
    ['words between stop words', 'an outline for the paper', 'Outline a research paper'],
    ['words between fillers', 'help me write a good outline please', 'Outline a research paper'],
    ['notes', 'photosynthesis', 'Plan a course'],
    ['tags', 'featured course', 'Plan a course'],
    ['the category', 'teach photosynthesis', 'Plan a course'],
    ['the author', 'raman photosynthesis', 'Plan a course'],
    ['no accents', 'etude fur anfanger', 'Étude für Anfänger'],
    ['other accents', 'resumè naive', 'Étude für Anfänger'],
    ['a decomposed accent', 'e\u0301tude', 'Étude für Anfänger'],
    ['a missing hyphen', 'followup walkthrough', 'Follow-up for a walk-through'],
    ['a space for a hyphen', 'follow up walk through', 'Follow-up for a walk-through'],
    ['a missing apostrophe', 'obrien', 'Follow-up for a walk-through'],
    ['the start of the last word', 'research pap', 'Outline a research paper'],
    ['Chinese', '学习', '机器学习入门'],
    ['Chinese in the text', '总结这篇', '机器学习入门'],
    ['Arabic', 'دراسية', 'خطة دراسية'],
    ['Arabic without vowel signs', 'للامتحان', 'خطة دراسية'],
    ['an emoji', '🎉', 'Party 🎉 plan'],
    ['stop words alone', 'to be or not to be', 'Party 🎉 plan'],
    ['an exact phrase', '"to be or not"', 'Party 🎉 plan'],
    ['words with punctuation', '100% (sure)', 'Party 🎉 plan'],
    ['an underscore', 'snake_case', 'Party 🎉 plan'],
    ['part of a word with an underscore', 'case', 'Party 🎉 plan'],
    ['a backslash', 'C:\\temp', 'Party 🎉 plan'],
  ])('finds a prompt by %s: %s', async (_, q, title) => {
    expect(await titles(q)).toEqual([title])
  })

  it.each([
    ['HTML tags', 'strong'],
    ['a phrase in another order', '"paper research"'],
    ['a phrase with other words in between', '"outline research"'],
    ['an inflection of a phrase', '"research papers"'],
    ['Chinese in another order', '习学'],
    ['private prompts', 'kestrelproject'],
    ['only punctuation', '!!! ??? --'],
  ])('does not find %s: %s', async (_, q) => {
    expect(await titles(q)).toEqual([])
    expect((await ask({ q })).total).toBe(0)
  })

  it('leaves out excluded words and phrases, even without any other words', async () => {
    expect(await titles('plan')).toEqual(['Party 🎉 plan', 'Plan a course'])
    expect(await titles('plan -course')).toEqual(['Party 🎉 plan'])
    expect(await titles('plan -"a course"')).toEqual(['Party 🎉 plan'])
    expect(await titles('-plan -raman')).toEqual([])
    expect(await titles('-plan')).toHaveLength(5)
    expect(await titles('follow-up')).toEqual(['Follow-up for a walk-through'])
  })

  it.each([
    ...['"', '-', '--', '-"', '"unclosed', ':*', "'", "''", '!', '&', '|', '(', '<->', '\\', '%', '*', '.*'],
    ...[
      '\u0000',
      'a\u0000b',
      '\ud800',
      '½ ⅷ ① ㎏',
      'x:A & !y',
      "'=outline':*",
      '=outline',
      '{{course}}',
      'ǅ',
    ],
    ...[' ', 'a', 'a ', '"', '-', '语', '🎉', 'ﷺ', 'ß', 'a-b-'].map((part) => part.repeat(300 / part.length)),
  ])('accepts any input: %j', async (q) => {
    for (const sort of ['relevance', 'newest'])
      expect((await ask({ q, sort })).total).toBeGreaterThanOrEqual(0)
  })
})

describe('the order of matches', async () => {
  const { write, titles } = await createLibrary()
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  await write('in content', { html: '<p>wombat</p>', created_at: at(9) })
  await write('in notes', { notes: 'A wombat', created_at: at(8) })
  await write('in tags', { tags: ['Wombat'], created_at: at(7) })
  await write('Wombat in the title', { created_at: at(1) })
  await write('older', { html: '<p>quokka</p>', created_at: at(2), upvotes: 1 })
  await write('newer', { html: '<p>quokka</p>', created_at: at(3), upvotes: 1 })
  await write('upvoted', { html: '<p>quokka</p>', created_at: at(1), upvotes: 2 })
  await write('An exam', { created_at: at(1) })
  await write('A midterm', { created_at: at(2) })
  await write('An example', { created_at: at(3) })

  it('is title, tags, notes, content', async () => {
    expect(await titles('wombat')).toEqual(['Wombat in the title', 'in tags', 'in notes', 'in content'])
  })

  it('is upvotes, then newest, for equal matches', async () => {
    expect(await titles('quokka')).toEqual(['upvoted', 'newer', 'older'])
  })

  it('puts the word itself before synonyms, and longer words last', async () => {
    expect(await titles('exam')).toEqual(['An exam', 'A midterm', 'An example'])
  })

  it('is by rarity: two rare words before three common ones, whether or not all words match', async () => {
    const common = 'alpha beta gamma'
    await write('Many', { notes: common })
    for (let n = 0; n < 6; n += 1) await write(`Common ${n}`, { notes: `${common} ${n}` })
    await write('Rare', { notes: 'dugong manatee' })
    const found = await titles('alpha beta gamma dugong manatee', {}, 'partial')
    expect(found[0]).toBe('Rare')
  })

  it('counts 12 words after stop words', async () => {
    await write('Say no kindly', { html: '<p>Without being a tapir.</p>' })
    const q = 'how do I go about it so that I can be the one who is to say no to a tapir'
    expect(await titles(q, {}, 'partial')).toContain('Say no kindly')
  })
})

describe('a search with few results', async () => {
  const { write, titles, ask } = await createLibrary()
  await write('Check a page for accessibility', { html: '<p>marsupial</p>' })
  await write('Grammar check', { html: '<p>photosynthesis</p>' })
  await write('Interview practice', { category: 'Coding' })
  for (const title of ['Loops', 'Queues', 'Trees']) await write(title, { category: 'Coding' })

  it('adds prompts that match some of the words, and counts them', async () => {
    const { prompts, total } = await ask({ q: 'grammar check marsupial' })
    expect(total).toBe(2)
    expect(prompts.map(({ title, match }) => [title, match])).toEqual([
      ['Grammar check', 'partial'],
      ['Check a page for accessibility', 'partial'],
    ])
    expect((await ask({ q: 'grammar check marsupial', sort: 'newest' })).prompts).toEqual([])
    expect(await titles('accessibility interview', { category: 'Coding' }, 'partial')).toEqual([
      'Interview practice',
    ])
  })

  it('shows nothing if little of what the query is about matches, except in one’s own list', async () => {
    const q = 'check the oil of a dishwasher engine'
    expect((await ask({ q })).prompts).toEqual([])
    expect((await ask({ q }, listOwnPrompts.path)).prompts).toHaveLength(2)
  })

  it.each([
    ['accesibility check', 'accessibility check'],
    ['acessibility', 'accessibility'],
    ['grammer', 'grammar'],
    ['Interveiw practice', 'interview practice'],
    ['"exact" graammar', '"exact" grammar'],
  ])('corrects %s to %s', async (q, corrected) => {
    const { headers } = await ask({ q })
    const offered = headers['x-did-you-mean'] ?? headers['x-suggestion']
    expect(decodeURIComponent(String(offered))).toBe(corrected)
  })

  it('is corrected only if nothing else is found; else the correction is offered', async () => {
    const { headers, prompts } = await ask({ q: 'accesibility check' })
    expect([headers['x-did-you-mean'], headers['x-suggestion']]).toEqual([undefined, 'accessibility%20check'])
    // What was probably meant counts as well.
    expect(prompts[0]).toMatchObject({ title: 'Check a page for accessibility', match: 'full' })
    expect((await ask({ q: 'accesibility check', exact: 'true' })).headers).not.toHaveProperty('x-suggestion')
  })

  it('is not corrected if a typo can mean several words, but finds all of them', async () => {
    await write('Chasing quoll')
    await write('Chalking quoll')
    for (const q of ['chalsing', 'chalsing quoll']) {
      const { headers, prompts } = await ask({ q })
      expect([headers['x-did-you-mean'], headers['x-suggestion']], q).toEqual([undefined, undefined])
      expect(prompts.map(({ title }) => title).toSorted()).toEqual(['Chalking quoll', 'Chasing quoll'])
    }
  })

  it('never corrects an ordinary English word, or one with synonyms', async () => {
    await write('Grade the state of a market', { html: '<p>checked rules</p>' })
    for (const q of ['stats', 'grape', 'marked', 'rude', 'cheeks', 'interviewee']) {
      const { headers } = await ask({ q })
      expect([headers['x-did-you-mean'], headers['x-suggestion']], q).toEqual([undefined, undefined])
    }
  })

  it('shows the results of the corrected query, unless the exact query is requested', async () => {
    expect(await titles('accesibility')).toEqual(['Check a page for accessibility'])
    const { headers, prompts } = await ask({ q: 'accesibility', exact: 'true' })
    expect([headers['x-did-you-mean'], prompts]).toEqual([undefined, []])
  })
})

describe('a match', async () => {
  const { db, write, ask } = await createLibrary()
  const marked = ({ text, marks }: { text: string; marks: { start: number; end: number }[] }) =>
    marks.map(({ start, end }) => text.slice(start, end))

  it('is highlighted in the title and in a passage of the content', async () => {
    const filler = 'Nothing to see here. '.repeat(40)
    await write('Résumés: a check-list', {
      html: `<p>${filler}</p><p>Read my <em>resume</em>, then the next one.</p><p>${filler}</p>`,
    })
    const { prompts } = await ask({ q: 'resume checklist' })
    const { title = '', title_marks: marks = [], snippet } = prompts[0] ?? {}
    expect(marked({ text: title, marks })).toEqual(['Résumés', 'check-list'])
    expect(snippet && marked(snippet)).toEqual(['resume'])
    expect(snippet?.text).toMatch(/^….*Read my resume, then the next one\. Nothing.*…$/)
    expect(snippet?.text.length).toBeLessThan(300)
  })

  it('has no snippet if only the title matches', async () => {
    await write('Wallaby', { html: '<p>Nothing here.</p>' })
    const [prompt] = (await ask({ q: 'wallaby' })).prompts
    expect(prompt).toMatchObject({ title_marks: [{ start: 0, end: 7 }] })
    expect(prompt).not.toHaveProperty('snippet')
  })

  it('has a snippet that starts and ends with whole fields', async () => {
    const filler = 'Nothing to see here.'
    const passage = `{{opening}} ${'x'.repeat(46)} pangolin ${'y'.repeat(200)} {{closing}}`
    await write('Cut', { html: `<p>${filler} ${passage} ${filler}</p>` })
    const [prompt] = (await ask({ q: 'pangolin' })).prompts
    expect(prompt?.snippet?.text).toBe(`…${passage}…`)
    expect(prompt?.snippet && marked(prompt.snippet)).toEqual(['pangolin'])
  })

  it('has a snippet from the notes if more words match there', async () => {
    await write('Both', { html: '<p>A bandicoot.</p>', notes: 'For a bandicoot and its burrow.' })
    const [prompt] = (await ask({ q: 'bandicoot burrow' })).prompts
    expect(prompt?.snippet?.text).toBe('For a bandicoot and its burrow.')
  })

  it('is in the labels of fields, never in their names', async () => {
    const id = await write('Labeled', { html: '<p>Plan for {{zq_quagga_size}} today.</p>' })
    await db
      .updateTable('prompts')
      .set({ fields: JSON.stringify([{ name: 'zq_quagga_size', label: 'Height of the okapi' }]) })
      .where('id', '=', id)
      .execute()
    await indexPrompts(db, [id])
    expect((await ask({ q: 'quagga' })).prompts).toEqual([])
    const [prompt] = (await ask({ q: 'okapi' })).prompts
    expect(prompt?.snippet && marked(prompt.snippet)).toEqual(['{{zq_quagga_size}}'])
  })

  it('has a snippet in plain text', async () => {
    await write('Tags', { html: '<p>numbat &lt;img src=x onerror=alert(1)&gt; &amp;amp;</p>' })
    const [prompt] = (await ask({ q: 'numbat' })).prompts
    expect(prompt?.snippet?.text).toBe('numbat <img src=x onerror=alert(1)> &amp;')
  })
})

describe('own and shared prompts', async () => {
  const { db, author, write, ask } = await createLibrary()
  const other = await createUser(db, { display_name: 'Ada Lovelace' })
  await write('Mine about wombats', { is_public: false })
  const shared = await createPrompt(db, {
    author_id: other.id,
    title: 'Shared about quokkas',
    is_public: false,
  })
  await createPrompt(db, { author_id: other.id, title: 'Hidden about wombats', is_public: false })
  await sharePrompt(db, { prompt_id: shared.id, recipient_id: author.id, sharer_id: other.id })

  it.each([
    [listOwnPrompts.path, 'wombat', 'Mine about wombats'],
    [listOwnPrompts.path, 'wombtas', 'Mine about wombats'],
    [listSharedPrompts.path, 'quokka', 'Shared about quokkas'],
    [listSharedPrompts.path, 'lovelace', 'Shared about quokkas'],
  ])('%s are searched the same way: %s', async (path, q, title) => {
    const { prompts, total } = await ask({ q }, path)
    expect([prompts.map((prompt) => prompt.title), total]).toEqual([[title], 1])
  })
})

describe('the index', async () => {
  const { app, db, database, titles, ask, post, write } = await createLibrary()
  const fields = { title: 'T', category: 'Coding', visibility: 'public', markdown: '<p>wombat</p>' }

  it('is updated when a prompt is created, edited, made private, or deleted', async () => {
    const { id } = (await post(createCall.path, fields)).json().prompt
    expect(await titles('wombat')).toEqual(['T'])
    await post(updatePrompt.path, { ...fields, id, markdown: '<p>quokka</p>' })
    expect([await titles('wombat'), await titles('quokka')]).toEqual([[], ['T']])
    expect(await titles('quokka', { category: 'Study' })).toEqual([])
    await post(updatePrompt.path, { ...fields, id, markdown: '<p>quokka</p>', visibility: 'private' })
    expect(await titles('quokka')).toEqual([])
    await post(updatePrompt.path, { ...fields, id, markdown: '<p>quokka</p>' })
    expect(await titles('quokka')).toEqual(['T'])
    await post(deletePrompt.path, { prompt_id: id })
    expect(await titles('quokka')).toEqual([])
  })

  it('is updated when an author is renamed or a prompt is transferred', async () => {
    const now = new Date()
    const user = await createUser(db, { netid: 'grace', display_name: 'Grace Murray' })
    const signIn = (displayName: string) =>
      inTransaction(db, async (tx) => {
        const account = await findUser(tx, { netid: 'grace' })
        const person = { netid: 'grace', displayName, email: undefined }
        if (account) await recordSignIn(tx, account, { person, role: 'user', now })
      })
    await write('By Grace', { author_id: user.id, html: '<p>numbat</p>' })
    expect(await titles('murray numbat')).toEqual(['By Grace'])
    await signIn('Grace Hopper')
    expect([await titles('murray numbat'), await titles('hopper numbat')]).toEqual([[], ['By Grace']])
    await inTransaction(db, (tx) => leaveTo(tx, LIBRARY, { id: user.id, now }))
    expect([await titles('hopper numbat'), await titles('numbat')]).toEqual([[], ['By Grace']])
  })

  it('knows the first 10,000 characters of a text, and all of the title and the notes', async () => {
    const words = Array.from({ length: 12_000 }, (_, index) => (index * 7_919).toString(36)).join(' ')
    const html = `<p>${words.slice(0, INDEXED_TEXT_MAX - 20)} insideword outsideword ${words}</p>`
    const id = await write('Numbat sheet', { html: html.slice(0, CONTENT_MAX), notes: 'Noteword' })
    for (const word of ['insideword', 'noteword', 'numbat'])
      expect((await ask({ q: word })).prompts.map((prompt) => prompt.id)).toContain(id)
    expect(await titles('outsideword', { exact: 'true' })).toEqual([])
    const { rows } = await sql<{ lexemes: number }>`
      select length(document) as lexemes from search_documents where prompt_id = ${id}`.execute(db)
    expect(rows[0]?.lexemes).toBeLessThan(INDEXED_TEXT_MAX)
  })

  // The embedded database has one connection, so nothing can block a search there.
  it.runIf(onPostgres)('times out after three seconds, with a message', async () => {
    const start = performance.now()
    const response = await database.withSession(async (run) => {
      await run('begin; lock table search_documents in access exclusive mode')
      const searched = await app.inject({ url: listPrompts.path, query: { q: 'numbat' } })
      await run('rollback')
      return searched
    })
    expect(response.statusCode).toBe(503)
    expect(response.json().message).toBe('This search took too long. Try fewer words, or more specific ones.')
    expect(performance.now() - start).toBeLessThan(5_000)
    expect(await titles('numbat')).toEqual(['Numbat sheet', 'By Grace'])
  })
})

describe('private prompts', async () => {
  const { db, write, ask, titles } = await createLibrary()
  const other = await createUser(db)
  await write('Public about lemurs')
  await createPrompt(db, { author_id: other.id, title: 'kestrelproject lemur', is_public: false })

  it('are never found, counted, suggested, or used to correct a word', async () => {
    for (const q of [
      'kestrelproject',
      'kestrel',
      'kestrelprojcet',
      'lemur kestrelproject',
      '"kestrelproject"',
      'strelpro',
    ]) {
      const { headers, prompts } = await ask({ q })
      expect(headers, q).not.toHaveProperty('x-did-you-mean')
      expect(
        prompts.filter(({ title }) => title.includes('kestrel')),
        q,
      ).toEqual([])
    }
    expect(await titles('lemur')).toEqual(['Public about lemurs'])
  })

  it('do not affect the order or the number of what others find', async () => {
    await write('Tapir and gibbon')
    await write('Tapir', { html: '<p>ocelot ocelot</p>' })
    await write('Ocelot', { html: '<p>gibbon</p>' })
    const found = async () => {
      const { prompts, total } = await ask({ q: 'tapir gibbon ocelot' })
      return [prompts.map(({ title, match }) => [title, match]), total]
    }
    const before = await found()
    // If private prompts counted, tapir would be the most common of the words.
    for (let n = 0; n < 20; n += 1)
      await createPrompt(db, { author_id: other.id, title: `tapir ${n}`, is_public: false })
    expect(await found()).toEqual(before)
  })
})

describe('a search in detail', async () => {
  const { db, write, titles, ask } = await createLibrary()
  await write('Python basics', { html: '<p>словарь</p>' })
  await write('Python for everyone')
  await write('Gallery talk', { html: '<p>An article about paintings</p>' })
  await write('Cover letter', { html: '<p>Answer the research question about 論文 first.</p>' })
  await write('A walk-through for a class')
  await write('Plants', { html: '<p>photosynthesis</p>' })
  await write('Synthesis of sources')

  it('requires words in other alphabets too', async () => {
    expect(await titles('словарь python')).toEqual(['Python basics'])
    expect(await titles('абракадабра python')).toEqual([])
  })

  it('excludes whole words, not prefixes', async () => {
    expect(await titles('gallery -art')).toEqual(['Gallery talk'])
    expect(await titles('gallery -article')).toEqual([])
  })

  it.each([
    ['"research question"', ['research', 'question']],
    ['論文', ['論', '文']],
    ['cover letter', ['Cover', 'letter']],
  ])('highlights the words of %s', async (q, words) => {
    const [{ title = '', title_marks: marks = [], snippet } = {}] = (await ask({ q })).prompts
    const marked = [
      ...marks.map(({ start, end }) => title.slice(start, end)),
      ...(snippet?.marks.map(({ start, end }) => snippet.text.slice(start, end)) ?? []),
    ]
    expect(marked).toEqual(words)
  })

  it('accepts a text that gets longer when it is normalized', async () => {
    const id = await write('Grown', { html: `<p>${'ﷺﷺabc '.repeat(16_000)}</p>`.slice(0, CONTENT_MAX) })
    expect((await ask({ q: 'grown' })).prompts.map((prompt) => prompt.id)).toEqual([id])
    const words = Array.from({ length: 16_000 }, (_, index) => `ﷺﷺ${(index + 46_656).toString(36)}`)
    await write('Grown again', { html: `<p>${words.join(' ')}</p>`.slice(0, CONTENT_MAX) })
    expect(await titles('grown')).toContain('Grown again')
  })

  it.each([
    [[['walk-through', 'zebra']], 'zebra class', 'A walk-through for a class'],
    [[['zebra', 'gallery talk']], 'zebra', 'Gallery talk'],
    [[['statement of purpose', 'gallery talk']], 'a statement of purpose', 'Gallery talk'],
    [[['論文', 'gallery']], '論文 talk', 'Gallery talk'],
    [[['словарь', 'gallery']], 'словарь talk', 'Gallery talk'],
    [[['gallery', 'словарь']], 'gallery python', 'Python basics'],
    [[['prompt engineering', 'gallery']], 'prompt engineering talk', 'Gallery talk'],
  ])('parses synonyms like queries: %j', async (synonyms, q, title) => {
    const { answer } = await list(db, {
      source: { of: 'everyone' },
      query: { q, page: 1 },
      viewerId: null,
      now: new Date(),
      synonyms: async () => synonyms,
    })
    expect(answer.filter(({ match }) => match === 'full').map((prompt) => prompt.title)).toEqual([title])
  })
})

import {
  type AdminPrompt,
  type AdminUser,
  listAllPrompts,
  listUsers,
  PROMPT_SORTS,
  USER_SORTS,
} from '@prompt-library/contract/admin'
import { describe, expect, it } from 'vitest'
import { createLibraryAccount, createPrompt, createUser } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

type Query = Record<string, string>

describe('filters of the list of users', async () => {
  const { db, newUser } = await createTestApp()
  const admin = await newUser({ display_name: 'Anna Admin', role: 'admin' })
  // Its account is neither listed nor counted, whatever the filter.
  await createLibraryAccount(db)
  await createUser(db, { display_name: 'Bo Admin', role: 'admin', status: 'disabled' })
  for (const display_name of ['Cy User', 'Di User', 'Ed Person']) await createUser(db, { display_name })
  await createUser(db, { display_name: 'Flo User', status: 'disabled' })

  const list = async (query: Query) => {
    const response = await admin.get(listUsers, query)
    const names = response.json<AdminUser[]>().map(({ displayName }) => displayName)
    return { names, total: Number(response.headers['x-total-count']) }
  }

  it.each<[Query, string[]]>([
    [{ role: 'admin' }, ['Anna Admin', 'Bo Admin']],
    [{ role: 'user' }, ['Cy User', 'Di User', 'Ed Person', 'Flo User']],
    [{ status: 'active' }, ['Anna Admin', 'Cy User', 'Di User', 'Ed Person']],
    [{ status: 'disabled' }, ['Bo Admin', 'Flo User']],
    [{ role: 'admin', status: 'disabled' }, ['Bo Admin']],
    [{ role: 'user', q: 'user' }, ['Cy User', 'Di User', 'Flo User']],
    // Each of the two ways to match a search is filtered.
    [{ role: 'admin', q: 'example.edu' }, ['Anna Admin', 'Bo Admin']],
    [{ status: 'disabled', q: 'flo' }, ['Flo User']],
    [{ role: 'admin', q: 'flo' }, []],
  ])('%j', async (query, names) => {
    for (const sort of USER_SORTS) {
      const listed = await list({ ...query, sort })
      expect({ ...listed, names: listed.names.toSorted() }).toEqual({ names, total: names.length })
    }
  })

  it('apply before sorting and paging', async () => {
    const query = { role: 'user', sort: 'name', page_size: '3' }
    expect(await list({ ...query, page: '2' })).toEqual({ names: ['Flo User'], total: 4 })
    expect(await list({ ...query, page: '3' })).toEqual({ names: [], total: 4 })
  })
})

describe('filters of the list of all prompts', async () => {
  const { db, newUser } = await createTestApp()
  const admin = await newUser({ display_name: 'Anna Admin', role: 'admin' })
  const zed = await createUser(db, { display_name: 'Zed' })
  const create = (title: string, category: 'Coding' | 'Study', is_public: boolean) =>
    createPrompt(db, { author_id: title.includes('zed') ? zed.id : admin.id, title, category, is_public })
  await create('apple', 'Coding', true)
  await create('banana zed', 'Coding', false)
  await create('cherry', 'Study', false)
  await create('date zed', 'Study', true)
  await create('elder', 'Study', false)

  const list = async (query: Query) => {
    const response = await admin.get(listAllPrompts, query)
    const titles = response.json<AdminPrompt[]>().map(({ title }) => title)
    return { titles, total: Number(response.headers['x-total-count']) }
  }

  it.each<[Query, string[]]>([
    [{ visibility: 'public' }, ['apple', 'date zed']],
    [{ visibility: 'private' }, ['banana zed', 'cherry', 'elder']],
    [{ category: 'Study' }, ['cherry', 'date zed', 'elder']],
    [{ category: 'Teach' }, []],
    [{ visibility: 'private', category: 'Study' }, ['cherry', 'elder']],
    [{ visibility: 'private', q: 'zed' }, ['banana zed']],
    [{ visibility: 'private', category: 'Study', q: 'zed' }, []],
    [{ visibility: 'public', q: 'anna' }, ['apple']],
    // A blank search is ignored, the filter isn't.
    [{ visibility: 'public', q: ' ' }, ['apple', 'date zed']],
  ])('%j', async (query, titles) => {
    for (const sort of PROMPT_SORTS) {
      const listed = await list({ ...query, sort })
      expect({ ...listed, titles: listed.titles.toSorted() }).toEqual({ titles, total: titles.length })
    }
  })

  it('apply before sorting and paging', async () => {
    const query = { visibility: 'private', sort: 'title', page_size: '2' }
    expect(await list({ ...query, page: '2' })).toEqual({ titles: ['elder'], total: 3 })
  })
})

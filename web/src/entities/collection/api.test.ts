import { PAGE_SIZE } from '@prompt-library/domain/limits'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { allCollectionPromptsQuery } from '../../features/collect/items-api.ts'

const collected = vi.hoisted(() => ({ ids: [] as number[], total: 0 }))
vi.mock('../../shared/lib/api-client.ts', async (original) => ({
  ...(await original<object>()),
  callApi: async (_route: string, { query }: { query: { page: number; page_size: number } }) => {
    const end = query.page * query.page_size
    const answer = collected.ids
      .slice(end - query.page_size, end)
      .map((id) => ({ id, markdown: '', tags: [] }))
    return { answer, headers: new Headers({ 'x-total-count': String(collected.total) }) }
  },
}))

const readAll = () => new QueryClient().fetchQuery({ ...allCollectionPromptsQuery('token'), retry: false })

describe('all prompts of a collection', () => {
  beforeEach(() => {
    collected.ids = Array.from({ length: PAGE_SIZE * 2 + 1 }, (_, index) => index + 1)
    collected.total = collected.ids.length
  })

  it.each([0, 1, PAGE_SIZE, PAGE_SIZE + 1, PAGE_SIZE * 2])('are read from every page: %d', async (count) => {
    collected.ids = collected.ids.slice(0, count)
    collected.total = count
    const { prompts, total } = await readAll()
    expect(prompts.map(({ id }) => id)).toEqual(collected.ids)
    expect(total).toBe(count)
  })

  it('fail to load if a page is cut short', async () => {
    collected.total += 1
    await expect(readAll()).rejects.toThrow('changed')
  })

  it('fail to load if one is on two pages and another on none', async () => {
    collected.ids[PAGE_SIZE] = 1
    await expect(readAll()).rejects.toThrow('changed')
  })
})

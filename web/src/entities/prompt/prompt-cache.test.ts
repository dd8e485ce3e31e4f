import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { promptKeys } from '../../shared/lib/query-keys.ts'
import type { Prompt } from './prompt.ts'
import { listedPrompt, type PromptPage, patchPrompt, removeFromLists } from './prompt-cache.ts'

const prompt = (id: number, upvotes = 0) => ({ id, title: `Prompt ${id}`, upvotes }) as Prompt
const page = (...ids: number[]): PromptPage => ({
  prompts: ids.map((id) => prompt(id)),
  total: 30,
  more: false,
})

const library = [...promptKeys.list('library'), { page: 1 }]
const search = [...promptKeys.list('library'), { q: 'essay' }]
const own = [...promptKeys.list('own'), {}]
const shared = [...promptKeys.list('shared'), {}]

let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
  client.setQueryData(library, page(1, 2, 3))
  client.setQueryData(search, page(2))
  client.setQueryData(own, page(2, 4))
  client.setQueryData(shared, page(2, 5))
  client.setQueryData(promptKeys.detail(2), prompt(2))
})

const ids = (key: readonly unknown[]) => client.getQueryData<PromptPage>(key)?.prompts.map(({ id }) => id)
const total = (key: readonly unknown[]) => client.getQueryData<PromptPage>(key)?.total

describe('patchPrompt', () => {
  it('updates the prompt in every list and in its own entry, and keeps the rest', () => {
    const lineage = { cloned_from: { id: 1, title: 'Prompt 1' }, public_clones: 3 }
    client.setQueryData(promptKeys.detail(2), { ...prompt(2), ...lineage })
    patchPrompt(client, { id: 2, upvotes: 7 })
    for (const key of [library, search, own, shared])
      expect(client.getQueryData<PromptPage>(key)?.prompts).toEqual(
        ids(key)?.map((id) => prompt(id, id === 2 ? 7 : 0)),
      )
    expect(client.getQueryData(promptKeys.detail(2))).toEqual({ ...prompt(2, 7), ...lineage })
  })

  it('adds no entry for a prompt that is not cached', () => {
    patchPrompt(client, { id: 9, upvotes: 7 })
    expect(client.getQueryData(promptKeys.detail(9))).toBeUndefined()
    expect(listedPrompt(client, 9)).toBeUndefined()
  })
})

describe('removeFromLists', () => {
  it('removes the prompt from every list and lowers the totals of the lists it was in', () => {
    client.setQueryData([...promptKeys.list('library'), { page: 2 }], undefined)
    removeFromLists(client, 2)
    expect([library, search, own, shared].map(ids)).toEqual([[1, 3], [], [4], [5]])
    removeFromLists(client, 1)
    expect([library, search, own, shared].map(total)).toEqual([28, 29, 29, 29])
  })

  it('can be limited to one source', () => {
    removeFromLists(client, 2, 'shared')
    expect([library, search, own, shared].map(ids)).toEqual([[1, 2, 3], [2], [2, 4], [5]])
  })
})

it('finds a prompt in any list', () => {
  expect([3, 5].map((id) => listedPrompt(client, id))).toEqual([prompt(3), prompt(5)])
})

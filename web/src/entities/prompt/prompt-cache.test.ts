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
  it('updates the prompt in every list and in its own entry, and no other prompt', () => {
    patchPrompt(client, { id: 2, upvotes: 7 })
    for (const key of [library, search, own, shared])
      expect(listed(key)).toEqual(
        ids(key)?.map((id) => ({ id, title: `Prompt ${id}`, upvotes: id === 2 ? 7 : 0 })),
      )
    expect(client.getQueryData(promptKeys.detail(2))).toEqual({ id: 2, title: 'Prompt 2', upvotes: 7 })
  })

  it('keeps what only a single prompt says, such as its original', () => {
    const lineage = { cloned_from: { id: 1, title: 'Prompt 1' }, public_clones: 3 }
    client.setQueryData(promptKeys.detail(2), { ...prompt(2), ...lineage })
    patchPrompt(client, prompt(2, 7))
    expect(client.getQueryData(promptKeys.detail(2))).toEqual({ ...prompt(2, 7), ...lineage })
  })

  it('adds no entry for a prompt that is not cached', () => {
    patchPrompt(client, { id: 9, upvotes: 7 })
    expect(client.getQueryData(promptKeys.detail(9))).toBeUndefined()
    expect(listedPrompt(client, 9)).toBeUndefined()
  })

  const listed = (key: readonly unknown[]) => client.getQueryData<PromptPage>(key)?.prompts
})

describe('removeFromLists', () => {
  it('removes the prompt from every list and lowers the totals of the lists it was in', () => {
    removeFromLists(client, 2)
    expect([ids(library), ids(search), ids(own), ids(shared)]).toEqual([[1, 3], [], [4], [5]])
    expect([library, search, own, shared].map(total)).toEqual([29, 29, 29, 29])
    removeFromLists(client, 1)
    expect([library, search, own, shared].map(total)).toEqual([28, 29, 29, 29])
  })

  it('can be limited to one source', () => {
    removeFromLists(client, 2, 'shared')
    expect([ids(library), ids(search), ids(own), ids(shared)]).toEqual([[1, 2, 3], [2], [2, 4], [5]])
  })

  it('ignores a list that has not loaded yet', () => {
    const pending = [...promptKeys.list('library'), { page: 2 }]
    client.setQueryData(pending, undefined)
    removeFromLists(client, 2)
    expect(client.getQueryData(pending)).toBeUndefined()
  })
})

describe('listedPrompt', () => {
  it('finds a prompt in any list', () => {
    expect(listedPrompt(client, 3)).toEqual(prompt(3))
    expect(listedPrompt(client, 5)).toEqual(prompt(5))
  })
})

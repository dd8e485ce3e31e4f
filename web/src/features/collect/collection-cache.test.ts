import type { Collection } from '@prompt-library/contract/collections'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { CollectedPrompt } from '../../entities/prompt/prompt.ts'
import { collectionKeys, promptKeys } from '../../shared/lib/query-keys.ts'
import { cachedNotes, showChanged } from './collection-cache.ts'

const TOKEN = 'abc'

it('a refetch that started before a change doesn’t show the old collection again', async () => {
  const client = new QueryClient()
  const queryKey = collectionKeys.one(TOKEN)
  const before = { token: TOKEN, name: 'Before' } as Collection
  const after = { ...before, name: 'After' }
  client.setQueryData(queryKey, before)
  const slow = Promise.withResolvers<Collection>()
  const refetch = client.fetchQuery({ queryKey, queryFn: () => slow.promise }).catch(() => undefined)
  await showChanged(client, after)
  slow.resolve(before)
  await refetch
  expect(client.getQueryData(queryKey)).toEqual(after)
})

it('finds each cached note of a collection once', () => {
  const client = new QueryClient()
  const prompt = (id: number, note: string) => ({ id, note }) as CollectedPrompt
  const keep = (token: string, part: object, prompts: CollectedPrompt[]) =>
    client.setQueryData([...promptKeys.collection(token), part], { prompts, total: 3, more: false })
  expect(cachedNotes(client, TOKEN)).toEqual([])
  keep(TOKEN, { page: 1 }, [prompt(1, 'First'), prompt(2, '')])
  keep(TOKEN, { page: 2 }, [prompt(3, 'Third')])
  keep(TOKEN, { q: 'essay' }, [prompt(1, 'First')])
  keep('other', { page: 1 }, [prompt(4, 'Elsewhere')])
  expect(cachedNotes(client, TOKEN).map(({ note }) => note)).toEqual(['First', 'Third'])
})

import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { collectionKeys } from '../collections/collection-cache.ts'
import { deletedPromptsQuery } from '../deleted/deleted-query.ts'
import { promptKeys } from './prompt-cache.ts'
import { refetchLists } from './refetch-lists.ts'

it('refetches everything that lists or counts prompts', () => {
  const client = new QueryClient()
  const counts = [promptKeys.ownCount, promptKeys.savedCount, collectionKeys.one('abc'), collectionKeys.lists]
  const keys = [
    ...counts,
    deletedPromptsQuery(2).queryKey,
    promptKeys.list('library'),
    promptKeys.collection('abc'),
  ]
  for (const key of keys) client.setQueryData(key, {})
  refetchLists(client)
  expect(keys.filter((key) => !client.getQueryState(key)?.isInvalidated)).toEqual([])
})

import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { collectionKeys, promptKeys } from './query-keys.ts'
import { refetchLists } from './refetch-lists.ts'

it('refetches everything that lists or counts prompts', () => {
  const client = new QueryClient()
  const keys = [
    promptKeys.ownCount,
    promptKeys.savedCount,
    collectionKeys.one('abc'),
    collectionKeys.lists,
    [...promptKeys.deleted, 2],
    promptKeys.list('library'),
    promptKeys.collection('abc'),
  ]
  for (const key of keys) client.setQueryData(key, {})
  refetchLists(client)
  expect(keys.filter((key) => !client.getQueryState(key)?.isInvalidated)).toEqual([])
})

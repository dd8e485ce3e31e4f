import type { Prompt } from '@prompt-library/contract/prompts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { promptQuery } from './api.ts'
import { listedPrompt } from './prompt-cache.ts'

/** One prompt. What a list says of it is there at once, and stays where the server can't be reached. */
export function usePrompt(id: number) {
  const client = useQueryClient()
  useState(() => takeFromLists(client, id))
  const { data: prompt, dataUpdatedAt, error, refetch, isFetchedAfterMount } = useQuery(promptQuery(id))
  return {
    prompt,
    error,
    refetch,
    /** Only a list has said it so far, and the server is still being asked for the first time. */
    isWaiting: dataUpdatedAt === 0 && !isFetchedAfterMount,
  }
}

/**
 * Into the cache, where a vote is shown at once; not as `initialData`, to which the cache returns when somebody else signs
 * in. It counts as old, so the server is asked all the same.
 */
function takeFromLists(client: QueryClient, id: number): void {
  const { queryKey } = promptQuery(id)
  if (client.getQueryData<Prompt>(queryKey)) return
  const listed = listedPrompt(client, id)
  if (listed) client.setQueryData<Prompt>(queryKey, listed, { updatedAt: 0 })
}

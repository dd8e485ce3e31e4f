import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { promptQuery } from './api.ts'
import type { Prompt } from './prompt.ts'
import { listedPrompt } from './prompt-cache.ts'

/** One prompt. Starts with the list's copy, which stays if the server can't be reached. */
export function usePrompt(id: number) {
  const client = useQueryClient()
  useState(() => seedFromLists(client, id))
  const { data: prompt, dataUpdatedAt, error, refetch, isFetchedAfterMount } = useQuery(promptQuery(id))
  return {
    prompt,
    error,
    refetch,
    /** The prompt is still the list's copy, and the first request to the server is pending. */
    isWaiting: dataUpdatedAt === 0 && !isFetchedAfterMount,
  }
}

/**
 * Writes to the cache, where a vote can update it. `initialData` wouldn't work: a cache reset would restore it after
 * another user signs in. `updatedAt: 0` marks it as stale, so the server is still asked.
 */
function seedFromLists(client: QueryClient, id: number): void {
  const { queryKey } = promptQuery(id)
  if (client.getQueryData<Prompt>(queryKey)) return
  const listed = listedPrompt(client, id)
  if (listed) client.setQueryData<Prompt>(queryKey, listed, { updatedAt: 0 })
}

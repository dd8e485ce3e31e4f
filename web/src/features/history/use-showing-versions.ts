import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { findRemoved } from '../../shared/guard/removed-findings.ts'
import { findVersions, type ShowingVersions } from './find-versions.ts'

/** A prompt before and after a save. */
export interface Save {
  before: Prompt
  after: Prompt
}

const NONE: ShowingVersions = { versions: [], values: [] }

/** Which earlier versions show what a save removed. Looks through them in the background, and stops when the component goes. */
export function useShowingVersions({ before, after }: Save) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const { data, error, refetch } = useQuery({
    queryKey: ['versions showing removed data', after.id, after.revision],
    queryFn: async ({ signal }): Promise<ShowingVersions> => {
      const removed = await findRemoved(contentOf(before), contentOf(after), queryClient)
      if (removed.length === 0) return NONE
      return findVersions({ promptId: after.id, removed, queryClient, signal, onProgress: setProgress })
    },
    // The result has private data, and removing versions changes it.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Offline, it fails at once, and the author is told.
    networkMode: 'always',
  })
  return { found: data, error, progress, retry: () => void refetch() }
}

function contentOf({ notes, ...prompt }: Prompt) {
  return { ...prompt, notes: notes ?? '' }
}

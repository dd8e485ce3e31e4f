import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { findShowingVersions, type Save } from './find-versions.ts'

/** Which earlier versions show what a save removed. Looks through them in the background, and stops when the component goes. */
export function useShowingVersions({ before, after }: Save) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const { data, error, refetch } = useQuery({
    queryKey: ['versions showing removed data', after.id, after.revision],
    queryFn: ({ signal }) =>
      findShowingVersions({ before, after }, { queryClient, signal, onProgress: setProgress }),
    // The result has private data, and removing versions changes it.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Offline, it fails at once, and the author is told.
    networkMode: 'always',
  })
  return { found: data, error, progress, retry: () => void refetch() }
}

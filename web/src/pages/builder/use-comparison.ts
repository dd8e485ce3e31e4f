import { useQuery } from '@tanstack/react-query'
import { background } from '../../shared/background/background.ts'

/** The differences from a version that a text isn't based on. Without that version, there's nothing to find. */
export function useComparison(before: string | undefined, after: string) {
  const { data, error, refetch } = useQuery({
    queryKey: ['changes', before, after],
    queryFn: () => background().findChanges(before ?? '', after),
    enabled: before !== undefined,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return { parts: data, error, refetch }
}

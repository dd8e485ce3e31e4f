import { classOf, type DataClass, type DataClasses } from '@prompt-library/domain/data-class/data-class'
import { DEFAULT_CLASSES } from '@prompt-library/domain/data-class/default-classes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ask } from '../../shared/lib/api-client.ts'
import { siteKeys } from '../../shared/lib/query-keys.ts'

/** What the data guard looks for, the data classes, and what enhancing and MCP can get. */
export const dataGuardQuery = queryOptions({
  queryKey: siteKeys.dataGuard,
  queryFn: ask('GET /api/data-guard'),
  staleTime: 60_000,
})

/** The campus's data classes. The default ones while they load, and if they can’t be loaded. */
export function useDataClasses({ enabled = true }: { enabled?: boolean } = {}): DataClasses {
  return useQuery({ ...dataGuardQuery, enabled }).data?.classes ?? DEFAULT_CLASSES
}

/** What belongs to a class, in one or two sentences. */
export function describeClass({ description, examples }: DataClass): string {
  return [description, examples && `For example: ${examples}.`].filter(Boolean).join(' ')
}

/** The class of a prompt, or undefined if it's for the least sensitive data, which needs no words. */
export function useSensitiveClass(id: string): DataClass | undefined {
  const classes = useDataClasses()
  const found = classOf(classes, id)
  return found === classes[0] ? undefined : found
}

/** The AI tools that prompts open in, each with the data that it can get. */
export const targetsQuery = queryOptions({
  queryKey: siteKeys.aiTools,
  queryFn: ask('GET /api/ai-tools'),
  staleTime: 60_000,
})

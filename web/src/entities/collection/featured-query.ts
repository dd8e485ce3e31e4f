import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../shared/lib/api-client.ts'
import { collectionKeys } from '../../shared/lib/query-keys.ts'

// Apart from api.ts, which the library page doesn't load.

/** The collections featured in the library. */
export const featuredQuery = queryOptions({
  queryKey: [...collectionKeys.lists, 'featured'],
  queryFn: ask('GET /api/collections', { scope: 'featured' }),
})

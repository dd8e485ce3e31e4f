import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-client.ts'

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // a refusal stays a refusal; only what may pass by itself is asked again
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
      },
    },
  })
}

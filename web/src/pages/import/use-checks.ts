// Runs the checks of a file, for duplicates and for private data. The user's own prompts are compared on this device, so
// nothing is sent.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { idMasksFrom } from '../../features/guard/check-texts.ts'
import { callApi, numberIn } from '../../shared/lib/api-client.ts'
import type { OwnPrompt } from './reader.ts'
import type { RunningReader } from './start-reader.ts'

const PAGE_SIZE = 100
/** The worker reads one file, so nothing is kept or read again. */
const ONCE = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false }

/** What each prompt of the file repeats. The user's own prompts are compared on this device, so nothing is sent. */
export function useDuplicates({ id, remote, failed }: RunningReader) {
  return useQuery({
    queryKey: ['import-duplicates', id],
    queryFn: async ({ signal }) => {
      const own: OwnPrompt[] = []
      for (let page = 1, total = 1; (page - 1) * PAGE_SIZE < total; page += 1) {
        const query = { page, page_size: PAGE_SIZE }
        const { answer, headers } = await callApi('GET /api/my_prompts.php', { query, signal })
        total = numberIn(headers, 'x-total-count')
        own.push(...answer.map(({ title, markdown }) => ({ title, markdown })))
      }
      return Promise.race([remote.duplicates(own), failed])
    },
    ...ONCE,
  })
}

/** What is found in each prompt. Undefined while the worker checks. */
export function useContentChecks({ id, remote, failed }: RunningReader) {
  const queryClient = useQueryClient()
  const check = async () => remote.check(await idMasksFrom(queryClient))
  return useQuery({
    queryKey: ['import-content', id],
    queryFn: () => Promise.race([check(), failed]),
    ...ONCE,
  })
}

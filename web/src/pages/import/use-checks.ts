// Runs the checks of a file, for duplicates and for private data. The user's own prompts are compared on this device, so
// nothing is sent.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { idMasksFrom } from '../../features/guard/check-texts.ts'
import { callApi, numberIn } from '../../shared/lib/api-client.ts'
import type { RunningReader } from './start-reader.ts'

const PAGE_SIZE = 100
/** Few enough that the progress moves several times a second. */
const CHECKED_AT_ONCE = 20

/** What each prompt of the file repeats. The user's own prompts are compared on this device, so nothing is sent. */
export function useDuplicates({ id, reader, failed }: RunningReader) {
  return useQuery({
    queryKey: ['import-duplicates', id],
    queryFn: async ({ signal }) => {
      await reader.forgetOwn()
      for (let page = 1, total = 1; (page - 1) * PAGE_SIZE < total; page += 1) {
        const query = { page, page_size: PAGE_SIZE }
        const { answer, headers } = await callApi('GET /api/my_prompts.php', { query, signal })
        total = numberIn(headers, 'x-total-count')
        await reader.addOwn(answer)
      }
      return Promise.race([reader.duplicates(), failed])
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** How much private data the guard finds in each prompt. Grows while it checks, in the worker. */
export function useFindings({ reader, failed }: RunningReader, count: number): readonly number[] {
  const queryClient = useQueryClient()
  const [findings, setFindings] = useState<readonly number[]>([])
  useEffect(() => {
    let isCurrent = true
    const check = async () => {
      const idMasks = await idMasksFrom(queryClient)
      const found: number[] = []
      while (isCurrent && found.length < count) {
        const to = found.length + CHECKED_AT_ONCE
        found.push(...(await Promise.race([reader.check(found.length, to, idMasks), failed])))
        if (isCurrent) setFindings([...found])
      }
    }
    check().catch((error: unknown) => console.warn('The check for private data failed.', error))
    return () => {
      isCurrent = false
    }
  }, [reader, failed, count, queryClient])
  return findings
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { checkTexts } from './check-texts.ts'

/** Whether the guard has nothing to ask about a text. False until that's known. */
export function useIsClear(text: string): boolean {
  const queryClient = useQueryClient()
  const { data: isClear = false } = useQuery({
    queryKey: ['guard', text],
    queryFn: async () => (await checkTexts([{ label: '', text, offers: [] }], queryClient)) === undefined,
    // Choosing a tool checks again.
    retry: false,
    // The text may be private, and what the user keeps changes the answer.
    gcTime: 0,
    staleTime: 0,
  })
  return isClear
}

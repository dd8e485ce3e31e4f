import { useQuery } from '@tanstack/react-query'
import { useClassTexts } from '../../shared/guard/use-class-texts.ts'
import { type ComparedPrompt, comparePrompts } from './compare-prompts.ts'

/** What differs between two versions. */
export function useComparison(before: ComparedPrompt, after: ComparedPrompt) {
  const texts = useClassTexts()
  return useQuery({
    queryKey: ['comparison', before, after, texts],
    queryFn: () => comparePrompts(before, after, texts),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  })
}

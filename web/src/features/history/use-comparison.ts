import { useEffect, useState } from 'react'
import { useClassTexts } from '../../shared/guard/use-class-texts.ts'
import { type ComparedPrompt, comparePrompts, type Difference } from './compare-prompts.ts'

interface Finished {
  of: readonly unknown[]
  differences: Difference[] | 'failed'
}

/** What differs between two versions; undefined while they're being compared. Pass the same objects while they're the same. */
export function useComparison(before: ComparedPrompt, after: ComparedPrompt) {
  const texts = useClassTexts()
  const [finished, setFinished] = useState<Finished>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt compares again
  useEffect(() => {
    let isCurrent = true
    const finish = (differences: Finished['differences']) =>
      isCurrent && setFinished({ of: [before, after], differences })
    comparePrompts(before, after, texts).then(finish, (error: unknown) => {
      console.warn('The versions could not be compared:', error)
      finish('failed')
    })
    return () => {
      isCurrent = false
    }
  }, [before, after, texts, attempt])
  const isShown = finished?.of[0] === before && finished.of[1] === after
  return {
    differences: isShown ? finished.differences : undefined,
    retry: () => {
      setFinished(undefined)
      setAttempt(attempt + 1)
    },
  }
}

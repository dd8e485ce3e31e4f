import type { PromptStrength } from '@prompt-library/domain/strength/prompt-strength'
import { useEffect, useState } from 'react'
import { background } from '../../background/background.ts'
import { useDebounced } from '../../lib/use-debounced.ts'

const PAUSE_MILLISECONDS = 250
const EMPTY: PromptStrength = { kind: 'empty', checks: [] }

/**
 * Checks a prompt after each pause in typing. The previous result stays until the next one arrives. Undefined until the
 * first one does.
 */
export function useStrength(text: string): PromptStrength | undefined {
  const settled = useDebounced(text, PAUSE_MILLISECONDS)
  const [strength, setStrength] = useState<PromptStrength | undefined>(text === '' ? EMPTY : undefined)
  useEffect(() => {
    let isLatest = true
    void check(settled).then((result) => isLatest && setStrength(result))
    return () => {
      isLatest = false
    }
  }, [settled])
  return strength
}

async function check(text: string): Promise<PromptStrength> {
  return text.trim() === '' ? EMPTY : background().promptStrength(text)
}

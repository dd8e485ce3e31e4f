import { useEffect, useState } from 'react'
import { background } from '../background/background.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import type { Strength } from './strength-texts.ts'

const PAUSE_MILLISECONDS = 250
const EMPTY: Strength = { kind: 'empty', checks: [] }

/**
 * Checks a prompt after each pause in typing. The previous result stays until the next one arrives. Undefined until the
 * first one does. `toText` also waits for the pause, because reading a long prompt takes a while.
 */
export function useStrength(prompt: string, toText = asIs): Strength | undefined {
  const settled = useDebounced(prompt, PAUSE_MILLISECONDS)
  const [strength, setStrength] = useState<Strength | undefined>(prompt === '' ? EMPTY : undefined)
  useEffect(() => {
    let isLatest = true
    void check(toText(settled)).then((result) => isLatest && setStrength(result))
    return () => {
      isLatest = false
    }
  }, [settled, toText])
  return strength
}

function asIs(text: string): string {
  return text
}

async function check(text: string): Promise<Strength> {
  if (text.trim() === '') return EMPTY
  try {
    return await background().promptStrength(text)
  } catch {
    // The next change tries again.
    return { kind: 'unavailable', checks: [] }
  }
}

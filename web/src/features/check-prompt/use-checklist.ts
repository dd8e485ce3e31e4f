import { useEffect, useState } from 'react'
import { background } from '../../shared/background/background.ts'
import { useDebounced } from '../../shared/lib/use-debounced.ts'
import type { CheckedPrompt } from './checklist-texts.ts'

const PAUSE_MILLISECONDS = 250
const EMPTY: CheckedPrompt = { kind: 'empty', parts: [] }

/**
 * Checks a prompt after each pause in typing. The previous result stays until the next one arrives. Undefined until the
 * first one does. `toText` also waits for the pause, because reading a long prompt takes a while.
 */
export function useChecklist(prompt: string, toText = asIs): CheckedPrompt | undefined {
  const settled = useDebounced(prompt, PAUSE_MILLISECONDS)
  const [checked, setChecked] = useState<CheckedPrompt | undefined>(prompt === '' ? EMPTY : undefined)
  useEffect(() => {
    let isLatest = true
    void check(toText(settled)).then((result) => isLatest && setChecked(result))
    return () => {
      isLatest = false
    }
  }, [settled, toText])
  return checked
}

function asIs(text: string): string {
  return text
}

async function check(text: string): Promise<CheckedPrompt> {
  if (text.trim() === '') return EMPTY
  try {
    return await background().checkPrompt(text)
  } catch {
    // The next change tries again.
    return { kind: 'unavailable', parts: [] }
  }
}

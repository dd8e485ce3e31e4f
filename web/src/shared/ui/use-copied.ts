import { useEffect, useState } from 'react'

const COPIED_MILLISECONDS = 2_000

/** Whether something was copied in the last two seconds, and a function to call when it is. */
export function useCopied(): readonly [copied: boolean, markCopied: () => void] {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), COPIED_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [copies])
  return [copies > 0, () => setCopies(copies + 1)]
}

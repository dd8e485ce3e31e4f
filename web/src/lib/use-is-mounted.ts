import { useEffect, useRef } from 'react'

/** Tells, at the end of something that took time, whether the screen it was begun on is still there. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return () => mounted.current
}

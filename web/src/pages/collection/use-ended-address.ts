import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { forgetCollection } from '../../features/collect/change-collections.ts'

/** Call the returned function when the address stops working. Its cached data is removed once the page shows something else. */
export function useEndedAddress(token: string): () => void {
  const queryClient = useQueryClient()
  const hasEnded = useRef(false)
  useEffect(
    () => () => {
      if (!hasEnded.current) return
      hasEnded.current = false
      forgetCollection(queryClient, token)
    },
    [token, queryClient],
  )
  return () => {
    hasEnded.current = true
  }
}

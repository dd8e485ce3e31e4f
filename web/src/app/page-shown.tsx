import { useEffect } from 'react'

let resolve: () => void

/** Resolves when the first page is rendered and works. */
export const pageShown = new Promise<void>((whenShown) => {
  resolve = whenShown
})

export function PageShown() {
  useEffect(() => resolve(), [])
  return null
}

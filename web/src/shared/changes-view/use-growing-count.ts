import { useEffect, useState } from 'react'

/** Grows by one at a time, so the page can respond in between. A short text is there at once. */
export function useGrowingCount(maximum: number): number {
  const [count, setCount] = useState(maximum <= 2 ? maximum : 0)
  useEffect(() => {
    if (count >= maximum) return undefined
    const timer = setTimeout(() => setCount(count + 1))
    return () => clearTimeout(timer)
  }, [count, maximum])
  return Math.min(count, maximum)
}

import { useEffect, useState } from 'react'

/** Counts the seconds since a start time. */
export function RunningTime({ since }: { since: number }) {
  const [now, setNow] = useState(since)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [])
  return <span className="tabular-nums">{Math.max(Math.floor((now - since) / 1_000), 0)}</span>
}

import { useEffect, useState } from 'react'

/** Counts the seconds since something began. */
export function RunningTime({ since }: { since: number }) {
  const [now, setNow] = useState(since)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [])
  return <span className="tabular-nums">{Math.max(Math.floor((now - since) / 1_000), 0)} s</span>
}

import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves to the section that the URL names. The browser can't: it looked for the section before the page's code or data
 * had loaded.
 */
export function useScrollToHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const section = document.getElementById(hash.slice(1))
    // Elsewhere, the router already scrolled to the section, or the browser's Back button restored the position.
    if (window.scrollY === 0) section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }, [hash])
}

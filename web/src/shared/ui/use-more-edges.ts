import { type RefObject, useEffect } from 'react'

/**
 * Marks a row that scrolls sideways with `data-more-left` and `data-more-right` while it has more there. CSS could do this with
 * a scroll-driven animation, but not in every browser.
 */
export function useMoreEdges(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = row.current
    if (!box) return
    const mark = () => {
      // Zoomed pages have fractions of a pixel.
      box.toggleAttribute('data-more-left', box.scrollLeft > 1)
      box.toggleAttribute('data-more-right', box.scrollLeft + box.clientWidth < box.scrollWidth - 1)
    }
    mark()
    box.addEventListener('scroll', mark, { passive: true })
    const resizes = new ResizeObserver(mark)
    // The tabs grow when the font loads, even if the row stays as wide.
    for (const element of [box, ...box.children]) resizes.observe(element)
    return () => {
      box.removeEventListener('scroll', mark)
      resizes.disconnect()
    }
  }, [row])
}

import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** Checks that nothing scrolls sideways at several widths and at 200% text size. Leaves the window wide. */
export async function expectToFit(): Promise<void> {
  const root = document.documentElement
  const hidden = () => root.scrollWidth - window.innerWidth
  for (const width of [320, 600, 1280]) {
    await page.viewport(width, 800)
    expect(hidden(), `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
  }
  root.style.fontSize = '32px'
  expect(hidden(), 'scrolls sideways at 200% text size').toBeLessThanOrEqual(0)
  root.style.removeProperty('font-size')
}

/** Checks that all controls are at least 24 by 24 pixels (WCAG 2.5.8), except links within a sentence. */
export function expectTargets(): void {
  const targets =
    'a[href], button, input, select, textarea, summary, label:has(input), [role=tab], [role=menuitem]'
  const small = [...document.querySelectorAll<HTMLElement>(targets)]
    .filter(
      (target) => target.checkVisibility() && !target.closest('p, dd, li li, .rich-text, [class*=sr-only]'),
    )
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect()
      // Skip visually hidden elements of 1 pixel, such as the skip link without focus.
      return width > 1 && (width < 24 || height < 24)
    })
  expect(
    small.map((target) => target.outerHTML.slice(0, 200)),
    'controls too small',
  ).toEqual([])
}

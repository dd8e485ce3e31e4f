// Checks of every page: both themes, several widths, large text, and accessibility.
import { expect, type Page } from '@playwright/test'
import { isSampled, sample } from '../server/src/testing/sample.ts'
import { expectAccessible } from './library.ts'

const WIDTHS = sample([320, 390, 600, 768, 1280], 2)

/** Checks both themes. A sampled run checks only the dark one, because most other tests use the light one. */
export async function expectAccessibleInThemes(page: Page): Promise<void> {
  for (const colorScheme of isSampled ? (['dark'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}

/** Checks both themes on a computer and on a phone. A sampled run checks only the phone. Leaves the window wide. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const width of isSampled ? [390] : [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expectTargets(page)
    await expectAccessibleInThemes(page)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** Checks that nothing scrolls sideways at several widths and at 200% text size. Leaves the window wide. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page, `at ${width} px`)
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
  await expectNoSidewaysScroll(page, 'at 200% text size')
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

async function expectNoSidewaysScroll(page: Page, when: string): Promise<void> {
  const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(hidden, `${page.url()} scrolls sideways ${when}`).toBeLessThanOrEqual(0)
}

/** Checks that all controls are at least 24 by 24 pixels (WCAG 2.5.8), except links within a sentence. */
export async function expectTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const targets =
      'a[href], button, input, select, textarea, summary, label:has(input), [role=tab], [role=menuitem]'
    return [...document.querySelectorAll<HTMLElement>(targets)]
      .filter(
        (target) => target.checkVisibility() && !target.closest('p, dd, li li, .rich-text, [class*=sr-only]'),
      )
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        // Skip visually hidden elements of 1 pixel, such as the skip link without focus.
        return width > 1 && (width < 24 || height < 24)
      })
      .map((target) => target.outerHTML.slice(0, 200))
  })
  expect(small, `controls too small at ${page.url()}`).toEqual([])
}

/** Checks that with the text spacing of WCAG 1.4.12, nothing is cut off or scrolls sideways. */
export async function expectToFitTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    // The Content-Security-Policy forbids style elements.
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [spacing]
  })
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page, `with wide text spacing at ${width} px`)
    const cut = await page.evaluate(() => {
      const texts = 'a, button, h1, h2, h3, h4, label, legend, th, td, dt, dd, summary, [role=tab]'
      return [...document.querySelectorAll<HTMLElement>(texts)]
        .filter(
          (part) =>
            part.checkVisibility() && !part.closest('[class*=sr-only], .truncate, [class*=line-clamp]'),
        )
        .filter(
          (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1,
        )
        .filter((part) => getComputedStyle(part).overflow !== 'visible')
        .map((part) => part.outerHTML.slice(0, 200))
    })
    expect(cut, `cut off at ${page.url()}, ${width} px`).toEqual([])
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

/** Presses Tab until the target has focus. */
export async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The target did not get focus after pressing Tab 40 times.')
}

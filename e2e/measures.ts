import { expect, type Page } from '@playwright/test'
import { isSampled, sample } from '../server/src/testing/sample.ts'
import { expectAccessible } from './library.ts'

const WIDTHS = sample([320, 390, 768, 1280], 2)

/** Accessible in both themes; a sample looks at the dark one, since most other checks are in the light. */
export async function expectAccessibleInThemes(page: Page): Promise<void> {
  for (const colorScheme of isSampled ? (['dark'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}

/** Nothing scrolls sideways, however wide the window is and however large the letters; ends with a wide window. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page, `at ${width} px`)
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
  await expectNoSidewaysScroll(page, 'with letters of twice the size')
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

async function expectNoSidewaysScroll(page: Page, when: string): Promise<void> {
  const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(hidden, `${page.url()} scrolls sideways ${when}`).toBeLessThanOrEqual(0)
}

/** Everything that can be pressed is at least 24 by 24 pixels (WCAG 2.5.8), but for links within a sentence. */
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
        // a pixel less than one can see: the link past the header, until it has the focus
        return width > 1 && (width < 24 || height < 24)
      })
      .map((target) => target.outerHTML.slice(0, 200))
  })
  expect(small, `too small to press at ${page.url()}`).toEqual([])
}

/** With the spacing of WCAG 1.4.12 nothing is cut off and nothing scrolls sideways. */
export async function expectRoomForSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    // a sheet, since the content policy allows no style elements
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [spacing]
  })
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page, `with wide spacing at ${width} px`)
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

/** Presses Tab until it is there, as one would. */
export async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('40 presses of Tab did not lead there')
}

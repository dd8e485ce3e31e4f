import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { startLibrary } from './start-library.ts'

type Library = Awaited<ReturnType<typeof startLibrary>>

interface PageOptions {
  /** Console errors a test causes on purpose. */
  expectedErrors: RegExp | undefined
}

/** Each worker has its own library with the development sign-in. Any unexpected console error fails the test. */
export const test = base.extend<PageOptions, { library: Library }>({
  library: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const library = await startLibrary()
      await use(library)
      await library.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ library }, use) => use(library.origin),

  expectedErrors: [undefined, { option: true }],

  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(String(error)))
    waitForApp(page)
    await use(page)
    // A delayed request may finish only now, and its handler must not fail a test that has ended.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(errors.filter((error) => !expectedErrors?.test(error))).toEqual([])
  },
})

export { expect, startLibrary }

/** Makes page loads wait until the app has taken over the prerendered page, which looks the same but isn't interactive. */
function waitForApp(page: Page): void {
  for (const load of ['goto', 'reload'] as const) {
    const original = page[load].bind(page) as Page['goto']
    page[load] = (async (...args: Parameters<Page['goto']>) => {
      const response = await original(...args)
      await page.locator('#cover').waitFor({ state: 'detached' })
      return response
    }) as Page['goto'] & Page['reload']
  }
}

/** Focuses the search box. Its shortcut loads right after the page, so the first key may be too early. */
export async function pressSlash(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 1_000 })
  }).toPass()
}

/** Checks the page with axe after all transitions have ended. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A theme change starts its transitions on the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // Skip endless animations.
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = []
  for (const { id, nodes } of violations)
    for (const { html, target } of nodes)
      if (id !== 'target-size' || (await isTooSmall(page, String(target[0])))) found.push({ id, html })
  expect(found).toEqual([])
}

/** What a header or a bar covers at this scroll position counts once it's scrolled into view. */
async function isTooSmall(page: Page, target: string): Promise<boolean> {
  const top = await page.locator(target).evaluate((element) => {
    const before = scrollY
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return before
  })
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(target)
    .withRules(['target-size'])
    .analyze()
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
  return violations.length > 0
}

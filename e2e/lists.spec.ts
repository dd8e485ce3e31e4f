import type { Page } from '@playwright/test'
import { expect, test } from './library.ts'

/** A name that is unique within this worker. */
let uniqueCount = 0
const unique = (name: string) => `${name} ${String.fromCharCode(65 + (uniqueCount++ % 26))}${uniqueCount}`

/** Records how far parts of the page move after they're first shown. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function shifted(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0)
  })
}

test('the session and the first list are requested with the page, each only once', async ({
  page,
  library,
}) => {
  await library.signIn(page, { display_name: unique('Flo First') })
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\/session\.php$|\/api\/prompts\.php\?sort=/.test(request.url())) requests.push(request.url())
  })
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(requests).toHaveLength(2)
  const starts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ initiatorType }: PerformanceEntry & { initiatorType?: string }) => initiatorType === 'link')
      .map(({ name }) => name),
  )
  expect(starts).toEqual(expect.arrayContaining(requests))
})

test.describe('the start of the library', () => {
  test('doesn’t shift when the font, the prompts, and the session arrive late', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const late = Promise.withResolvers<void>()
    for (const url of ['**/*.woff2', '**/api/prompts.php*', '**/api/collections*', '**/session.php'])
      await page.route(url, async (route) => {
        await late.promise
        await route.continue()
      })
    await watchShifts(page)
    // The load event would wait for the font.
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('status').getByText('Loading prompts...')).toBeAttached()
    late.resolve()
    await expect(page.getByLabel('Featured collections').getByRole('link')).toHaveCount(4)
    await expect(page.getByRole('article')).toHaveCount(12)
    expect(await shifted(page)).toBeLessThan(0.001)
  })
})

import type { Page } from '@playwright/test'
import { pages } from '@prompt-library/contract/pages'
import { expect, test } from './library.ts'

const OPEN = Object.values(pages).filter(({ open }) => open)

/** Runs before the app, with the prerendered page. */
async function rememberElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { prerendered: [...document.querySelectorAll('header, h1, footer')] })
    })
  })
}

/** Whether the app kept the elements of the prerendered page instead of replacing them. */
function keptElements(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { prerendered } = window as unknown as { prerendered: Element[] }
    return prerendered.length >= 3 && prerendered.every((element) => element.isConnected)
  })
}

// React reports each difference as an error, which fails the test.
test('the app takes over each prerendered page, whatever the device keeps', async ({ page }) => {
  await rememberElements(page)
  for (const { path } of OPEN) {
    await page.goto(path)
    expect(await keptElements(page), path).toBe(true)
  }
  await page.addInitScript(() => {
    const uses = [{ id: 1, title: 'Used before', revision: 1, tool: '', at: Date.now() }]
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('used-prompts', JSON.stringify({ userId: null, uses }))
    Object.defineProperty(navigator, 'platform', { value: 'MacIntel' })
  })
  for (const { path } of OPEN) {
    await page.goto(path)
    expect(await keptElements(page), path).toBe(true)
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    if (path !== pages.library.path) await expect(page.getByRole('banner').getByText('⌘K')).toBeVisible()
  }
  await page.goto(pages.library.path)
  await expect(page.getByRole('button', { name: 'Recently used' })).toBeVisible()
  // Which guide shows depends on the fragment, so this page is replaced.
  await page.goto(`${pages.help.path}?tab=deep-research`)
  const section = await page.getByRole('main').locator('h3[id]').last().getAttribute('id')
  await page.goto(pages.about.path)
  await page.goto(`${pages.help.path}#${section}`)
  await expect(page.getByRole('tab', { name: 'Deep Research Prompts' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('what was typed before the app runs is searched', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await held
    await route.continue()
  })
  const loaded = page.goto('/')
  const box = page.getByRole('searchbox')
  await box.focus()
  await page.keyboard.type('quiz')
  // The cover takes clicks.
  expect(await page.evaluate(() => document.elementFromPoint(200, 200)?.id)).toBe('cover')
  release()
  await loaded
  await expect(page).toHaveURL(/q=quiz/)
  await expect(box).toHaveValue('quiz')
  await expect(box).toBeFocused()
})

// The pictures in README.md, which `npm run screenshots` retakes.
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { startLibrary } from './library.ts'

const library = await startLibrary({ DEMO_DATA: 'true' })
const executablePath = process.env['BROWSER_PATH']
const browser = await chromium.launch(executablePath ? { executablePath } : {})
const page = await browser.newPage({ baseURL: library.origin, viewport: { width: 1280, height: 800 } })

// A first visit can still have the fallback font.
await page.goto('/about')
await page.goto('/')
await page.getByRole('article').first().waitFor()
await page.evaluate(async () => (await document.fonts.ready).size)
await take('library')
await page.emulateMedia({ colorScheme: 'dark' })
await take('library-dark')
await page.emulateMedia({ colorScheme: 'light' })

await page.goto('/?q=reverse+outline')
await page.getByRole('link', { name: /^Use / }).first().click()
await page.getByLabel('Type of document').selectOption('journal article')
await page.getByLabel('Audience').fill('faculty in other fields')
await page.locator('textarea').fill('Cheap paper changed who could publish, and what they dared to print.')
await take('use')

await page.goto('/help')
await page.getByRole('navigation', { name: 'On this page' }).waitFor()
await take('help')

await signInAsAdmin(page)
await page.goto('/admin')
await page.getByRole('img').first().waitFor()
await take('console')

await page.goto('/build-prompt')
await page.getByLabel('Goal').selectOption('Learning & Education')
await page.getByLabel('AI role').selectOption('Teacher')
await page
  .getByLabel('Task')
  .fill('Explain to first-year students how to read a research article in biology.')
await page.getByRole('region', { name: 'Checklist' }).getByRole('button').first().waitFor()
await take('builder')

await browser.close()
await library.close()

async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in with your NetID' }).first().click()
  await page.getByRole('button', { name: 'Ada Admin' }).click()
  await page.getByRole('article').first().waitFor()
}

async function take(name: string): Promise<void> {
  const path = join(import.meta.dirname, `../docs/images/${name}.webp`)
  await page.screenshot({ path, type: 'webp', quality: 85, animations: 'disabled' })
}

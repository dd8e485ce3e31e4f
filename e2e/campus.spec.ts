import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pages } from '@prompt-library/contract/pages'
import { brandColors } from '@prompt-library/domain/brand-colors'
import { type Campus, DEFAULT_CAMPUS } from '@prompt-library/domain/campus'
import { createPrompt } from '../server/src/testing/builders.ts'
import { expect, expectAccessible, startLibrary, test } from './library.ts'

const CAMPUS: Campus = {
  name: 'Northfield College',
  short_name: 'NC',
  site_title: 'Prompt Hub',
  id_name: 'Eagle ID',
  color: '#00356b',
  logo: readFileSync(join(import.meta.dirname, '../web/public/icon-192.png')).toString('base64'),
  links: [{ label: 'IT help', url: 'https://it.northfield.example/' }],
}
const DEFAULTS = /\bUM\b|NetID|[Uu]niversity|AI Prompt Library|70002e|maroon|%campus/

let served: Awaited<ReturnType<typeof startLibrary>>

// A page that doesn't exist is one of those looked at.
test.use({ expectedErrors: /404/ })

test.beforeAll(async () => {
  served = await startLibrary({ STARTER_PROMPTS: 'false' })
  const row = { name: 'campus', value: JSON.stringify(CAMPUS), updated_at: new Date() }
  await served.db.insertInto('settings').values(row).execute()
})
test.afterAll(() => served.close())

test('another campus shows no trace of the default on any page, in either theme', async ({ page }) => {
  test.slow()
  const admin = await served.signIn(page, { role: 'admin', display_name: 'Ada' })
  const { id } = await createPrompt(served.db, { author_id: admin.id, title: 'Plan' })
  const dialogs = ['prompt', 'use', 'share', 'edit', 'history'].map((name) => `/?${name}=${id}`)
  const tabs = ['users', 'prompts', 'analytics', 'audit', 'settings'].map((tab) => `/admin?tab=${tab}`)
  const paths = [...Object.values(pages).map(({ path }) => path), '/nowhere', '/about?x']
  for (const path of [...paths, ...dialogs, ...tabs]) await expectNoTrace(page, path)
  await page.context().clearCookies()
  for (const path of paths) await expectNoTrace(page, path)

  await expect(page.getByRole('banner').getByText('Prompt Hub')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'IT help' })).toHaveAttribute(
    'href',
    'https://it.northfield.example/',
  )
  await page.goto(`${served.origin}/my-prompts`)
  await expect(page.getByRole('heading', { name: "NC's Prompt Hub" })).toBeVisible()
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(`${served.origin}/my-prompts`)
    const button = page.getByRole('main').getByRole('link', { name: 'Sign in with your Eagle ID' })
    await expect(button).toHaveCSS('background-color', rgb(brandColors(CAMPUS.color)[scheme].brand))
    await expectAccessible(page)
  }
})

async function expectNoTrace(page: Page, path: string): Promise<void> {
  await page.goto(served.origin + path)
  // The page is there before the dialog over it.
  const part = path.startsWith('/?') ? page.getByRole('dialog') : page
  await expect(part.getByRole('heading').first()).toBeVisible()
  await expect(page.locator('.animate-pulse')).toHaveCount(0)
  expect(`${path} ${await page.evaluate(() => document.documentElement.outerHTML)}`).not.toMatch(DEFAULTS)
  for (const theme of ['light', 'dark'] as const) {
    const defaults = Object.values(brandColors(DEFAULT_CAMPUS.color)[theme]).map(rgb)
    const found = await page.evaluate(
      ([theme, defaults]) => {
        document.documentElement.dataset['theme'] = theme
        const used = Array.from(document.querySelectorAll('*')).flatMap((element) => {
          const { color, backgroundColor, borderTopColor, fill, outlineColor } = getComputedStyle(element)
          return [color, backgroundColor, borderTopColor, fill, outlineColor]
        })
        return defaults.filter((color) => used.includes(color))
      },
      [theme, defaults] as const,
    )
    expect([path, theme, found]).toEqual([path, theme, []])
  }
}

function rgb(color: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

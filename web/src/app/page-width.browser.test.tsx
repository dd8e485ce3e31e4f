import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerLibrary } from '../testing/library.ts'
import { openApp } from '../testing/open-app.tsx'
import { boxOf } from '../testing/page.ts'

test('pages with one column are narrower and in the middle', async () => {
  await page.viewport(1600, 900)
  answerLibrary({}, {}, {}, {})
  const pages = {
    '/my-prompts': 1216,
    '/help': 960,
    '/help/reference': 960,
    '/accessibility': 960,
    '/notifications': 960,
    '/submit': 960,
  }
  for (const [address, width] of Object.entries(pages)) {
    openApp(address)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect.element(heading).toBeVisible()
    const edges = () => {
      const rights = [...page.getByRole('main').element().querySelectorAll('*')]
        // A row that scrolls sideways goes over the page's padding.
        .filter((part) => !part.matches('.scroll-bleed-x, .scroll-bleed-x *'))
        .map((part) => part.getBoundingClientRect().right)
      const { left } = boxOf(heading)
      return [left, Math.max(...rights) - left].map(Math.round)
    }
    await expect.poll(edges, { message: address }).toEqual([(1600 - width) / 2, width])
  }
})

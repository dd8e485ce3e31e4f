import type { Page } from '@playwright/test'

/**
 * Reads the clipboard as text of the given type. The site's pages can't (Permissions-Policy), so this opens a page of the
 * same origin without that header.
 */
export async function readClipboard(page: Page, type = 'text/plain'): Promise<string> {
  const reader = await page.context().newPage()
  try {
    await reader.route('**/clipboard', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await reader.goto(new URL('/clipboard', page.url()).href)
    await reader.bringToFront()
    return await reader.evaluate(async (type) => {
      const [item] = await navigator.clipboard.read()
      if (!item?.types.includes(type)) return ''
      return (await item.getType(type)).text()
    }, type)
  } finally {
    await reader.close()
    await page.bringToFront()
  }
}

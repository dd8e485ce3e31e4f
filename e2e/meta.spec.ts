import { chromium } from '@playwright/test'
import { expect, test } from './library.ts'

test.describe('the site', () => {
  test('can be installed as an app', async ({ library }) => {
    // The headless shell can't install apps, so use a full browser.
    const executablePath = process.env['WHOLE_BROWSER_PATH'] ?? process.env['BROWSER_PATH']
    const fullBrowser = await chromium.launch(executablePath ? { executablePath } : {})
    const page = await fullBrowser.newPage()
    await page.goto(library.origin)
    const client = await page.context().newCDPSession(page)
    const { data, errors } = await client.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(JSON.parse(data ?? '')).toMatchObject({ name: 'AI Prompt Library', display: 'standalone' })
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
    // Test windows are incognito, which is the only reason the app can't be installed.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
    await fullBrowser.close()
  })

  test('serves every image named in the page and the manifest', async ({ page, library }) => {
    await page.goto('/about')
    const named = await page.evaluate(() => [
      ...Array.from(
        document.querySelectorAll<HTMLLinkElement>('link[rel~=icon], link[rel=apple-touch-icon]'),
        (link) => link.href,
      ),
      document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '',
    ])
    const manifest = await (await page.request.get('/manifest.webmanifest')).json()
    const icons = manifest.icons.map(({ src }: { src: string }) => library.origin + src)
    expect(named.length + icons.length).toBe(9)
    for (const address of [...named, ...icons]) {
      const response = await page.request.get(address)
      expect([address, response.status()]).toEqual([address, 200])
      expect(response.headers()['content-type']).toMatch(/^image\//)
    }
  })

  test('sets the theme color of the current theme', async ({ page }) => {
    const shown = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
          .filter(({ media }) => matchMedia(media).matches)
          .map(({ content }) => content),
      )
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/about')
    await expect.poll(shown).toEqual(['#590a26'])
    await page.getByText('Light', { exact: true }).click()
    await expect.poll(shown).toEqual(['#70002e'])
  })
})

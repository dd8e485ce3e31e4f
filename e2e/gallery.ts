import { join } from 'node:path'
import { preview } from 'vite'
import { test as base, expect } from './library.ts'

/** Every test starts on the gallery page, which uses the server's Content-Security-Policy. */
export const test = base.extend<{ atGallery: undefined }, { gallery: string }>({
  gallery: [
    async ({ library }, use) => {
      const policy = (await fetch(library.origin)).headers.get('content-security-policy') ?? ''
      const gallery = await startGallery(policy)
      await use(gallery.address)
      await gallery.close()
    },
    { scope: 'worker' },
  ],

  atGallery: [
    async ({ page, gallery }, use) => {
      await page.goto(gallery)
      await expect(page.getByRole('heading', { name: 'UI components' })).toBeVisible()
      await use(undefined)
    },
    { auto: true },
  ],
})

/** Serves the gallery, which the global setup builds once for all workers. */
async function startGallery(policy: string) {
  const server = await preview({
    root: join(import.meta.dirname, '../web'),
    logLevel: 'error',
    build: { outDir: process.env['E2E_GALLERY'] ?? '' },
    preview: { port: 0, headers: { 'content-security-policy': policy } },
  })
  return { address: `${server.resolvedUrls?.local[0]}gallery.html`, close: () => server.close() }
}

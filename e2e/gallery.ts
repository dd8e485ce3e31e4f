import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { test as base, expect } from './library.ts'

const root = join(import.meta.dirname, '../web')

/** Every test starts on the page that shows all parts of the interface, under the content policy of the server. */
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
      await expect(page.getByRole('heading', { name: 'The parts' })).toBeVisible()
      await use(undefined)
    },
    { auto: true },
  ],
})

async function startGallery(policy: string) {
  const outDir = await mkdtemp(join(tmpdir(), 'prompt-library-gallery-'))
  await build({
    root,
    logLevel: 'error',
    // React then says what it thinks of the way it is used
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: join(root, 'gallery.html') },
    },
  })
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, headers: { 'content-security-policy': policy } },
  })
  const close = async () => {
    await server.close()
    await rm(outDir, { recursive: true })
  }
  return { address: `${server.resolvedUrls?.local[0]}gallery.html`, close }
}

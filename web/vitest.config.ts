import { availableParallelism } from 'node:os'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'

const executablePath = process.env['BROWSER_PATH']

/** Components and whole pages in a browser, with answers of the test instead of a server (src/testing). */
export default defineProject({
  cacheDir: '../.cache/vite',
  plugins: [react(), tailwind()],
  // A dependency found only while a test runs would reload its page.
  optimizeDeps: {
    entries: ['src/main.tsx', 'src/shared/background/worker.ts', 'src/pages/import/reader-worker.ts'],
    include: ['axe-core'],
  },
  test: {
    name: 'components',
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: ['src/testing/set-up.ts'],
    // As in the other projects: a page loads the app once, and not for each file.
    isolate: false,
    // A page for each core. Vitest would leave one free.
    maxWorkers: Math.min(availableParallelism(), 4),
    testTimeout: 60_000,
    restoreMocks: true,
    // Time passes by itself, too, or axe and React would wait forever.
    fakeTimers: {
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      shouldAdvanceTime: true,
    },
    expect: { poll: { timeout: 20_000, interval: 20 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      // As in the journeys: a name matches if it contains the text.
      locators: { exact: false },
      provider: playwright({
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: ['--disable-gpu', '--no-first-run', '--disable-background-networking'],
        },
        contextOptions: {
          reducedMotion: 'reduce',
          permissions: ['clipboard-read', 'clipboard-write'],
        },
      }),
      // Vitest's own keyboard needs a round trip for each key, and it can't click at a point of the window.
      commands: {
        pressKey: ({ page }, keys: string) => page.keyboard.press(keys),
        typeText: ({ page }, text: string) => page.keyboard.type(text),
        clickAt: ({ page }, x: number, y: number) => page.mouse.click(x, y),
        setColorScheme: ({ page }, colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme }),
      },
    },
  },
})

import { join } from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'

const chromium: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  launchOptions: {
    ...(process.env['BROWSER_PATH'] && { executablePath: process.env['BROWSER_PATH'] }),
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
}

/** An ordinary Firefox instead of Playwright's own build: `npm run firefox`. */
const firefox: PlaywrightTestConfig['use'] = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: { executablePath: join(import.meta.dirname, 'firefox.mjs') },
}

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  // machines that are shared can stall a page for longer than a test waits; what passes only then is listed as flaky
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    trace: 'on-first-retry',
    ...(process.env['FIREFOX_PATH'] ? firefox : chromium),
  },
})

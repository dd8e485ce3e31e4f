import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  globalSetup: './global-set-up.ts',
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Timeouts are for tests that hang, not for slow machines.
  timeout: 180_000,
  // About one of 250 tests per run still has a race. The report lists it as flaky; fix it when you see one.
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
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
  },
})

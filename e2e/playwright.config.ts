import { defineConfig } from '@playwright/test'
import { isSampled } from '../server/src/testing/sample.ts'

export default defineConfig({
  testDir: '.',
  globalSetup: './global-set-up.ts',
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Timeouts are for tests that hang, not for slow machines.
  timeout: 180_000,
  // What CONTRIBUTING says belongs in `npm test`. Everything else runs in `npm run test:full`.
  ...(isSampled && { grep: /@core/ }),
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

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

/** What can't be shown there, mostly because WebDriver BiDi has no way to do it: */
const NOT_IN_FIREFOX = [
  // a color scheme, and axe, by which these look
  /both themes|in dark|the theme|accessible with|holds any text/,
  // the clipboard, and events that claim to come from it
  /copying|copied|pasted|follow the caret|400 px high|only web, mail|another value from outside|the text can be read/,
  // paper
  /presents the library|copies a template/,
  // files that are loaded down; pages without the content policy; scripts that do not come; a window behind another
  /the prompts › are found|hostile|that does not come|its place is kept|people are found/,
  // what Chromium alone says: of a manifest, of an error, of a style
  /can be installed|a page that breaks|an empty editor/,
  // in Firefox the Tab key also stops at what can be scrolled
  /keyboard alone, on a small phone|keyboard alone, in and out|has two guides/,
]

export default defineConfig({
  ...(process.env['FIREFOX_PATH'] && { grepInvert: NOT_IN_FIREFOX }),
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

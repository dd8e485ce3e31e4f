// Finds a Chromium for the browser tests, and installs one where there is none: first what the machine has, then
// Playwright's own, then Debian's package where this user may install packages.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pinnedNode, root, run, say } from './set-up.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export async function findBrowser() {
  const named = process.env.BROWSER_PATH
  if (named) {
    if (works(named)) return named
    throw new Error(`BROWSER_PATH is ${named}, which does not start as a browser.`)
  }
  return onPath() ?? playwrights() ?? (await installPlaywrights()) ?? (await installDebians()) ?? refuse()
}

/** A browser without windows of its own, which opens a page in a third of the time; or the browser itself. */
export function findShell(browser) {
  return process.env.BROWSER_PATH ? browser : (onPath(['chromium-headless-shell']) ?? browser)
}

function onPath(names = NAMES) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(works)
}

function playwrights() {
  const program = `console.log(require('playwright-core').chromium.executablePath())`
  const path = execFileSync(pinnedNode(), ['--eval', program], { cwd: root, encoding: 'utf8' }).trim()
  return works(path) ? path : undefined
}

async function installPlaywrights() {
  say('No browser found; asking Playwright for its own…')
  try {
    await run(pinnedNode(), [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], {
      timeout: 300_000,
    })
  } catch (error) {
    say(`Playwright could not install its browser: ${error.message}`)
  }
  return playwrights()
}

async function installDebians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  say("Installing Debian's Chromium…")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  const packages = ['chromium', 'chromium-headless-shell']
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return onPath()
}

function refuse() {
  throw new Error(
    'The browser tests need Chromium, and none could be found or installed. Install it (Debian: apt-get install chromium), or set BROWSER_PATH to one.',
  )
}

/** A browser whose libraries are missing is there but does not start. */
function works(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}

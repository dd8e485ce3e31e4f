// `npm test` runs every kind of check, but long grids on a sample. `npm run test:full` runs them whole, `npm run check`
// only the fast checks. Every part runs even if an earlier one failed, and the end repeats what failed, because CI keeps
// no more than the end of the output.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findBrowser, findShell } from './find-browser.mjs'
import { checkFirstLoad } from './first-load.mjs'
import { install, pinnedNode, root, run, runMain, say } from './set-up.mjs'

const fastOnly = process.argv.includes('--fast')
const isFull = process.argv.includes('--full')

/** What the part that is running has printed so far. */
let output = ''

const node = (args, options = {}) =>
  run(pinnedNode(), args, {
    ...options,
    onOutput: (text) => {
      process.stdout.write(text)
      output += text
    },
  })
const script = (name) => () => node([join(root, 'scripts', name)])
const tool =
  (path, ...args) =>
  () =>
    node([join(root, 'node_modules', path), ...args])
const vitest = (...args) => tool('vitest/vitest.mjs', 'run', '--passWithNoTests=false', ...args)

const parts = [
  ['types', types],
  ['lint and format', tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings')],
  ['words', script('words.mjs')],
  ['import rules', vitest('--project', 'rules', 'scripts/import-rules')],
  ['audit of dependencies', script('audit.mjs')],
  ['dead code', tool('knip/bin/knip.js', '--no-progress')],
  ['unit tests', vitest('--project', 'rules', '--exclude', 'scripts/import-rules.test.mjs')],
  ['web build', script('build.mjs')],
  ['first load of JavaScript', checkFirstLoad],
  ['server tests on the embedded PostgreSQL', vitest('--project', 'embedded')],
  ['server tests on PostgreSQL 18', vitest('--project', 'postgres')],
  ['browser journeys', journeys],
]
const FAST = 7
/** How much of the end of the output CI keeps, in characters, less what the summary takes. */
const ROOM = 10_000
/** The line of a test, or a file of tests, that passed or was skipped. */
const PASSED = /^\s*[✓↓] |^ {2}- +\d+ /

await runMain(async () => {
  await install()
  // tests of `npm start` itself may run now: it will find everything set up, and not install under the feet of others
  process.env.SET_UP_DONE = 'true'
  process.env.TMPDIR = temporaryFolder()
  if (!isFull) process.env.TEST_SCALE = 'sample'
  // the runners see a pipe, and would leave the colors out
  if (process.stdout.isTTY) process.env.FORCE_COLOR = '1'
  const failed = []
  const chosen = fastOnly ? parts.slice(0, FAST) : parts
  for (const [name, part] of chosen) {
    say(`\n━━ ${name}`)
    const start = performance.now()
    output = ''
    try {
      await part()
      say(`   ${name}: ok (${seconds(start)} s)`)
    } catch (error) {
      console.error(`   ${name}: FAILED (${seconds(start)} s) ${error.message}`)
      failed.push({ name, message: error.message, output })
    }
  }
  for (const { name, message, output } of failed) {
    say(`\n━━ ${name}: FAILED ${message}`)
    say(failuresIn(output, Math.floor(ROOM / failed.length)))
  }
  say(
    `\n${failed.length === 0 ? 'Everything passed.' : `Failed: ${failed.map(({ name }) => name).join(', ')}.`}`,
  )
  say(`${chosen.length - failed.length} passed, ${failed.length} failed`)
  if (failed.length > 0) process.exitCode = 1
})

/** What is left of a runner's output without the lines of what passed: its beginning, where failures are listed, and its end. */
function failuresIn(output, room) {
  const lines = stripVTControlCharacters(output).split('\n')
  const text = lines.filter((line) => !PASSED.test(line)).join('\n')
  if (text.length <= room) return text
  return `${text.slice(0, room / 2)}\n[…]\n${text.slice(-room / 2)}`
}

/** Where all parts put what they need for a while. It goes with this process, whatever a part that was cut off left there. */
function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'prompt-library-test-'))
  // the account that PostgreSQL runs as for root must be able to enter
  chmodSync(folder, 0o755)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function types() {
  for (const workspace of ['domain', 'contract', 'server', 'web', 'e2e']) {
    await node([join(root, 'node_modules/typescript/bin/tsc'), '-p', workspace])
  }
}

async function journeys() {
  const browser = await findBrowser()
  const env = { ...process.env, BROWSER_PATH: findShell(browser), WHOLE_BROWSER_PATH: browser }
  await node([join(root, 'node_modules/@playwright/test/cli.js'), 'test'], { cwd: join(root, 'e2e'), env })
}

function seconds(start) {
  return ((performance.now() - start) / 1000).toFixed(1)
}

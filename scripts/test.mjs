// `npm test` runs every check of the project, `npm run check` the fast ones. Each part runs whatever became of the
// ones before it, and the end says which failed.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './find-browser.mjs'
import { checkFirstLoad } from './first-load.mjs'
import { buildWeb, install, pinnedNode, root, run, runMain, say } from './set-up.mjs'

const fastOnly = process.argv.includes('--fast')
const tool =
  (path, ...args) =>
  () =>
    run(pinnedNode(), [join(root, 'node_modules', path), ...args])
const vitest = (...args) => tool('vitest/vitest.mjs', 'run', '--passWithNoTests=false', ...args)

const parts = [
  ['types', types],
  ['lint and format', tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings')],
  ['import rules', vitest('--project', 'rules', 'scripts/import-rules')],
  ['audit of dependencies', () => run(pinnedNode(), [join(root, 'scripts/audit.mjs')])],
  ['dead code', tool('knip/bin/knip.js', '--no-progress')],
  ['unit tests', vitest('--project', 'rules', '--exclude', 'scripts/import-rules.test.mjs')],
  ['web build', buildWeb],
  ['first load of JavaScript', checkFirstLoad],
  ['server tests on the embedded PostgreSQL', vitest('--project', 'embedded')],
  ['server tests on PostgreSQL 18', vitest('--project', 'postgres')],
  ['browser journeys', journeys],
]
const FAST = 6

await runMain(async () => {
  await install()
  // tests of `npm start` itself may run now: it will find everything set up, and not install under the feet of others
  process.env.SET_UP_DONE = 'true'
  process.env.TMPDIR = temporaryFolder()
  const failed = []
  const chosen = fastOnly ? parts.slice(0, FAST) : parts
  for (const [name, part] of chosen) {
    say(`\n━━ ${name}`)
    const start = performance.now()
    try {
      await part()
      say(`   ${name}: ok (${seconds(start)} s)`)
    } catch (error) {
      console.error(`   ${name}: FAILED (${seconds(start)} s) ${error.message}`)
      failed.push(name)
    }
  }
  say(`\n${failed.length === 0 ? 'Everything passed.' : `Failed: ${failed.join(', ')}.`}`)
  say(`${chosen.length - failed.length} passed, ${failed.length} failed`)
  if (failed.length > 0) process.exitCode = 1
})

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
    await run(pinnedNode(), [join(root, 'node_modules/typescript/bin/tsc'), '-p', workspace])
  }
}

async function journeys() {
  const env = { ...process.env, BROWSER_PATH: await findBrowser() }
  await run(pinnedNode(), [join(root, 'node_modules/@playwright/test/cli.js'), 'test'], {
    cwd: join(root, 'e2e'),
    env,
  })
}

function seconds(start) {
  return ((performance.now() - start) / 1000).toFixed(1)
}

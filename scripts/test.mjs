// `npm test` runs every kind of check, with a sample of the longest tests. `npm run test:full` runs everything, and
// `npm run test:full -- --part 2/3` a third of it. `npm run check` runs only the fast checks. Every step runs even if an
// earlier one fails. The failures are repeated at the end, because CI keeps only the end of the output.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { findBrowser, findShell } from './find-browser.mjs'
import { checkFirstLoad } from './first-load.mjs'
import { installEverything, pinnedNode, root, run, runMain, say } from './set-up.mjs'

const { values } = parseArgs({
  options: { fast: { type: 'boolean' }, full: { type: 'boolean' }, part: { type: 'string' } },
})
const { fast: fastOnly, full: isFull, part } = values
/** The shards of the browser journeys that a part has. */
const SHARDS = { '1/3': [], '2/3': ['1/3'], '3/3': ['2/3', '3/3'] }[part ?? '']
if (part && !SHARDS) throw new Error('--part must be 1/3, 2/3, or 3/3.')

const node = (args, { print, ...options }) => run(pinnedNode(), args, { ...options, onOutput: print })
const script = (name) => (options) => node([join(root, 'scripts', name)], options)
const tool =
  (path, ...args) =>
  (options) =>
    node([join(root, 'node_modules', path), ...args], options)
const vitest = (...args) => tool('vitest/vitest.mjs', 'run', '--passWithNoTests=false', ...args)

const build = script('build.mjs')
const fastSteps = [
  ['types', types],
  ['lint and format', tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings')],
  ['import rules', vitest('--project', 'rules', 'scripts/import-rules')],
  ['dependency audit', script('audit.mjs')],
  ['dead code', tool('knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors')],
  ['unit tests', vitest('--project', 'rules', '--exclude', 'scripts/import-rules.test.mjs')],
]
const buildSteps = [
  ['web build', build],
  ['JavaScript of the first load', ({ print }) => checkFirstLoad(print)],
]
/** One worker less than usual, because they run beside the component tests. They start the built app, too. */
const embeddedTests = [
  'server tests on the embedded database',
  vitest('--project', 'embedded', `--maxWorkers=${Math.min(availableParallelism(), 3)}`),
]
/** Two workers more than cores, because a third of their time they wait for time limits and for PostgreSQL. */
const postgresTests = [
  'server tests on PostgreSQL 18',
  vitest('--project', 'postgres', `--maxWorkers=${Math.min(availableParallelism() + 2, 6)}`),
]
/**
 * Stages run one after another, and the lanes of a stage side by side. Only the component tests have company: they are one
 * browser, which keeps one core busy. The other steps use both, or have time limits that a busy machine could exceed.
 */
const stages = [
  [fastSteps],
  ...(fastOnly
    ? []
    : [
        [[...buildSteps, embeddedTests], [['component tests', componentTests]]],
        [[postgresTests]],
        [[['browser journeys', journeys]]],
      ]),
]
/** How many characters of failures fit in the part of the output that CI keeps. */
const FAILURES_LENGTH = 10_000
/** A line for a test or test file that passed or was skipped. */
const PASSED = /^\s*[✓↓] |^ {2}- +\d+ /

await runMain(async () => {
  await installEverything()
  // Enables the tests of `npm start`, which now finds everything installed and won't reinstall packages during other tests.
  process.env.SET_UP_DONE = 'true'
  process.env.TMPDIR = temporaryFolder()
  // Node starts a dozen test runners and dozens of servers, and reads and compiles the same files for each.
  process.env.NODE_COMPILE_CACHE = join(process.env.TMPDIR, 'compiled')
  if (!isFull) process.env.TEST_SCALE = 'sample'
  // The test runners write to a pipe and would turn off colors.
  if (process.stdout.isTTY) process.env.FORCE_COLOR = '1'
  if (!fastOnly) await sayWhetherThereIsABrowser()
  const results = []
  for (const stage of stages) {
    const lanes = stage.map((lane) => lane.filter(([, step]) => isInPart(step)))
    // The first lane prints at once, and the others when it's done, so that their lines don't mix.
    const waiting = lanes.map(() => '')
    const running = lanes.map((lane, index) =>
      runLane(lane, (text) => {
        if (index === 0) process.stdout.write(text)
        else waiting[index] += text
      }),
    )
    for (const [index, lane] of running.entries()) {
      results.push(...(await lane))
      process.stdout.write(waiting[index])
    }
  }
  const failed = results.filter(({ failure }) => failure !== undefined)
  for (const { name, failure, output } of failed) {
    say(`\n━━ ${name}: FAILED ${failure}`)
    say(failuresIn(output, Math.floor(FAILURES_LENGTH / failed.length)))
  }
  say(
    `\n${failed.length === 0 ? 'Everything passed.' : `Failed: ${failed.map(({ name }) => name).join(', ')}.`}`,
  )
  if (failed.length > 0)
    say(
      `Passed: ${results
        .filter(({ failure }) => failure === undefined)
        .map(({ name }) => name)
        .join(', ')}.`,
    )
  say(`${results.length - failed.length} passed, ${failed.length} failed`)
  if (failed.length > 0) process.exitCode = 1
})

/** At the start, so that no one waits for minutes to be told what to install. The steps that need none run all the same. */
async function sayWhetherThereIsABrowser() {
  try {
    say(`Browser: ${await findBrowser()}`)
  } catch (error) {
    say(`${error.message}\nThe other tests run without it.`)
  }
}

async function runLane(lane, print) {
  const results = []
  for (const [name, step] of lane) {
    print(`\n━━ ${name}\n`)
    const start = performance.now()
    const result = { name, output: '' }
    try {
      await step({
        print: (text) => {
          print(text)
          result.output += text
        },
      })
      print(`   ${name}: ok (${seconds(start)} s)\n`)
    } catch (error) {
      result.failure = error.message
      print(`   ${name}: FAILED (${seconds(start)} s) ${error.message}\n`)
    }
    results.push(result)
  }
  return results
}

/** The second part has the server tests on PostgreSQL, and the first one everything else but the browser journeys. */
function isInPart(step) {
  const isOnPostgres = postgresTests.includes(step)
  if (part === '1/3') return step !== journeys && !isOnPostgres
  return part === undefined || step === build || step === journeys || (part === '2/3' && isOnPostgres)
}

/** The output without lines for passed tests, shortened to its beginning, where failures are listed, and its end. */
function failuresIn(output, length) {
  const lines = stripVTControlCharacters(output).split('\n')
  const text = lines.filter((line) => !PASSED.test(line)).join('\n')
  if (text.length <= length) return text
  return `${text.slice(0, length / 2)}\n[…]\n${text.slice(-length / 2)}`
}

/** A temporary folder for all steps, deleted when this process exits. */
function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'prompt-library-test-'))
  // Under root, PostgreSQL runs as another account, which must be able to access this folder.
  chmodSync(folder, 0o755)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function types({ print }) {
  for (const workspace of ['domain', 'contract', 'server', 'web', 'e2e']) {
    // What was found is kept, so that the next check reads only what has changed.
    const kept = ['--incremental', '--tsBuildInfoFile', join(root, `.cache/types/${workspace}.tsbuildinfo`)]
    await node([join(root, 'node_modules/typescript/bin/tsc'), '-p', workspace, ...kept], { print })
  }
}

async function componentTests({ print }) {
  const env = { ...process.env, BROWSER_PATH: findShell(await findBrowser()) }
  await vitest('--project', 'components')({ print, env })
}

async function journeys({ print }) {
  const browser = await findBrowser()
  const env = { ...process.env, BROWSER_PATH: findShell(browser), WHOLE_BROWSER_PATH: browser }
  const shards = SHARDS?.map((shard) => [`--shard=${shard}`]) ?? [[]]
  for (const shard of shards)
    await node([join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...shard], {
      print,
      cwd: join(root, 'e2e'),
      env,
    })
}

function seconds(start) {
  return ((performance.now() - start) / 1000).toFixed(1)
}

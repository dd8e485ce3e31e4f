// `npm run lighthouse`: measures the built product with Lighthouse's mobile settings, several times per page, reports
// medians, and fails if a page's rating is too low. docs/performance.md has the results.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { say } from '../../scripts/set-up.mjs'
import { freePort } from '../../server/src/testing/free-port.ts'
import { startServer } from '../../server/src/testing/start-server.ts'
import { median } from '../shared/quantile.ts'

const RUNS = Number(process.env.RUNS ?? 5)
const PAGES = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/about', '/help', '/build-prompt']
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index']

const folder = await mkdtemp(join(tmpdir(), 'prompt-library-lighthouse-'))
const port = await freePort()
const server = startServer({
  environment: { PORT: String(port), DATA_DIR: join(folder, 'data') },
  cwd: folder,
})
try {
  await server.ready()
  for (const path of PAGES) {
    const reports = []
    for (let run = 0; run < RUNS; run += 1) reports.push(await measure(`http://localhost:${port}${path}`))
    printScores(path, reports)
  }
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** One run, in a browser with an empty cache. */
async function measure(url, { retries = 2 } = {}) {
  const chrome = await launch({
    chromePath: process.env.BROWSER_PATH,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
    logLevel: 'error',
  })
  try {
    const options = { port: chrome.port, onlyCategories: Object.keys(GOALS), logLevel: 'error' }
    const { lhr } = await lighthouse(url, options)
    if (!lhr.runtimeError) return lhr
    // Lighthouse occasionally loses the trace of a page and reports that it should be run again.
    if (retries === 0) throw new Error(lhr.runtimeError.message)
  } finally {
    chrome.kill()
  }
  return measure(url, { retries: retries - 1 })
}

function printScores(path, reports) {
  say(`\n${path}`)
  for (const [category, goal] of Object.entries(GOALS)) {
    const scores = reports.map(({ categories }) => Math.round(categories[category].score * 100))
    const missed = median(scores) < goal
    if (missed) process.exitCode = 1
    say(
      `  ${category.padEnd(26)} ${String(median(scores)).padStart(5)}  of ${scores.join(', ')}${missed ? `: below ${goal}` : ''}`,
    )
  }
  for (const name of TIMES) {
    const values = reports.map(({ audits }) => audits[name].numericValue)
    say(`  ${name.padEnd(26)} ${String(Math.round(median(values))).padStart(5)} ms`)
  }
  const shifts = reports.map(({ audits }) => audits['cumulative-layout-shift'].numericValue)
  say(`  ${'cumulative-layout-shift'.padEnd(26)} ${median(shifts).toFixed(3)}`)
  const index = reports.map(({ environment }) => environment.benchmarkIndex)
  say(`  ${'machine benchmark index'.padEnd(26)} ${String(Math.round(median(index))).padStart(5)}`)
}

// `npm run bench`: measures speed, next to what the machine can do. docs/performance.md lists the benchmarks.
import { join } from 'node:path'
import { findBrowser } from './find-browser.mjs'
import { buildWeb, installEverything, pinnedNode, root, run, runMain } from './set-up.mjs'

const HOURS = 3_600_000

await runMain(async () => {
  await installEverything()
  await buildWeb()
  const args = process.argv.slice(2)
  const env = {
    ...process.env,
    ...(['browser', 'screens'].includes(args[0] ?? '') && { BROWSER_PATH: await findBrowser() }),
  }
  // The first run creates the libraries, and some benchmarks take hours.
  await run(pinnedNode(), [join(root, 'tools/bench/main.ts'), ...args], { env, timeout: 6 * HOURS })
})

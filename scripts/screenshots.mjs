// `npm run screenshots`: retakes the pictures in README.md from the built product with its example data.
import { findBrowser } from './find-browser.mjs'
import { buildWeb, installEverything, pinnedNode, run, runMain } from './set-up.mjs'

await runMain(async () => {
  await installEverything()
  await buildWeb()
  const env = { ...process.env, BROWSER_PATH: await findBrowser() }
  await run(pinnedNode(), ['e2e/screenshots.ts'], { env })
})

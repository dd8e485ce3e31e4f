// `npm run lighthouse`: measures the built product with Lighthouse, which is installed separately on first use.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './find-browser.mjs'
import { buildWeb, installEverything, pinnedNode, root, run, runMain, say } from './set-up.mjs'

const folder = join(root, 'tools/lighthouse')

await runMain(async () => {
  await installEverything()
  await buildWeb()
  if (!existsSync(join(folder, 'node_modules'))) {
    say('Installing Lighthouse…')
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  }
  const env = { ...process.env, BROWSER_PATH: await findBrowser() }
  await run(pinnedNode(), [join(folder, 'run.mjs'), ...process.argv.slice(2)], { env, timeout: 0 })
})

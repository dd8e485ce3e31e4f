// `npm run firefox`: the main journeys in the Firefox that this machine has.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildWeb, install, pinnedNode, root, run, runMain } from './set-up.mjs'

await runMain(async () => {
  const firefox = [process.env.FIREFOX_PATH, 'firefox-esr', 'firefox'].find(works)
  if (!firefox)
    throw new Error(
      'Firefox was not found. Install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH to one.',
    )
  await install()
  await buildWeb()
  await run(
    pinnedNode(),
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--project',
      'firefox',
      ...process.argv.slice(2),
    ],
    { cwd: join(root, 'e2e'), env: { ...process.env, FIREFOX_PATH: firefox } },
  )
})

function works(path) {
  return path !== undefined && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}

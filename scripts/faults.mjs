// `npm run faults`: breaks what the library stands on and tells what came of it. With names, only these scenarios.
import { buildWeb, install, pinnedNode, run, runMain } from './set-up.mjs'

await runMain(async () => {
  await install()
  await buildWeb()
  await run(pinnedNode(), ['tools/faults/main.ts', ...process.argv.slice(2)], { timeout: 0 })
})

// `npm run faults [-- NAME…]`: breaks what the library depends on and reports the result, in all or the named scenarios.
import { buildWeb, installEverything, pinnedNode, run, runMain } from './set-up.mjs'

await runMain(async () => {
  await installEverything()
  await buildWeb()
  await run(pinnedNode(), ['tools/faults/main.ts', ...process.argv.slice(2)], { timeout: 0 })
})

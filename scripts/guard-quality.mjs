// `npm run guard-quality`: measures how well the data guard finds personal data and secrets in labeled snippets.
import { installEverything, pinnedNode, run, runMain } from './set-up.mjs'

await runMain(async () => {
  await installEverything()
  await run(pinnedNode(), ['tools/guard-quality/main.ts'])
})

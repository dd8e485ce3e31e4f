// `npm run search-quality`: measures how well search finds the starter prompts with the words that users type.
import { installEverything, pinnedNode, run, runMain } from './set-up.mjs'

await runMain(async () => {
  await installEverything()
  await run(pinnedNode(), ['tools/search-quality/main.ts', ...process.argv.slice(2)])
})

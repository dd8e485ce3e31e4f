// `npm run search-quality`: how well the search finds the starter prompts with the words that people use.
import { install, pinnedNode, run, runMain } from './set-up.mjs'

await runMain(async () => {
  await install()
  await run(pinnedNode(), ['tools/search-quality/main.ts'])
})

// `npm run build`: everything that `npm start` would set up first, for a deployment that starts later or elsewhere.
import { buildWeb, install, runMain, say } from './set-up.mjs'

await runMain(async () => {
  await install()
  await buildWeb()
  say('Everything is set up: npm start needs neither the network nor write access to this folder now.')
})

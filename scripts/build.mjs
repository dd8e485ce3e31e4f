// `npm run build`: does the setup of `npm start` ahead of time, for a deployment that starts later or elsewhere.
import { buildWeb, install, runMain, say } from './set-up.mjs'

await runMain(async () => {
  await install({ isPortable: true })
  await buildWeb()
  say('Setup complete. npm start now needs neither the network nor write access to this folder.')
})

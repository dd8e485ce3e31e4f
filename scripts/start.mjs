// `npm start`: sets up what is missing and starts the server.
import { buildWeb, install, runMain, runProgram } from './set-up.mjs'

await runMain(async () => {
  await install()
  await buildWeb()
  await runProgram('server/src/main.ts')
})

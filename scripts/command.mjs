// Runs the operator commands in server/src/commands, such as `npm run backup`, with the pinned Node.
import { install, runMain, runProgram } from './set-up.mjs'

await runMain(async () => {
  await install()
  await runProgram('server/src/commands/main.ts', process.argv.slice(2))
})

// `npm run backup` and its siblings: the commands of server/src/commands, with the Node that the project is pinned to.
import { install, runMain, runProgram } from './set-up.mjs'

await runMain(async () => {
  await install()
  await runProgram('server/src/commands/main.ts', process.argv.slice(2))
})

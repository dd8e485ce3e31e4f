// `npm start`: sets up what is missing and serves the product.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { buildWeb, install, pinnedNode, root, runMain } from './set-up.mjs'

await runMain(async () => {
  await install()
  await buildWeb()
  await serve()
})

/** The server ends with this process: by the signals handed on, or by the closed channel where none could be. */
function serve() {
  const server = spawn(pinnedNode(), [join(root, 'server/src/main.ts')], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.on('exit', (code, signal) => {
      process.exitCode = signal ? 128 + constants.signals[signal] : code
      resolve()
    })
  })
}

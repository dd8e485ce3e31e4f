// `npm run dev`: the server, restarted when its files change, and the web app with hot reloading, in one command.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildWeb, installEverything, pinnedNode, root, runMain, say } from './set-up.mjs'

await runMain(async () => {
  await installEverything()
  await buildWeb()
  const port = process.env.PORT ?? '3000'
  const apiPort = String(Number(port) + 1)
  say(`Open http://localhost:${port} (with hot reloading; the server runs on port ${apiPort})`)

  const children = [
    start('server', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
      PORT: apiPort,
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    }),
    start('web', [join(root, 'node_modules/vite/bin/vite.js'), 'web', '--port', port, '--strictPort'], {
      API_PORT: apiPort,
    }),
  ]
  const stopAll = (signal) => children.forEach((child) => void child.kill(signal))
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stopAll(signal))
  await Promise.race(children.map((child) => new Promise((resolve) => child.on('exit', resolve))))
  stopAll('SIGTERM')
})

function start(name, args, variables) {
  const child = spawn(pinnedNode(), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  })
  child.on('error', (error) => console.error(`${name} did not start: ${error.message}`))
  return child
}

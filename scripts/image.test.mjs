// Follows the Dockerfile in plain folders, with the files of the working tree and the Node that runs this test in place of the base
// image, and starts the result as a user without rights in a folder that can't be written. Only `npm run test:full` runs it.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../server/src/testing/free-port.ts'
import { startPostgres } from '../server/src/testing/start-postgres.ts'
import { root } from './set-up.mjs'

const MINUTES = 60_000
/** Only root can become another user. Everyone else has no rights anyway. */
const isRoot = process.getuid?.() === 0
const folder = mkdtempSync(join(tmpdir(), 'prompt-library-image-'))
/** The base image has only this Node. */
const ENVIRONMENT = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` }
let database
let server

afterAll(async () => {
  server?.kill('SIGKILL')
  await database?.stop()
  execFileSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true })
})

describe.skipIf(process.env.TEST_SCALE === 'sample')('the image', { timeout: 15 * MINUTES }, () => {
  it('builds, and runs as a user without rights on a read-only file system', async () => {
    const { app, env, user, command } = build()
    execFileSync('chmod', ['-R', 'a-w,a+rX', app])
    execFileSync('chmod', ['a+rx', folder])
    database = await startPostgres()
    const [uid, gid] = user.split(':').map(Number)
    const port = await freePort()
    server = spawn(process.execPath, command, {
      cwd: app,
      ...(isRoot && { uid, gid }),
      env: {
        ...env,
        PATH: process.env.PATH,
        PORT: String(port),
        DATABASE_URL: database.url('postgres'),
        PUBLIC_URL: 'https://prompts.example.edu',
        CAS_BASE_URL: 'https://cas.example.edu/cas',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text))
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await vi.waitUntil(() => server.exitCode !== null || isReady(), {
      timeout: 3 * MINUTES,
      interval: 500,
    })
    expect(server.exitCode, output).toBe(null)
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<html')
  })
})

/** Follows the lines of the Dockerfile that this image uses. */
function build() {
  const source = join(folder, 'source')
  const listed = execFileSync('git', ['-C', root, 'ls-files', '-coz', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const path of listed.split('\0').filter((path) => path && existsSync(join(root, path))))
    cpSync(join(root, path), join(source, path))
  const stages = new Map()
  let stage = { app: '', env: {}, user: '', command: [] }
  const lines = readFileSync(join(source, 'Dockerfile'), 'utf8').replaceAll('\\\n', '').split('\n')
  for (const [, instruction, rest] of lines.map((line) => /^([A-Z]+) (.*)/.exec(line) ?? [])) {
    if (instruction === 'FROM') {
      const [from, , name = 'last'] = rest.split(' ')
      stage = { app: join(folder, name), env: {}, user: '', command: [] }
      mkdirSync(stage.app)
      if (stages.has(from)) execFileSync('cp', ['-a', `${stages.get(from).app}/.`, stage.app])
      stages.set(name, stage)
    }
    if (instruction === 'COPY') copy(rest.split(' '), { source, stages, app: stage.app })
    if (instruction === 'RUN')
      execFileSync('sh', ['-c', rest], { cwd: stage.app, stdio: 'pipe', env: ENVIRONMENT })
    if (instruction === 'ENV')
      for (const pair of rest.split(' ')) stage.env[pair.split('=')[0]] = pair.split('=')[1]
    if (instruction === 'USER') stage.user = rest
    if (instruction === 'CMD') stage.command = JSON.parse(rest)
  }
  return stage
}

/** Like COPY: what is in a folder, or a file under its name or another one. */
function copy(words, { source, stages, app }) {
  const [, stageName] = /^--from=(.*)/.exec(words[0]) ?? []
  const from = stageName ? stages.get(stageName).app : source
  const paths = (stageName ? words.slice(1) : words).map((path) => path.replace(/^\/app\/?/, ''))
  const target = join(app, paths.pop() ?? '')
  for (const path of paths.map((path) => join(from, path))) {
    const isFolder = statSync(path).isDirectory()
    mkdirSync(isFolder || target.endsWith('/') ? target : dirname(target), { recursive: true })
    execFileSync('cp', ['-a', isFolder ? `${path}/.` : path, target])
  }
}

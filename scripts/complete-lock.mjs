// Run this after changing dependencies: `node scripts/complete-lock.mjs`.
//
// Native packages (compilers, linters) have one optional package per platform, and a registry mirror can lack some of them.
// npm leaves those out of the lock file, and `npm ci` then refuses the lock file everywhere. This script adds them by name
// and platform, so that each machine installs its own and skips the others.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, say } from './set-up.mjs'

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const added = {}

for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`
    if (path in lock.packages || `${place}/${path}` in lock.packages) continue
    added[path] = { version, ...platformOf(name), ...(entry.dev && { dev: true }), optional: true }
  }
}

const packages = Object.entries({ ...lock.packages, ...added }).sort(([one], [other]) =>
  one < other ? -1 : 1,
)
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
say(`${Object.keys(added).length} packages added to package-lock.json`)

/** Reads the platform from the name, as in @rolldown/binding-linux-arm64-musl. */
function platformOf(name) {
  const words = name.split(/[/-]/)
  const cpu = words.find((word) => /^(x64|ia32|arm|arm64|ppc64|riscv64|s390x|wasm32)$/.test(word))
  const os = words.find((word) => /^(android|darwin|freebsd|linux|openharmony|win32)$/.test(word))
  const libc = /musl/.test(name) ? 'musl' : undefined
  if (!cpu) throw new Error(`Can't tell the platform of ${name} from its name`)
  return { cpu: [cpu], ...(os && { os: [os] }), ...(libc && { libc: [libc] }) }
}

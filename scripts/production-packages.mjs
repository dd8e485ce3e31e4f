// The packages that a running library consists of, for its SBOM and its list of licenses.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The lock file's entries that aren't only for development, with their names. */
export function productionPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return (
    Object.entries(packages)
      .filter(([place, entry]) => place.includes('node_modules/') && !entry.link && !entry.dev)
      // Packages for platforms that the registry didn't offer have no license in the lock file.
      .filter(([, entry]) => entry.license)
      .map(([place, entry]) => ({ ...entry, name: place.split('node_modules/').at(-1) }))
  )
}

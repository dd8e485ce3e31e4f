// `npm run sbom [-- FILE]`: writes a CycloneDX list of the packages that a running library consists of.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { productionPackages } from './production-packages.mjs'
import { root, runMain, say } from './set-up.mjs'

/** Our own packages that run. */
const WORKSPACES = ['contract', 'domain', 'runtime', 'server', 'web'].map((name) => `@prompt-library/${name}`)

/** npm's own list without packages for development. `npm sbom --omit=dev` would also leave out those that are for both. */
export function createSbom() {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
  const stdio = ['ignore', 'pipe', 'ignore']
  const output = execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio, maxBuffer: 64 * 1_048_576 })
  const { components, dependencies, metadata, ...sbom } = JSON.parse(output)
  const component = named(metadata.component)
  const licenses = new Map(productionPackages(root).map((entry) => [refOf(entry), entry.license]))
  const refs = new Set([
    component['bom-ref'],
    ...WORKSPACES.map((name) => refOf({ name, version: component.version })),
    ...licenses.keys(),
  ])
  return {
    ...sbom,
    metadata: { ...metadata, component },
    components: components
      .filter((one) => refs.has(one['bom-ref']))
      // npm leaves out licenses that aren't in SPDX's list, such as "BSD".
      .map((one) => ({ licenses: [{ license: { name: licenses.get(one['bom-ref']) } }], ...named(one) })),
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  }
}

/** npm gives our own packages the names of their folders. */
function named(component) {
  const ref = component['bom-ref']
  return { ...component, name: ref.slice(0, ref.lastIndexOf('@')) }
}

function refOf({ name, version }) {
  return `${name}@${version}`
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  await runMain(() => {
    const file = resolve(process.argv[2] ?? 'sbom.cdx.json')
    const sbom = createSbom()
    writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
    say(`${sbom.components.length} components in ${file}`)
  })

// `npm run licenses`: writes docs/licenses.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { productionPackages } from './production-packages.mjs'
import { root, runMain } from './set-up.mjs'

const INTRODUCTION = `# Licenses

The library itself is [MIT](../LICENSE). These are the packages it runs with, on the server and in the browser. Each package contains its license text.
Tools that only build and test aren't listed. \`npm run licenses\` writes this page from the lock file, and \`npm run check\` refuses other licenses
(\`scripts/dependency-rules.mjs\`). \`npm run sbom\` lists versions and checksums, too.
`

export function licensesPage(packages) {
  const byLicense = Object.groupBy(packages, ({ license }) => license.replace(/^\((.*)\)$/, '$1'))
  const sections = Object.entries(byLicense)
    .sort(([one, some], [other, others]) => others.length - some.length || (one < other ? -1 : 1))
    .map(([license, some]) => {
      const names = [...new Set(some.map(({ name }) => name))].sort()
      return `## ${license}\n\n${names.map((name) => `\`${name}\``).join(' · ')}\n`
    })
  return [INTRODUCTION, ...sections].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  await runMain(() => writeFileSync(join(root, 'docs/licenses.md'), licensesPage(productionPackages(root))))

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { licensesPage } from './licenses.mjs'
import { productionPackages } from './production-packages.mjs'
import { createSbom } from './sbom.mjs'

const root = join(import.meta.dirname, '..')
const packages = productionPackages(root)

describe('docs/licenses.md', () => {
  it('is what `npm run licenses` writes', () => {
    expect(readFileSync(join(root, 'docs/licenses.md'), 'utf8')).toBe(licensesPage(packages))
  })

  it('lists each package once, under its license', () => {
    const page = licensesPage([
      { name: 'b', license: 'MIT' },
      { name: 'a', license: 'MIT' },
      { name: 'a', license: 'MIT' },
      { name: 'c', license: '(ISC OR MIT)' },
    ])
    expect(page).toContain('## MIT\n\n`a` · `b`\n\n## ISC OR MIT\n\n`c`\n')
  })
})

describe('the SBOM', () => {
  const sbom = createSbom()
  const refs = sbom.components.map((component) => component['bom-ref'])

  it('is CycloneDX for this version', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.stringMatching(/^1\.\d$/) })
    expect(sbom.metadata.component).toMatchObject({ type: 'application', name: 'prompt-library', version })
  })

  it('has every production package with its version, license, and checksum', () => {
    const expected = new Set(packages.map(({ name, version }) => `${name}@${version}`))
    expect(expected).toContain('pg@8.23.1')
    expect(refs.filter((ref) => !ref.startsWith('@prompt-library/')).sort()).toEqual([...expected].sort())
    expect(refs.filter((ref) => ref.startsWith('@prompt-library/'))).toHaveLength(5)
    for (const { 'bom-ref': ref, purl, licenses, hashes } of sbom.components) {
      expect(purl).toBe(`pkg:npm/${ref.replace(/^@/, '%40')}`)
      expect(licenses, ref).toHaveLength(1)
      if (!ref.startsWith('@prompt-library/'))
        expect(hashes, ref).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }])
    }
  })

  it('has no reference to a package that it leaves out', () => {
    const known = new Set([...refs, sbom.metadata.component['bom-ref']])
    expect(refs).toHaveLength(new Set(refs).size)
    const used = sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
    expect(used.filter((ref) => !known.has(ref))).toEqual([])
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brokenDependencyRules, isAllowedLicense, readAudit } from './dependency-rules.mjs'

describe('the dependencies', () => {
  it('break no rule', () => {
    expect(brokenDependencyRules(join(import.meta.dirname, '..'))).toEqual([])
  })
})

describe('the rules for dependencies', () => {
  const good = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' }
  const broken = (packages) => {
    const root = mkdtempSync(join(tmpdir(), 'prompt-library-lock-'))
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
    const found = brokenDependencyRules(root)
    rmSync(root, { recursive: true })
    return found
  }

  it.each([
    ['another license', { ...good, license: 'GPL-3.0' }, /license "GPL-3.0"/],
    ['no license', { ...good, license: undefined }, /license "undefined"/],
    ['an install script', { ...good, hasInstallScript: true }, /has an install script/],
    ['a download URL', { ...good, resolved: 'https://example.com/a.tgz' }, /download URL/],
    ['no checksum', { ...good, integrity: undefined }, /no checksum/],
    ['a weak checksum', { ...good, integrity: 'sha1-x' }, /no checksum/],
  ])('refuse a package with %s', (_what, entry, sentence) => {
    expect(broken({ 'node_modules/a': good, 'node_modules/a/node_modules/b': entry })).toEqual([
      expect.stringMatching(sentence),
    ])
  })

  it('allow packages for other platforms without a license and a checksum', () => {
    const optional = { version: '1.0.0', optional: true }
    const parent = { ...good, optionalDependencies: { 'a-linux': '1.0.0' } }
    expect(broken({ 'node_modules/a': parent, 'node_modules/a-linux': optional })).toEqual([])
    expect(broken({ 'node_modules/a': good, 'node_modules/a-linux': optional })).toHaveLength(2)
  })

  it.each(['^1.0.0', '~1.0.0', '*', 'latest', 'git+https://example.com/a.git', 'file:../a'])(
    'refuse the version %s',
    (version) => {
      expect(broken({ server: { dependencies: { a: version } } })).toHaveLength(1)
      expect(broken({ '': { devDependencies: { a: version } } })).toHaveLength(1)
    },
  )

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND ISC', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0 OR AGPL-3.0', false],
    ['(MIT AND (GPL-2.0 OR ISC))', false],
    ['SEE LICENSE IN LICENSE', false],
    ['UNLICENSED', false],
    [undefined, false],
  ])('allow the license %s: %s', (license, allowed) => {
    expect(isAllowedLicense(license)).toBe(allowed)
  })
})

describe('readAudit', () => {
  it('lists vulnerabilities by package', () => {
    const via = [{ title: 'Prototype pollution' }, 'other']
    const json = JSON.stringify({ vulnerabilities: { a: { name: 'a', severity: 'high', via } } })
    expect(readAudit(json)).toEqual({ checked: true, found: ['a (high): Prototype pollution; by other'] })
    expect(readAudit('{"vulnerabilities":{}}')).toEqual({ checked: true, found: [] })
  })

  it.each(['', 'no JSON', '{"message":"405 Method Not Allowed"}', '[]'])('finds no report in %j', (json) => {
    expect(readAudit(json)).toMatchObject({ checked: false, found: [] })
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isNewEnough, messageForMissingLibrary, root } from './set-up.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
const { version, workspaces } = JSON.parse(read('package.json'))

describe('the Node that runs the library', () => {
  const versions = JSON.parse(read('runtime/package.json')).optionalDependencies
  const [pinned] = Object.values(versions)
  const [major, minor, patch] = pinned.split('.').map(Number)

  it.each([
    [`${pinned}`, true],
    [`${major}.${minor}.${patch + 1}`, true],
    [`${major}.${minor + 1}.0`, true],
    [`${major + 1}.0.0`, true],
    [`${major}.${minor - 1}.99`, false],
    [`${major - 1}.99.99`, false],
    ['9.99.99', false],
  ])('is the machine’s own if that is %s: %s', (own, expected) => {
    expect(isNewEnough(own)).toBe(expected)
  })

  it('says which package a machine lacks', () => {
    const stderr =
      'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file or directory'
    expect(messageForMissingLibrary(stderr)).toContain('apt-get install libatomic1')
    expect(messageForMissingLibrary('Segmentation fault')).toBeUndefined()
  })

  it('has the same version on every platform', () => {
    expect(Object.values(versions)).toEqual([pinned, pinned, pinned, pinned])
  })
})

describe('what npm start installs', () => {
  it.each(['domain', 'contract', 'server', 'web'])('has no tools for tests in %s', (workspace) => {
    const { devDependencies = {} } = JSON.parse(read(`${workspace}/package.json`))
    const forBuilding =
      /^(?:@types\/.*|fast-check|vite|@vitejs\/plugin-react|tailwindcss|@tailwindcss\/vite)$/
    expect(Object.keys(devDependencies).filter((name) => !forBuilding.test(name))).toEqual([])
  })
})

describe('the version', () => {
  it('is the same in every workspace, and has release notes', () => {
    const lock = JSON.parse(read('package-lock.json'))
    for (const workspace of workspaces) {
      expect(JSON.parse(read(`${workspace}/package.json`)).version, workspace).toBe(version)
      expect(lock.packages[workspace].version, workspace).toBe(version)
    }
    expect([lock.version, lock.packages[''].version]).toEqual([version, version])
    expect(read('CHANGELOG.md')).toContain(`\n## ${version} (`)
  })
})

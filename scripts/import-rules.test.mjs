import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { brokenRules } from './import-rules.mjs'

describe('the import rules', () => {
  it('hold in the whole project', () => {
    expect(brokenRules(join(import.meta.dirname, '..'))).toEqual([])
  })

  const folder = mkdtempSync(join(tmpdir(), 'prompt-library-imports-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each([
    ['domain/src/a.ts', `import { z } from 'zod'`, 'domain/src/a.ts must not import npm:zod'],
    ['domain/src/a.ts', `const x = await import('zod/mini')`, 'domain/src/a.ts must not import npm:zod'],
    [
      'server/src/features/a/queries.ts',
      `import x from '../../errors.ts'`,
      'server/src/features/a/queries.ts must not import server/src/errors.ts',
    ],
    [
      'server/src/features/a/routes.ts',
      `import x from '../b/queries.ts'`,
      'server/src/features/a/routes.ts must not import server/src/features/b/queries.ts',
    ],
    [
      'web/src/ui/a.tsx',
      `import { Link } from 'react-router'`,
      'web/src/ui/a.tsx must not import npm:react-router',
    ],
    [
      'web/src/features/a/b.tsx',
      `import { x } from '../../app/router.tsx'`,
      'web/src/features/a/b.tsx must not import web/src/app/router.tsx',
    ],
    [
      'web/src/lib/a.ts',
      `export * from '../ui/button.tsx'`,
      'web/src/lib/a.ts must not import web/src/shared/ui/button.tsx',
    ],
    ['web/src/cellar/a.ts', '', 'web/src/cellar/a.ts has no rule in scripts/import-rules.mjs'],
  ])('catch %s with %s', (file, text, sentence) => {
    expect(brokenRules(project({ [file]: text }))).toEqual([sentence])
  })

  it('catch a cycle', () => {
    const root = project({
      'domain/src/a.ts': `import './b.ts'`,
      'domain/src/b.ts': `import { a } from './a.ts'`,
    })
    expect(brokenRules(root)).toEqual(['import cycle: domain/src/a.ts → domain/src/b.ts → domain/src/a.ts'])
  })

  function project(files) {
    const root = mkdtempSync(join(folder, 'project-'))
    for (const workspace of ['domain', 'contract', 'server', 'web'])
      mkdirSync(join(root, workspace, 'src'), { recursive: true })
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(root, dirname(file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    return root
  }
})

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
    ['domain/src/a.ts', `import { z } from 'zod'`, 'npm:zod'],
    ['domain/src/a.ts', `const x = await import('zod/mini')`, 'npm:zod'],
    ['domain/src/a.ts', `import '../../web/src/main.tsx'`, 'web/src/main.tsx'],
    ['server/src/config.ts', `import './db/database.ts'`, 'server/src/db/database.ts'],
    ['server/src/features/tags/routes.ts', `import { sql } from 'kysely'`, 'npm:kysely'],
    [
      'server/src/features/prompts/routes.ts',
      `import '../tags/queries.ts'`,
      'server/src/features/tags/queries.ts',
    ],
    [
      'server/src/features/tags/routes.ts',
      `import '../saved/queries.ts'`,
      'server/src/features/saved/queries.ts',
    ],
    ['server/src/search/a.ts', `import '../features/tags/queries.ts'`, 'server/src/features/tags/queries.ts'],
    ['web/src/shared/ui/a.tsx', `import { Link } from 'react-router'`, 'npm:react-router'],
    ['web/src/shared/lib/a.ts', `export * from '../ui/button.tsx'`, 'web/src/shared/ui/button.tsx'],
    ['web/src/entities/a/b.ts', `import '../c/d.ts'`, 'web/src/entities/c/d.ts'],
    ['web/src/features/a/b.tsx', `import '../c/d.tsx'`, 'web/src/features/c/d.tsx'],
    ['web/src/features/a/b.tsx', `import '../../widgets/c/d.tsx'`, 'web/src/widgets/c/d.tsx'],
    ['web/src/pages/a/b/c.tsx', `import '../../d/e.tsx'`, 'web/src/pages/d/e.tsx'],
    ['web/src/pages/a/b.tsx', `import '../../app/router.tsx'`, 'web/src/app/router.tsx'],
  ])('%s must not have %s', (file, text, target) => {
    expect(brokenRules(project({ [file]: text }))).toContain(`${file} must not import ${target}`)
  })

  it.each([
    ['web/src/pages/a/b.tsx', `import '../../features/c/d.tsx'`],
    ['web/src/pages/a/b/c.tsx', `import '../d/e.tsx'`],
    ['web/src/features/a/b.tsx', `import '../../shared/ui/button.tsx'`],
    ['server/src/features/prompts/routes.ts', `import '../audit/queries.ts'`],
    ['server/src/features/tags/routes.test.ts', `import '../admin/queries.ts'`],
  ])('%s can have %s', (file, text) => {
    expect(brokenRules(project({ [file]: text }))).toEqual([])
  })

  it('catch a file without a floor', () => {
    const sentence = 'web/src/cellar/a.ts is on no floor of scripts/import-rules.mjs'
    expect(brokenRules(project({ 'web/src/cellar/a.ts': '' }))).toEqual([sentence])
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

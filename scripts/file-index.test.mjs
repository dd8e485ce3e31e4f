import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { architecturePage } from './file-index.mjs'

describe('docs/architecture.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/architecture.md'), 'utf8')

  it('lists every file with what its comment says', () => {
    expect(page, 'The index is stale. Run `npm run format` and commit docs/architecture.md.').toBe(
      architecturePage(page),
    )
  })

  it('says what each folder is for', () => {
    const undescribed = page.match(/<summary>[^:]*<\/summary>/g) ?? []
    expect(
      undescribed,
      'Describe these in docs/architecture.md: <summary>folder: what it has</summary>',
    ).toEqual([])
  })
})

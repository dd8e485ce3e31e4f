import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file) => readFileSync(join(root, file), 'utf8')
const PAGES = readdirSync(join(root, 'docs/adoption')).map((file) => `docs/adoption/${file}`)

/** WCAG 2.2, levels A and AA. */
const CRITERIA = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
}
const LEVELS = ['supports', 'partially supports', "doesn't support", "doesn't apply"]

describe('the pages for adopters', () => {
  const files = ['domain', 'contract', 'server', 'web', 'e2e', 'tools', 'scripts'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true })
      .filter((file) => !file.includes('node_modules'))
      .map((file) => basename(file)),
  )
  it.each(PAGES)('%s names only tests that exist', (page) => {
    const named = [...read(page).matchAll(/`([\w./-]+\.(?:spec|test)\.(?:tsx?|mjs))`/g)].map(([, file]) =>
      basename(file),
    )
    expect(named.filter((file) => !files.includes(file))).toEqual([])
  })

  it.each(Object.entries(CRITERIA))('say how every criterion of level %s was evaluated', (level, list) => {
    const [, part = ''] = read('docs/adoption/accessibility.md').split(`## Level ${level}\n`)
    const rows = [
      ...part.split('\n## ')[0].matchAll(/^\| (\d\.\d\.\d+) [^|]+\| ([^|]+?) +\| ([^|]+?) +\|$/gm),
    ]
    expect(rows.map(([, criterion]) => criterion).join(' ')).toBe(list)
    const unclear = rows.filter(
      ([, , conformance, evidence]) =>
        !LEVELS.includes(conformance) ||
        (conformance !== "doesn't apply" &&
          !/`[\w-]+\.(?:spec|browser\.test)\.tsx?`|not tested/.test(evidence)),
    )
    expect(unclear.map(([row]) => row)).toEqual([])
  })
})

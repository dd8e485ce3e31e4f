import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file) => readFileSync(join(root, file), 'utf8')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)))
const PAGES = files.filter((file) => /^(?:docs\/.*|[A-Z]+)\.md$/.test(file))
const { scripts } = JSON.parse(read('package.json'))

/** As GitHub makes them: in lower case, without punctuation, with hyphens for spaces. */
function anchorsIn(page) {
  const headings = [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading)
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** The addresses of links and pictures that aren't on another site. */
function linksIn(page) {
  const addresses = [...read(page).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)]
  return addresses.map(([, link, picture]) => link ?? picture).filter((link) => !/^[a-z]+:/.test(link))
}

function isBroken(page, link) {
  const [path, anchor] = link.split('#')
  const target = path === '' ? page : join(dirname(page), path)
  if (!existsSync(join(root, target))) return true
  return anchor !== undefined && !anchorsIn(target).includes(anchor)
}

describe.each(PAGES)('%s', (page) => {
  it('has links that lead somewhere', () => {
    expect(linksIn(page).filter((link) => isBroken(page, link))).toEqual([])
  })

  it('names only source files that exist', () => {
    const named = [...read(page).matchAll(/`([\w./-]+\.(?:tsx?|mjs|sql))`/g)].map(([, name]) => name)
    const exists = (name) => files.some((file) => `/${file}`.endsWith(`/${name}`))
    const isPlaceholder = (name) => /NAME|NNNN/.test(name)
    expect(named.filter((name) => !exists(name) && !isPlaceholder(name))).toEqual([])
  })

  it('names only commands that exist', () => {
    const named = [...read(page).matchAll(/npm run (?:--silent )?([a-z-]+)/g)].map(([, command]) => command)
    expect(named.filter((command) => !(command in scripts))).toEqual([])
  })
})

it('every page but the decisions is linked from another one', () => {
  const linked = new Set(
    PAGES.flatMap((page) => linksIn(page).map((link) => join(dirname(page), link.split('#')[0]))),
  )
  const lonely = PAGES.filter((page) => page.startsWith('docs/') && !page.startsWith('docs/decisions/'))
  expect(lonely.filter((page) => !linked.has(page) && !linked.has(dirname(page)))).toEqual([])
})

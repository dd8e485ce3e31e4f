// Checks how much gzipped JavaScript the first visit to `/` loads: the page's scripts and their static imports. Code that
// is loaded on demand (the editor, dialogs, menus) doesn't count.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './set-up.mjs'

const LIMIT_KB = 150

export async function checkFirstLoad(print = (text) => process.stdout.write(text)) {
  const dist = join(root, 'web/dist')
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const files = [...page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, file]) => file)
  const sizes = files.map((file) => statSync(join(dist, `${file}.gz`)).size)
  const total = sizes.reduce((sum, size) => sum + size, 0) / 1000
  for (const [index, file] of files.entries())
    print(`   ${(sizes[index] / 1000).toFixed(1).padStart(6)} kB  ${file}\n`)
  print(`   ${total.toFixed(1).padStart(6)} kB  total (limit: ${LIMIT_KB} kB)\n`)
  if (files.length === 0) throw new Error('index.html has no scripts, so there is nothing to check')
  if (total > LIMIT_KB)
    throw new Error(
      `the first load is ${total.toFixed(1)} kB of JavaScript, over the limit of ${LIMIT_KB} kB`,
    )
}

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { slowText, texts } from './regexes.mjs'

/** `npm run test:full` tries pairs of characters, which takes several minutes, and longer on a busy machine. */
const FULL_GRID = 2_700_000

describe('regular expressions', () => {
  it('take at most 250 ms for the longest text, whatever it consists of', {
    timeout: FULL_GRID,
  }, async () => {
    // In a separate process, because it records what modules pass to `RegExp` when they load.
    const script = join(import.meta.dirname, 'regexes.mjs')
    const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: FULL_GRID })
    const { checked, slow } = JSON.parse(stdout)
    expect(slow).toEqual([])
    expect(checked).toBeGreaterThan(400)
  })

  it.each([
    // Each of these took seconds or minutes before it was replaced.
    /^[^\S\n]*(?:```|~~~)/m,
    /[^,;]*$/,
    /"((?:[^"\\]|\\.)*)"|([^",]+)/gs,
    /“[^”\n]{1,5000}”/g,
  ])('would be found to be slow: %s', (regex) => {
    expect(slowText(regex, texts({ isSampled: true }))).toBeDefined()
  })

  it.each([/[ \t]*x/y, /^[ \t]*(?:```|~~~)/m, /(?<!\s)\s+$/, /\s+/g])(
    'are fast if they don’t backtrack: %s',
    (regex) => {
      expect(slowText(regex, texts({ isSampled: true }))).toBeUndefined()
    },
  )
})

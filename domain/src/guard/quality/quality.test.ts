import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findSensitive } from '../find-sensitive.ts'
import { FINDING_KINDS } from '../finding.ts'
import { GOALS, ID_MASKS, measureQuality, parseMarks, ratesOf, readSnippets } from './measure.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** Starter prompts and the sources of Help, as text. */
const OWN_TEXTS = ['server/src/seeds', 'web/src/pages/help'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|json|tsx?)$/.test(name))
    .map((name) => join(folder, name)),
)

it('reads marks', () => {
  expect(parseMarks('Call ⟦phone:412-624-4141⟧, ⟦email:a@b.edu⟧')).toEqual({
    text: 'Call 412-624-4141, a@b.edu',
    marks: [
      { kind: 'phone', start: 5, end: 17 },
      { kind: 'email', start: 19, end: 26 },
    ],
  })
})

describe('on the labeled snippets', () => {
  const outcomes = measureQuality()

  it('has at least 300, with every kind, and many without a finding', () => {
    const snippets = readSnippets()
    const marks = snippets.flatMap(({ marks }) => marks)
    expect(snippets.length).toBeGreaterThanOrEqual(300)
    expect(new Set(marks.map(({ kind }) => kind))).toEqual(new Set(FINDING_KINDS))
    expect(snippets.filter(({ marks }) => marks.length === 0).length).toBeGreaterThan(snippets.length / 3)
  })

  it('finds enough, and is right often enough', () => {
    const { found, right } = ratesOf(outcomes)
    expect(found).toBeGreaterThanOrEqual(GOALS.found)
    expect(right).toBeGreaterThanOrEqual(GOALS.right)
  })

  it.each(FINDING_KINDS)('finds enough of kind %s, and is right often enough', (kind) => {
    const { found, right } = ratesOf(outcomes, kind)
    expect(found).toBeGreaterThanOrEqual(GOALS.found)
    expect(right).toBeGreaterThanOrEqual(GOALS.right)
  })
})

describe('on our own texts', () => {
  it('reads all of them', () => {
    expect(OWN_TEXTS.filter((path) => path.includes('starter-prompts/')).length).toBeGreaterThanOrEqual(5)
    expect(OWN_TEXTS.filter((path) => path.endsWith('-content.ts')).length).toBeGreaterThanOrEqual(3)
  })

  it.each(OWN_TEXTS)('finds nothing in %s', (path) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    // Every paragraph also by itself, as someone would paste it.
    const texts = [text, ...text.split(/\n\s*\n/), ...text.split('\n')]
    const found = texts.flatMap((part) =>
      findSensitive(part, { idMasks: ID_MASKS }).map(({ start, end }) => part.slice(start, end)),
    )
    expect(found).toEqual([])
  })
})

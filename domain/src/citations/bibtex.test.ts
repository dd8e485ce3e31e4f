import { describe, expect, it } from 'vitest'
import { citeInBibtex } from './bibtex.ts'
import type { CitedWork } from './cited-work.ts'

const WORK: CitedWork = {
  promptId: 7,
  author: 'Lovelace, Ada',
  title: 'Explain a concept',
  revision: 3,
  savedAt: new Date(2026, 2, 1, 12),
  site: 'AI Prompt Library',
  url: 'https://prompts.example.edu/?prompt=7&revision=3',
}
const cite = (changes: Partial<CitedWork> = {}) => citeInBibtex({ ...WORK, ...changes })
const field = (name: string, changes: Partial<CitedWork>) =>
  new RegExp(`^ {2}${name} += (.*?),?$`, 'm').exec(cite(changes))?.[1]
const key = (changes: Partial<CitedWork>) => /^@misc\{(.*),$/m.exec(cite(changes))?.[1]

describe('a BibTeX entry', () => {
  it('names everything', () => {
    expect(cite()).toBe(`@misc{lovelace2026explain,
  author       = {Lovelace, Ada},
  title        = {{Explain a concept}},
  year         = {2026},
  month        = mar,
  howpublished = {AI Prompt Library},
  note         = {AI prompt, version 3, \\url{https://prompts.example.edu/?prompt=7&revision=3}},
  url          = {https://prompts.example.edu/?prompt=7&revision=3}
}`)
  })

  it.each([
    ['de la Cruz, Ana María', '{de la Cruz, Ana María}'],
    ['Jane van Dyke', '{{Jane van Dyke}}'],
    ['Research and Writing, Center', '{{Research and Writing, Center}}'],
    ['AI Prompt Library', '{{AI Prompt Library}}'],
    ['Research and Writing', '{{Research and Writing}}'],
    ['R&D_{team}', '{{R\\&D\\_{\\textbraceleft}team{\\textbraceright}}}'],
    ['王小明', '{{王小明}}'],
    ['Plato', '{{Plato}}'],
    [null, undefined],
  ])('gives the author %j as %s', (author, value) => {
    expect(field('author', { author })).toBe(value)
  })

  it('names the library once if it’s also the author', () => {
    expect(cite({ author: 'AI Prompt Library' })).not.toContain('howpublished')
  })

  it.each([
    ['50% of $5 & #1_a', '50\\% of \\$5 \\& \\#1\\_a'],
    ['a~b^c', 'a{\\textasciitilde}b{\\textasciicircum}c'],
    ['\\input{secret}', '{\\textbackslash}input{\\textbraceleft}secret{\\textbraceright}'],
    ['Fill in {{topic}}', `Fill in ${'{\\textbraceleft}'.repeat(2)}topic${'{\\textbraceright}'.repeat(2)}`],
    ['}, author={Evil', '{\\textbraceright}, author={\\textbraceleft}Evil'],
    [
      '}}}\n@misc{evil,',
      '{\\textbraceright}{\\textbraceright}{\\textbraceright} @misc{\\textbraceleft}evil,',
    ],
    ['Überblick – “总结” 🦉', 'Überblick – “总结” 🦉'],
  ])('escapes the title %j', (title, escaped) => {
    expect(field('title', { title })).toBe(`{{${escaped}}}`)
  })

  it('balances braces and keeps its fields, whatever the texts contain', () => {
    const pieces = ['{', '}', '\\', '"', '%', ',', '=', '@', '\n', 'and ', 'x']
    let seed = 7
    const next = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return pieces[seed % pieces.length] ?? ''
    }
    for (let run = 0; run < 500; run += 1) {
      const text = Array.from({ length: 12 }, next).join('')
      const entry = cite({ title: text, author: text, url: `https://x.edu/?${text}` })
      let depth = 0
      for (const [at, character] of [...entry].entries()) {
        if (character === '{') depth += 1
        if (character === '}') depth -= 1
        if (depth === 0) expect(at === entry.length - 1 || at < 5).toBe(true)
      }
      expect(depth).toBe(0)
      // Every line but the first and last is one field: no text starts another one.
      for (const line of entry.split('\n').slice(1, -1)) expect(line).toMatch(/^ {2}[a-z]+ += [{a-z]/)
    }
  })

  it.each([
    [{ title: 'The "best" idea' }, 'lovelace2026the'],
    [{ author: 'de la Cruz, Ana María', title: 'Übung' }, 'delacruz2026ubung'],
    [{ author: 'Søren Łoś-Weiß' }, 'sorenlosweiss2026explain'],
    [{ title: '总结' }, 'lovelace2026prompt7'],
    [{ author: null }, 'explain2026'],
    [{ author: '王小明' }, 'explain2026'],
    [{ author: '王小明', title: '总结 {{}}' }, 'prompt7'],
    [{ author: 'AI Prompt Library', title: '«Don’t» panic' }, 'aipromptlibrary2026dont'],
    [{ title: 'x'.repeat(200) }, `lovelace2026${'x'.repeat(30)}`],
  ])('has an ASCII key for %j', (changes, expected) => {
    expect(key(changes)).toBe(expected)
  })
})

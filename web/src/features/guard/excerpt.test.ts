import { findSensitive } from '@prompt-library/domain/guard/find-sensitive'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

const shown = (text: string, index = 0) => {
  const findings = findSensitive(text)
  const own = findings[index]
  if (!own) throw new Error('Nothing was found.')
  return excerptOf(text, findings, own)
    .map((part) => {
      if (part.kind === 'text') return part.text
      return part.finding === own ? `[${part.finding.masked}]` : `(${part.finding.masked})`
    })
    .join('')
}

it('shows the finding in its line, with all findings masked', () => {
  const text = 'Before\nAsk ana.ruiz@pitt.edu or ben.cole@pitt.edu.\nAfter'
  expect(shown(text)).toBe('Ask [a•••@pitt.edu] or (b•••@pitt.edu).')
  expect(shown(text, 1)).toBe('Ask (a•••@pitt.edu) or [b•••@pitt.edu].')
})

it('shortens a long line on both sides at a word, but not in a finding or a character', () => {
  const words = 'words '.repeat(40)
  const eight = 'words '.repeat(8).trimEnd()
  expect(shown(`${words}ana.ruiz@pitt.edu ${words}`)).toBe(`…${eight} [a•••@pitt.edu] ${eight}…`)
  expect(shown(`${'x'.repeat(200)} ana.ruiz@pitt.edu ${'y'.repeat(200)}`)).toBe(
    `…${'x'.repeat(49)} [a•••@pitt.edu] ${'y'.repeat(49)}…`,
  )
  expect(shown(`${'😀'.repeat(50)}! ana.ruiz@pitt.edu ${'😀'.repeat(50)}`)).not.toMatch(/\p{Cs}/u)
})

it('never shows a finding in clear, however close the findings are', () => {
  const parts = ['ana.ruiz@pitt.edu', '412-624-8837', 'password: Tr0mb0ne!42', '\n', ' and ', 'x'.repeat(55)]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 12 }), (chosen) => {
      const text = chosen.join(' ')
      const findings = findSensitive(text)
      for (const own of findings) {
        const clear = excerptOf(text, findings, own)
          .map((part) => (part.kind === 'text' ? part.text : '\n'))
          .join('')
        for (const { start, end } of findings) expect(clear).not.toContain(text.slice(start, end))
      }
    }),
  )
})

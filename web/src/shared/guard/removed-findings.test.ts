import { findSensitive } from '@prompt-library/domain/guard/find-sensitive'
import { describe, expect, test } from 'vitest'
import { hasLost } from './removed-findings.ts'

function found(...texts: string[]) {
  return texts.map((text) => ({ text, findings: findSensitive(text) }))
}

describe('private data that was removed', () => {
  test('is found', () => {
    expect(hasLost(found('Write to ana.lopez@pitt.edu.'), found('Write to the student.'))).toBe(true)
    expect(hasLost(found('Write to ana@pitt.edu.'), found('Write to ben@pitt.edu.'))).toBe(true)
  })

  test('is found if it was there twice', () => {
    const before = found('Write to ana@pitt.edu and ana@pitt.edu.')
    expect(hasLost(before, found('Write to ana@pitt.edu.'))).toBe(true)
  })

  test('isn’t what stays, moves, or is added', () => {
    expect(hasLost(found('Write to ana@pitt.edu.'), found('Please write to ana@pitt.edu today.'))).toBe(false)
    expect(hasLost(found('Ask ana@pitt.edu.', ''), found('', 'Ask ana@pitt.edu.'))).toBe(false)
    expect(hasLost(found('Write.'), found('Write to ana@pitt.edu.'))).toBe(false)
  })

  test('isn’t a harmless text', () => {
    expect(hasLost(found('Summarize the chapter.'), found(''))).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

describe('returnPath', () => {
  it.each(['/', '/my-prompts?tab=shared-with-me', '/?q=a%20b&page=2#top', '/a//b', '/é'])(
    'keeps %s',
    (path) => {
      expect(returnPath(path)).toBe(path)
    },
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/a\\b',
    '/\n/evil',
    '/\t',
    '',
    'about',
    null,
    undefined,
    7,
  ])('takes %j for the first page', (path) => {
    expect(returnPath(path)).toBe('/')
  })

  it('never leads to another site, as browsers read it', () => {
    for (const path of ['/%2F/evil', '/@evil.example', '/.//evil.example', '/..//evil.example']) {
      expect(new URL(returnPath(path), 'https://prompts.example.edu').origin).toBe(
        'https://prompts.example.edu',
      )
    }
  })
})

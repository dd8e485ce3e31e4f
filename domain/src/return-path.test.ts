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
    '\t//evil.example',
    ' //evil.example',
    '/\u0000/evil.example',
    '/\r\nlocation: https://evil.example',
    '///evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '//evil.example@prompts.example.edu',
    'data:text/html,x',
    ' /about',
    ['/about'],
    { toString: () => '/about' },
    '',
    'about',
    null,
    undefined,
    7,
  ])('replaces %j with the home page', (path) => {
    expect(returnPath(path)).toBe('/')
  })

  it('never resolves to another origin in a browser', () => {
    for (const path of [
      ...[
        '/%2F%2Fevil.example',
        '/%5Cevil.example',
        '/%09/evil.example',
        '/;//evil.example',
        '/?//evil.example',
      ],
      ...['/#//evil.example', '/\u2028//evil.example', '/\u3002evil.example', '/\uff0f/evil.example'],
      ...['/%2F/evil', '/@evil.example', '/.//evil.example', '/..//evil.example'],
    ]) {
      expect(new URL(returnPath(path), 'https://prompts.example.edu').origin).toBe(
        'https://prompts.example.edu',
      )
    }
  })
})

import { describe, expect, test } from 'vitest'
import { typedAddress } from './link-address.ts'

describe('typedAddress', () => {
  test.each([
    ['https://example.edu/a?b=c#d', 'https://example.edu/a?b=c#d'],
    [' example.edu ', 'https://example.edu'],
    ['example.edu:8080/x', 'https://example.edu:8080/x'],
    ['müller.example', 'https://müller.example'],
    ['a.b@example.edu', 'mailto:a.b@example.edu'],
    ['mailto:a@example.edu', 'mailto:a@example.edu'],
    ['tel:+15551234', 'tel:+15551234'],
    ['example.edu/{{ course }}?a={{b}}', 'https://example.edu/{{course}}?a={{b}}'],
    ['mailto:{{person}}', 'mailto:{{person}}'],
  ])('turns "%s" into %s', (typed, address) => expect(typedAddress(typed)).toBe(address))

  test.each([
    '',
    'word',
    'two words.edu',
    'javascript:alert(1)',
    'ftp://example.edu',
    '/relative',
    'https://',
    'mailto:',
    '{{address}}',
    '{{scheme}}:alert(1)',
  ])('rejects "%s"', (typed) => expect(typedAddress(typed)).toBeUndefined())
})

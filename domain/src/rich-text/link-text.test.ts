import { describe, expect, it } from 'vitest'
import { cpuMilliseconds } from '../../testing/cpu-milliseconds.ts'
import type { FieldValue } from '../fields/field-values.ts'
import { fillAddress, linkText, withFieldBraces, withLinksAsText } from './link-text.ts'

const REPORT = 'https://example.edu/report.pdf'

describe('linkText', () => {
  it.each([
    ['this report', REPORT, `[this report](${REPORT})`],
    [' this report ', REPORT, ` [this report](${REPORT}) `],
    [REPORT, REPORT, REPORT],
    ['example.edu/report.pdf', REPORT, REPORT],
    ['example.edu', 'https://Example.edu/', 'https://Example.edu/'],
    ['https://example.edu', REPORT, `[https://example.edu](${REPORT})`],
    ['a', 'https://example.edu/a_(b) c', '[a](https://example.edu/a_%28b%29%20c)'],
    ['Ada', 'mailto:ada@example.edu', '[Ada](mailto:ada@example.edu)'],
    ['ada@example.edu', 'mailto:ada@example.edu', 'ada@example.edu'],
    ['ada@example.edu', 'mailto:bob@example.edu', '[ada@example.edu](mailto:bob@example.edu)'],
    ['(412) 624-8837', 'tel:+14126248837', '(412) 624-8837'],
    ['Call 1', 'tel:+14126248837', '[Call 1](tel:+14126248837)'],
    ['$& {{a}}', `${REPORT}?{{ b }}`, `[$& {{a}}](${REPORT}?{{b}})`],
    [' ', REPORT, ' '],
  ])('turns %j with the address %j into %j', (shown, address, text) => {
    expect(linkText(shown, address)).toBe(text)
  })
})

describe('withLinksAsText', () => {
  it('joins a link that formatting splits, and separates links to different addresses', () => {
    const runs = [
      { text: 'Read ', bold: false },
      { text: 'this ', bold: false, href: REPORT },
      { text: 'report', bold: true, href: REPORT },
      { text: 'that', bold: false, href: 'https://example.edu/b' },
      { text: '.', bold: false },
    ]
    const text = withLinksAsText(runs)
      .map((run) => run.text)
      .join('')
    expect(text).toBe(`Read [this report](${REPORT})[that](https://example.edu/b).`)
  })

  it('stays fast with 100,000 characters of links', () => {
    const runs = Array.from({ length: 50_000 }, (_, index) => ({
      text: 'a',
      bold: false,
      href: `https://${index % 2}`,
    }))
    expect(cpuMilliseconds(() => withLinksAsText(runs))).toBeLessThan(500)
  })
})

describe('fillAddress', () => {
  const fill = (address: string, value: string) => fillAddress(address, () => value)

  it.each([
    ['https://example.edu/{{course}}', 'BIO 101', 'https://example.edu/BIO%20101'],
    ['https://example.edu/?q={{ q }}&a=1', 'a&b=c#d', 'https://example.edu/?q=a%26b%3Dc%23d&a=1'],
    ['https://example.edu/{{a}}', 'Über/../(x)', 'https://example.edu/%C3%9Cber%2F..%2F%28x%29'],
    ['https://example.edu/{{a}}', '\ud800', 'https://example.edu/%EF%BF%BD'],
    ['mailto:{{a}}', 'ada+x@example.edu', 'mailto:ada+x@example.edu'],
    ['mailto:{{a}}', 'a@b.edu?cc=evil@b.edu', 'mailto:a@b.edu%3Fcc%3Devil@b.edu'],
    ['tel:{{a}}', '+1 412', 'tel:+1%20412'],
    ['https://{{a}}.example.edu/', 'evil.test/', 'https://evil.test%2F.example.edu/'],
    ['https://{{{a}}}/', 'x', 'https://{{{a}}}/'],
    ['{{a}}:alert(1)', 'javascript', '{{a}}:alert(1)'],
    ['{{a}}', 'javascript:alert(1)', '{{a}}'],
  ])('fills %j with %j', (address, value, filled) => {
    expect(fill(address, value)).toBe(filled)
  })

  it('keeps blank fields, and asks for values as addresses need them', () => {
    const value: FieldValue = (name, place) => (name === 'day' ? place : undefined)
    expect(fillAddress('https://e.edu/{{day}}/{{ other }}', value)).toBe('https://e.edu/address/{{other}}')
  })
})

it('restores the braces that browsers encode', () => {
  expect(withFieldBraces('https://e.edu/%7B%7Bcourse%7D%7D/%7b%7B%20a_1%20%7d%7D/%7Bx%7D')).toBe(
    'https://e.edu/{{course}}/{{a_1}}/%7Bx%7D',
  )
})

import { CONTENT_MAX } from '@prompt-library/domain/limits'
import { expect, test } from 'vitest'
import { editHtml, htmlTexts } from './html-text.ts'

/** Replaces each of the found texts, in order, as the guard does. */
function edit(html: string, found: string | string[], replacement = ''): string {
  const editsIn = (text: string) => {
    let from = 0
    return [found].flat().flatMap((part) => {
      const start = text.indexOf(part, from)
      if (start === -1) return []
      from = start + part.length
      return [{ start, end: from, text: replacement }]
    })
  }
  const { text, links } = htmlTexts(html)
  return editHtml(html, { text: editsIn(text), links: editsIn(links) })
}

test('reads HTML as lines of text', () => {
  const cases: [html: string, text: string][] = [
    ['', ''],
    ['<p>a <strong>b</strong><em>c</em></p><p>d</p>', 'a bc\nd\n'],
    ['<h1>a</h1><p>b<br>c</p><p></p><p>d</p>', 'a\nb\nc\nd\n'],
    ['<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>', 'a\nb\nc\n'],
    ['<ul><li>a</li><li>b</li></ul>c', 'a\nb\nc\n'],
    ['<blockquote><p>a</p></blockquote>b', 'a\nb\n'],
    ['<pre><code>a\n  b\tc</code></pre>', 'a\n  b\tc\n'],
    ['<p>a\nb&nbsp;c&amp;lt; &#x1F600; 😀</p>', 'a b c&lt; 😀 😀\n'],
    // Broken or nested in ways that no editor produces.
    ['<p>a<p>b<div>c<b>d<p>e', 'a\nb\ncd\ne\n'],
    ['<p title="<b>a@b.c</b>">x</p>', 'x\n'],
    ['<<p>>', '<\n>\n'],
  ]
  for (const [html, expected] of cases) expect(htmlTexts(html).text, html).toBe(expected)
})

test('replaces and removes text, and keeps the formatting', () => {
  const cases: [html: string, found: string | string[], replacement: string, result: string][] = [
    ['<p>Ask a@b.c now.</p>', 'a@b.c', '{{email}}', '<p>Ask {{email}} now.</p>'],
    // Formatting splits the text.
    [
      '<p>Ask <strong>a</strong><em>@b</em>.c <u>now</u>.</p>',
      'a@b.c',
      '{{email}}',
      '<p>Ask <strong>{{email}}</strong> <u>now</u>.</p>',
    ],
    ['<p>Ask <strong><em>a@b.c</em></strong> now.</p>', 'a@b.c', '', '<p>Ask  now.</p>'],
    ['<p>x<strong>a@</strong>b.c<em>y</em></p>', 'a@b.c', '', '<p>x<em>y</em></p>'],
    // Several in one node, and one in two blocks.
    ['<p>1 2 1 2</p>', ['1', '2', '1'], 'x', '<p>x x x 2</p>'],
    [
      '<pre><code>-----\nabc\n-----\nrest</code></pre>',
      '-----\nabc\n-----',
      '',
      '<pre><code>\nrest</code></pre>',
    ],
    ['<p>one a</p><p>b two</p>', 'a\nb', 'X', '<p>one X</p><p> two</p>'],
    // Entities and characters of two units.
    ['<p>&lt;😀&amp;a@b.c&gt;&nbsp;é</p>', 'a@b.c', '{{e}}', '<p>&lt;😀&amp;{{e}}&gt;&nbsp;é</p>'],
    ['<p>a@b.c</p>', 'a@b.c', '<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    // What is left empty goes.
    ['<ul><li><p>a</p></li><li><p>b</p></li></ul>', 'a', '', '<ul><li><p>b</p></li></ul>'],
    ['<p>x</p><ul><li><p><b>a</b></p></li></ul>', 'a', '', '<p>x</p>'],
    ['<p>a</p><p> </p>', 'a', '', ''],
  ]
  for (const [html, found, replacement, result] of cases)
    expect(edit(html, found, replacement), html).toBe(result)
})

test('a link whose address has the text becomes plain text', () => {
  const plain = '<p>Ask {{email}} now.</p>'
  for (const html of [
    '<p>Ask <a href="mailto:a.b@c.edu">a.b@c.edu</a> now.</p>',
    '<p>Ask <a href="mailto:A.B%40c.edu?subject=Hi">a.b@c.edu</a> now.</p>',
    '<p>Ask <a href="https://c.edu/?to=a.b@c.edu"><strong></strong>a.b@c.edu</a> now.</p>',
  ])
    expect(edit(html, 'a.b@c.edu', '{{email}}'), html).toBe(
      html.includes('<strong>') ? plain.replace('{{', '<strong></strong>{{') : plain,
    )
  const phone = '<p>Call <a href="tel:+14126248837">(412) 624-8837</a>.</p>'
  expect(edit(phone, '(412) 624-8837')).toBe('<p>Call .</p>')
  // Other links stay.
  const other = '<p>a.b@c.edu <a href="https://c.edu">c</a> <a href="%E0%A4%A">broken</a></p>'
  expect(edit(other, 'a.b@c.edu ')).toBe('<p><a href="https://c.edu">c</a> <a href="%E0%A4%A">broken</a></p>')
})

test('lists the addresses of links that their text doesn’t show', () => {
  const html =
    '<p><a href="mailto:a.b%40c.edu">Write</a> <a href="mailto:a.b@c.edu">A.B@c.edu</a> <a href="https://c.edu/x">https://c.edu/x</a> <a href="tel:+14126248837">412-624-8837</a> <a href="https://c.edu/?key=1">c.edu</a></p>'
  expect(htmlTexts(html).links).toBe('mailto:a.b@c.edu\nhttps://c.edu/?key=1')
  // Only a phone number is often shown without its start.
  const shortened = '<p><a href="mailto:ana.lopez@c.edu">lopez@c.edu</a></p>'
  expect(htmlTexts(shortened).links).toBe('mailto:ana.lopez@c.edu')
  expect(edit('<p><a href="mailto:a.b%40c.edu">Write</a> to me</p>', 'a.b@c.edu')).toBe('<p>Write to me</p>')
})

test('reads and edits 30,000 characters, however deep or broken, without delay', () => {
  for (const part of [
    '<p>a@b.c 1</p>',
    '<b>a@b.c',
    '<ul><li>a@b.c',
    'a@b.c ',
    '<a href="mailto:a@b.c">a@b.c</a>',
    '<',
  ]) {
    const html = part.repeat(CONTENT_MAX / part.length)
    const start = performance.now()
    edit(html, htmlTexts(html).text.match(/a@b\.c/g) ?? [])
    // The browser alone takes a second for thousands of nested tags, and three times as long beside other tests.
    expect(performance.now() - start, part).toBeLessThan(10_000)
  }
})
